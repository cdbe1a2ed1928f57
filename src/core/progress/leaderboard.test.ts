import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Standing } from './leaderboard.ts'
import { boardNameOf, compareStandings, EXACT_RANK_MAX, rankBelow, rankRows, takesRank } from './leaderboard.ts'
import { approximateRank, bucketOf } from './rank-histogram.ts'

const standing = (userId: string, points: number, reachedAt = '2026-01-01T00:00:00.000Z'): Standing => ({
  userId,
  points,
  reachedAt,
})
const standings = fc.array(
  fc.record({
    userId: fc.string({ minLength: 1, maxLength: 4 }),
    points: fc.integer({ min: 1, max: 5 }),
    reachedAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-02T00:00:00.001Z'),
  }),
  { maxLength: 40 },
)

describe('ranks', () => {
  test.each([
    ['nobody', [], []],
    ['one person', [5], [1]],
    ['no ties', [9, 5, 1], [1, 2, 3]],
    ['two share the second', [9, 5, 5, 1], [1, 2, 2, 4]],
    ['all share the first', [5, 5, 5], [1, 1, 1]],
    ['two ties', [9, 9, 5, 5, 1], [1, 1, 3, 3, 5]],
  ])('%s (theCrag #1040, codewars #1097)', (_what, points, ranks) =>
    expect(rankRows(points.map((each) => ({ points: each }))).map(({ rank }) => rank)).toEqual(ranks),
  )

  test('a tie at rank 30 shares it', () => {
    const rows = rankRows(Array.from({ length: 31 }, (_, at) => ({ points: at < 29 ? 100 - at : 50 })))
    expect(rows.slice(28).map(({ rank }) => rank)).toEqual([29, 30, 30])
  })

  test("everyone's rank is one more than the number of people with more points (vrt-cogs #94, Meeds #179)", () => {
    fc.assert(
      fc.property(standings, (people) => {
        for (const row of rankRows(people.toSorted(compareStandings))) {
          expect(row.rank).toBe(rankBelow(people.filter(({ points }) => points > row.points).length))
        }
      }),
    )
  })
})

describe('the order', () => {
  test('is points, then who got there first, then the id', () => {
    const late = '2026-02-01T00:00:00.000Z'
    const people = [
      standing('a', 5, late),
      standing('c', 5),
      standing('z', 9, late),
      standing('b', 5),
      standing('B', 5),
    ]
    expect(people.toSorted(compareStandings).map(({ userId }) => userId)).toEqual(['z', 'B', 'b', 'c', 'a'])
  })

  test('is the same whatever order people come in (maproulette-frontend #2799)', () => {
    fc.assert(
      fc.property(standings, fc.integer(), (people, seed) => {
        const shuffled = people
          .toSorted((a, b) => ((seed ^ a.userId.length) & 1) - ((seed ^ b.userId.length) & 1))
          .toReversed()
        expect(shuffled.toSorted(compareStandings)).toEqual(people.toSorted(compareStandings))
      }),
    )
  })
})

describe('who is on the board', () => {
  test.each([
    [0, 'name', false],
    [0, 'hidden', false],
    [1, 'hidden', false],
    [1, 'name', true],
    [1, 'initials', true],
  ] as const)('%d points, shown as %s: %s (discourse PR 33627)', (points, visibility, isRanked) =>
    expect(takesRank(points, visibility)).toBe(isRanked),
  )

  test.each([
    ['Ana Maria', 'Silva', 'A.', 'S.'],
    ['élodie', 'd’Arc', 'É.', 'D.'],
    ['E\u0301lodie', 'Żak', 'E\u0301.', 'Ż.'],
    ['李', '小龙', '李.', '小.'],
    ['👩‍🚀 Star', ' ', '👩‍🚀.', ''],
    ['Madonna', '', 'M.', ''],
  ])('%s %s by initials is %s %s', (firstName, lastName, first, last) => {
    expect(boardNameOf({ firstName, lastName }, 'initials')).toEqual({ firstName: first, lastName: last })
  })

  test('a name is shown whole, and one with a sign in it by its letters', () => {
    const shown = (firstName: string) => boardNameOf({ firstName, lastName: 'Silva' }, 'name')
    expect(shown('Élodie d’Arc')).toEqual({ firstName: 'Élodie d’Arc', lastName: 'Silva' })
    expect(shown('👩‍🚀 Star')).toEqual({ firstName: 'S.', lastName: 'Silva' })
  })

  test('a hidden name does not leave in full either', () => {
    expect(boardNameOf({ firstName: 'Ana', lastName: 'Silva' }, 'hidden')).toEqual({ firstName: 'A.', lastName: 'S.' })
  })
})

describe('about which rank', () => {
  test.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [22_599, 225],
  ])('%d points are in bucket %d', (points, bucket) => expect(bucketOf(points)).toBe(bucket))

  test.each([
    ['all above count', 150, [{ bucket: 5, people: 20_000 }], 20_001],
    [
      'all below do not',
      150,
      [
        { bucket: 0, people: 99_999 },
        { bucket: 2, people: 15_000 },
      ],
      15_001,
    ],
    [
      'the best of a bucket has none of it ahead',
      199,
      [
        { bucket: 1, people: 1_000 },
        { bucket: 2, people: 15_000 },
      ],
      15_001,
    ],
    [
      'the least has nearly all',
      100,
      [
        { bucket: 1, people: 1_000 },
        { bucket: 2, people: 15_000 },
      ],
      15_991,
    ],
    ['never inside the ranks that are counted', 150, [{ bucket: 2, people: 5 }], EXACT_RANK_MAX + 1],
  ])('%s', (_what, points, histogram, rank) => expect(approximateRank(points, histogram)).toBe(rank))

  test('is within one bucket of the truth, and more points are never a worse rank', () => {
    const totals = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(totals, fc.integer({ min: 1, max: 3_000 }), (points, own) => {
        const everyone = [...points.map((each) => each), ...Array.from({ length: EXACT_RANK_MAX }, () => 4_000)]
        const buckets = new Map<number, number>()
        for (const each of everyone) buckets.set(bucketOf(each), (buckets.get(bucketOf(each)) ?? 0) + 1)
        const histogram = [...buckets].map(([bucket, people]) => ({ bucket, people }))
        const exact = everyone.filter((each) => each > own).length + 1
        const about = approximateRank(own, histogram)
        expect(Math.abs(about - exact)).toBeLessThanOrEqual(buckets.get(bucketOf(own)) ?? 0)
        expect(approximateRank(own + 1, histogram)).toBeLessThanOrEqual(about)
      }),
      { numRuns: 50 },
    )
  })
})
