import type { LeaderboardEntry } from '#contract/progress.ts'
import { boardNameOf, type Visibility } from '#core/progress/leaderboard.ts'

export type OwnStanding = { rank: number | null; totalPoints: number; rankIsExact: boolean }
export type BoardRow = LeaderboardEntry & { key: string; isOwn: boolean }

/**
 * The rows with the person's own marked. The board tells no ids, so it is found by rank, points and the name it shows;
 * of namesakes with the very same points the first is taken.
 */
export function markOwn(
  entries: readonly LeaderboardEntry[],
  own: OwnStanding,
  person: { first_name: string; last_name: string; leaderboard_visibility: Visibility },
): BoardRow[] {
  const name = boardNameOf({ firstName: person.first_name, lastName: person.last_name }, person.leaderboard_visibility)
  const at = entries.findIndex(
    (entry) =>
      entry.rank === own.rank &&
      entry.totalPoints === own.totalPoints &&
      entry.firstName === name.firstName &&
      entry.lastName === name.lastName,
  )
  return entries.map((entry, index) => ({ ...entry, key: `${index}`, isOwn: index === at }))
}

const PLACES = 3

/** The first three rows stand on the podium; nobody does where one with the points of the third would be left out. */
export function podiumOf(rows: readonly BoardRow[]): BoardRow[] {
  const [third, fourth] = rows.slice(PLACES - 1)
  return third && third.rank !== fourth?.rank ? rows.slice(0, PLACES) : []
}
