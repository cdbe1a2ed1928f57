import { describe, expect, test } from 'vitest'
import { markOwn, podiumOf } from './board-rows.ts'

const entry = (rank: number, firstName: string, lastName: string, totalPoints: number) => ({
  rank,
  firstName,
  lastName,
  badgeUrl: '/medals/level-1.svg',
  totalPoints,
})
const board = [
  entry(1, 'Aiko', 'N', 900),
  entry(2, 'Ana', 'Okafor', 500),
  entry(2, 'Ben', 'Roth', 500),
  entry(4, 'Ana', 'Okafor', 400),
]
const ana = { first_name: 'Ana', last_name: 'Okafor', leaderboard_visibility: 'name' as const }

describe('the own row', () => {
  test.each([
    ['is found among those who share the rank', { rank: 2, totalPoints: 500, rankIsExact: true }, ana, 1],
    ['is not that of a namesake with other points', { rank: 4, totalPoints: 400, rankIsExact: true }, ana, 3],
    ['is nowhere without a rank', { rank: null, totalPoints: 500, rankIsExact: true }, ana, -1],
    [
      'is nowhere when the board shows another name',
      { rank: 2, totalPoints: 500, rankIsExact: true },
      { ...ana, leaderboard_visibility: 'initials' as const },
      -1,
    ],
    ['is nowhere below the board', { rank: 31, totalPoints: 5, rankIsExact: true }, ana, -1],
  ])('%s', (_name, own, person, at) => expect(markOwn(board, own, person).findIndex((row) => row.isOwn)).toBe(at))

  test('is one, also among namesakes with the same points', () => {
    const twins = [entry(1, 'Ana', 'Okafor', 500), entry(1, 'Ana', 'Okafor', 500)]
    expect(
      markOwn(twins, { rank: 1, totalPoints: 500, rankIsExact: true }, ana).filter((row) => row.isOwn),
    ).toHaveLength(1)
  })

  test('with initials is found by them', () => {
    const rows = markOwn(
      [entry(1, 'A.', 'O.', 500)],
      { rank: 1, totalPoints: 500, rankIsExact: true },
      { ...ana, leaderboard_visibility: 'initials' },
    )
    expect(rows[0]?.isOwn).toBe(true)
  })
})

test.each([
  [[1, 2, 2, 4], 3],
  [[1, 2], 0],
  [[1, 1, 3], 3],
  [[1, 1, 3, 3, 3], 0],
  [[1, 1, 1, 1], 0],
])('of ranks %j %d stand on the podium', (ranks, standing) => {
  const rows = markOwn(
    ranks.map((rank) => entry(rank, 'Ana', 'Okafor', 900 - rank)),
    { rank: null, totalPoints: 0, rankIsExact: true },
    ana,
  )
  expect(podiumOf(rows)).toHaveLength(standing)
})
