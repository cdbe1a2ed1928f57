/** IPv4 addresses as numbers. */
export const dotted = (value: number): string => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
export const maskOf = (prefix: number): number => (prefix === 0 ? 0 : (~0 << (32 - prefix)) >>> 0)
