/** One of these, as a part of a pattern. */
export const any = (...parts: string[]): string => `(?:${parts.join('|')})`
