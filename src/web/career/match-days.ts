import { addDays, daysBetween, type LocalDate } from '#core/time.ts'
import type { Catalogue } from '../strings/catalogue.ts'

export type MatchPoint = { date: LocalDate; percent: number }

/** As many as a line of this width shows apart. */
const MOST_POINTS = 120

/** One point for each of the last days: the match stays what it was until it changes. Oldest first. */
export function everyDay(changes: readonly MatchPoint[]): MatchPoint[] {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return []
  const days = Math.min(MOST_POINTS, daysBetween(first.date, last.date) + 1)
  const from = addDays(last.date, 1 - days)
  let known = changes.filter((point) => point.date <= from).at(-1) ?? first
  return Array.from({ length: days }, (_, day) => {
    const date = addDays(from, day)
    known = changes.find((point) => point.date === date) ?? known
    return { date, percent: known.percent }
  })
}

/** 'Up 9 points since 3 Oct'; what stayed the same is said too. */
export function changeText(changes: readonly MatchPoint[], words: Catalogue['plan']['history']): string {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last || first === last) return words.fromToday
  const change = last.percent - first.percent
  if (change === 0) return words.unchanged(first.date)
  return change > 0 ? words.up(change, first.date) : words.down(-change, first.date)
}
