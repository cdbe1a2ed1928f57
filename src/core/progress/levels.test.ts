import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DREAM_ROLES } from '#core/career/questionnaire.ts'
import { GENERIC_LADDER, LADDERS, ROLE_FAMILIES } from './ladders.ts'
import { LEVEL_MAX, LEVEL_THRESHOLDS, levelAfter, levelNameOf, levelOf, levelsFor, maxPointsOf } from './levels.ts'

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
        expect(LEVEL_THRESHOLDS[levelOf(a) - 1]!).toBeLessThanOrEqual(a)
      }),
    )
    expect(levelOf(-5)).toBe(1)
  })
})

describe('the names', () => {
  test.each(['', ' ', '\t\n', 'x'.repeat(101)])('%j is no role', (role) => expect(levelsFor(role).kind).toBe('refused'))

  test('tells an empty role from one that is too long', () => {
    expect(levelsFor('  ')).toEqual({ kind: 'refused', reason: 'emptyRole' })
    expect(levelsFor('x'.repeat(101))).toEqual({ kind: 'refused', reason: 'overLongRole' })
    expect(levelsFor('x'.repeat(100)).kind).toBe('levels')
  })

  test.each(['Beekeeper', 'constructor', '__proto__', 'toString', 'software developer', 'UI'])(
    '%j is unknown and gets the generic names',
    (role) => {
      const list = levelsFor(role)
      expect(list.kind === 'levels' && list.levels.map(({ levelName }) => levelName)).toEqual(GENERIC_LADDER)
    },
  )

  test('every dream role has the ladder of a family, with the same thresholds', () => {
    expect([...ROLE_FAMILIES.keys()].toSorted()).toEqual([...DREAM_ROLES].toSorted())
    for (const role of DREAM_ROLES) {
      const list = levelsFor(role)
      if (list.kind === 'refused') throw new Error(role)
      expect(list.levels.map(({ minPoints }) => minPoints)).toEqual(LEVEL_THRESHOLDS)
      expect(list.levels.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(list.levels.map(({ levelName }) => levelName)).toEqual(LADDERS[ROLE_FAMILIES.get(role)!])
    }
  })

  test.each([
    ['Software Developer', 1, 'Hello World'],
    ['Full-Stack Developer', 10, 'Principal Path'],
    ['Mobile App Developer', 5, 'Code Reviewer'],
    ['Data Scientist', 1, 'First Query'],
    ['AI Engineer', 5, 'Model Trainer'],
    [' UI/UX Designer ', 3, 'Pixel Tuner'],
    ['Cybersecurity Analyst', 6, 'Threat Modeller'],
    ['Cloud Engineer', 5, 'Uptime Keeper'],
    ['Network Engineer', 2, 'Packet Starter'],
    ['Beekeeper', 10, 'Trailblazer'],
    [null, 1, 'Explorer'],
  ])('%s, level %d: %s', (role, level, name) => expect(levelNameOf(level, role)).toBe(name))

  test('there is no eleventh level, and none before the first', () => {
    expect(() => levelNameOf(11, 'Data Scientist')).toThrow(RangeError)
    expect(() => levelNameOf(0, null)).toThrow(RangeError)
  })

  test('each ladder has ten different names in title case', () => {
    for (const ladder of [...Object.values(LADDERS), GENERIC_LADDER]) {
      expect(new Set(ladder).size).toBe(10)
      for (const name of ladder) expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+){0,2}$/)
    }
  })
})
