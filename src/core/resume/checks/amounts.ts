/** 0 at `none` and beyond, 1 at `full` and beyond, straight between the two. */
export function between(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)))
}

export const shareOf = (part: number, whole: number): number => (whole <= 0 ? 0 : part / whole)

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** '1 bullet', '3 bullets'. */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
