import { levelOf } from '#core/progress/levels.ts'
import { compareStandings, rankRows } from '#core/progress/leaderboard.ts'
import { medalImageUrl } from '#core/progress/image-urls.ts'
import type { Catalogue } from '#web/strings/catalogue.ts'
import type { BoardRow } from '#web/progress/board-rows.ts'

export type ExamplePeriod = 'all' | 'week'

/** Points of all time and of this week; nobody's. */
const people = (words: { person: string }) => [
  { userId: 'a', firstName: words.person, lastName: 'A', all: 4_150, week: 120 },
  { userId: 'b', firstName: words.person, lastName: 'B', all: 3_980, week: 310 },
  { userId: 'c', firstName: words.person, lastName: 'C', all: 3_420, week: 90 },
  { userId: 'you', firstName: 'E.', lastName: 'F.', all: 3_240, week: 340 },
  { userId: 'd', firstName: words.person, lastName: 'D', all: 2_910, week: 310 },
]

/** The board in its own order, with its own ranks: equal points share one. */
export function exampleBoard(
  period: ExamplePeriod,
  words: Pick<Catalogue['landing']['panels']['leaderboard'], 'person'>,
): BoardRow[] {
  const at = '2026-01-01T00:00:00.000Z'
  const standings = people(words)
    .map((person) => ({ ...person, points: person[period], reachedAt: at }))
    .sort(compareStandings)
  return rankRows(standings).map(({ rank, userId, firstName, lastName, points, all }) => ({
    key: userId,
    rank,
    firstName,
    lastName,
    totalPoints: points,
    badgeUrl: medalImageUrl(levelOf(all)),
    isOwn: userId === 'you',
  }))
}
