import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GENERIC_LADDER, LADDERS } from './ladders.ts'
import {
  LEVEL_MAX,
  LEVEL_THRESHOLDS,
  levelAfter,
  levelNameOf,
  levelOf,
  levelsFor,
  maxPointsOf,
  roleRefusal,
} from './levels.ts'

describe('the level of a total', () => {
  test.each([
    [0, 1, 500],
    [499, 1, 500],
    [500, 2, 1_500],
    [1_499, 2, 1_500],
    [1_500, 3, 3_000],
    [2_999, 3, 3_000],
    [3_000, 4, 5_000],
    [5_000, 5, 7_500],
    [7_500, 6, 10_500],
    [10_500, 7, 14_000],
    [14_000, 8, 18_000],
    [18_000, 9, 22_500],
    [22_499, 9, 22_500],
    [22_500, 10, 22_500],
    [1_000_000, 10, 1_000_000],
  ])('%d points are level %d, and the bar ends at %d (habitica #663 #5736 #6015)', (points, level, max) => {
    expect(levelOf(points)).toBe(level)
    expect(maxPointsOf(points, level)).toBe(max)
  })

  test('the thresholds are 250·n·(n−1)', () => {
    expect(LEVEL_THRESHOLDS).toEqual(Array.from({ length: 10 }, (_, at) => 250 * (at + 1) * at))
    expect(LEVEL_MAX).toBe(10)
  })

  test('a level once reached is kept when points are taken back', () => {
    expect(levelAfter(499, 2)).toBe(2)
    expect(levelAfter(500, 1)).toBe(2)
    expect(levelAfter(0, 10)).toBe(10)
    expect(maxPointsOf(400, 2)).toBe(1_500)
    expect(maxPointsOf(22_000, 10)).toBe(22_000)
  })

  test('more points are never a lower level, and every total has one of the ten', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(60_000), (a, b) => {
        expect(levelOf(a + b)).toBeGreaterThanOrEqual(levelOf(a))
        expect(levelOf(a)).toBeGreaterThanOrEqual(1)
        expect(must(LEVEL_THRESHOLDS[levelOf(a) - 1])).toBeLessThanOrEqual(a)
      }),
    )
    expect(levelOf(-5)).toBe(1)
  })
})

describe('the names', () => {
  test.each(['', ' ', '\t\n'])('%j names no role', (title) => expect(roleRefusal(title)).toBe('emptyRole'))

  test('a title is too long from 101 characters on', () => {
    expect(roleRefusal('x'.repeat(101))).toBe('overLongRole')
    expect(roleRefusal('x'.repeat(100))).toBeNull()
  })

  test.each(['bees', 'constructor', '__proto__', 'toString', 'Software', undefined])(
    'an unknown ladder (%j) has the generic names',
    (ladder) => expect(levelsFor(ladder).map(({ levelName }) => levelName)).toEqual(GENERIC_LADDER),
  )

  test('every ladder has its own names and the same thresholds', () => {
    for (const [ladder, names] of Object.entries(LADDERS)) {
      const levels = levelsFor(ladder)
      expect(levels.map(({ minPoints }) => minPoints)).toEqual(LEVEL_THRESHOLDS)
      expect(levels.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(levels.map(({ levelName }) => levelName)).toEqual(names)
    }
  })

  test.each([
    ['software', 1, 'Hello World'],
    ['software', 10, 'Principal Path'],
    ['dataAndAi', 5, 'Model Trainer'],
    ['design', 3, 'Pixel Tuner'],
    ['security', 6, 'Threat Modeller'],
    ['cloudAndNetwork', 2, 'Packet Starter'],
    ['bees', 10, 'Trailblazer'],
    [undefined, 1, 'Explorer'],
  ])('%s, level %d: %s', (ladder, level, name) => expect(levelNameOf(level, ladder)).toBe(name))

  test('there is no eleventh level, and none before the first', () => {
    expect(() => levelNameOf(11, 'dataAndAi')).toThrow(RangeError)
    expect(() => levelNameOf(0, undefined)).toThrow(RangeError)
  })

  test('each ladder has ten different names in title case', () => {
    for (const ladder of [...Object.values(LADDERS), GENERIC_LADDER]) {
      expect(new Set(ladder).size).toBe(10)
      for (const name of ladder) expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+){0,2}$/)
    }
  })
})
