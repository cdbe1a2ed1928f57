const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:19|20)?\d\d(?![\d/])/g
/** A state and its postal code: 'Boise, ID 83702'. */
const AMERICAN = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/
const MONTHS = 12

/** Whether a document writes '03/15/2019': one date that can only be read so decides for all of them. */
export function writesMonthFirst(texts: string[]): boolean {
  const dates = texts.flatMap((text) => [...text.matchAll(SLASHED)].map(([, a, b]) => [Number(a), Number(b)] as const))
  if (dates.some(([first]) => first > MONTHS)) return false
  if (dates.some(([, second]) => second > MONTHS)) return true
  const [firsts, seconds] = [0, 1].map((at) => new Set(dates.map((date) => date[at]))) as [Set<number>, Set<number>]
  // '03/01/2019', '09/01/2020': always the first of a month.
  if (firsts.size > 1 && seconds.size === 1) return true
  return dates.length > 0 && firsts.size > 1 && texts.some((text) => AMERICAN.test(text))
}
