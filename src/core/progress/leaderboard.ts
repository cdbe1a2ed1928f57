import { initialOf, shownName } from '#core/account/names.ts'
import type { Instant } from '#core/time.ts'

export const BOARD_ROWS = 30
/** Down to this rank a person's own rank is counted exactly; below, it comes from a histogram. */
export const EXACT_RANK_MAX = 10_000

export const VISIBILITIES = ['name', 'initials', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** What a board sorts by: total points for all time, activity points for a week. */
export type Standing = {
  userId: string
  points: number
  /** When the points reached their present value. */
  reachedAt: Instant
}

/** Whether a person takes a rank at all. A deleted person has no standing to ask about. */
export function takesRank(points: number, visibility: Visibility): boolean {
  return points > 0 && visibility !== 'hidden'
}

/** Board order: more points first, then who got there first, then the id. Ids and instants compare as bytes. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.points !== b.points) return b.points - a.points
  if (a.reachedAt !== b.reachedAt) return a.reachedAt < b.reachedAt ? -1 : 1
  if (a.userId === b.userId) return 0
  return a.userId < b.userId ? -1 : 1
}

/** Gives ranks to the top rows of a board, already in its order: equal points share one and the next skips (1, 2, 2, 4). */
export function rankRows<Row extends { points: number }>(ordered: readonly Row[]): (Row & { rank: number })[] {
  const ranked: (Row & { rank: number })[] = []
  for (const [at, row] of ordered.entries()) {
    const above = ranked[at - 1]
    ranked.push({ ...row, rank: above?.points === row.points ? above.rank : at + 1 })
  }
  return ranked
}

/** A person's rank from the number of ranked people with strictly more points. */
export function rankBelow(peopleWithMore: number): number {
  return peopleWithMore + 1
}

/** How a person is named on a board: in full, or as 'A.' 'L.' */
export function boardNameOf(
  { firstName, lastName }: { firstName: string; lastName: string },
  visibility: Visibility,
): { firstName: string; lastName: string } {
  if (visibility === 'name') return { firstName: shownName(firstName), lastName: shownName(lastName) }
  return { firstName: initialOf(firstName), lastName: initialOf(lastName) }
}
