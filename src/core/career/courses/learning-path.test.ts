import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alternativesTo } from '#core/career/courses/course-alternatives.ts'
import { dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import {
  addToPath,
  hoursLeft,
  moveOnPath,
  nextOnPath,
  PATH_STATUSES,
  removeFromPath,
  swapOnPath,
  timeLeft,
  withStatus,
} from '#core/career/courses/learning-path.ts'
import type { PathEntry } from '#core/career/courses/learning-path.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const LATER = '2026-12-01T10:00:00.000Z'
const courseIds = [...fullCatalogue.courses.keys()]
const pathOf = (...ids: string[]) => ids.reduce<PathEntry[]>(addToPath, [])
const order = (path: PathEntry[]) => path.map((entry) => entry.courseId).join()

describe('the learning path', () => {
  it('takes no course twice', () => {
    expect(order(addToPath(pathOf('a', 'b'), 'a'))).toBe('a,b')
  })

  it.each([
    ['c', 0, 'c,a,b,d'],
    ['a', 2, 'b,c,a,d'],
    ['a', 99, 'b,c,d,a'],
    ['b', -5, 'b,a,c,d'],
    ['b', Number.NaN, 'b,a,c,d'],
    ['x', 1, 'a,b,c,d'],
  ])('moves %s to %d', (courseId, position, expected) => {
    expect(order(moveOnPath(pathOf('a', 'b', 'c', 'd'), courseId, position))).toBe(expected)
  })

  it('removes and swaps, but never into a double', () => {
    expect(order(removeFromPath(pathOf('a', 'b'), 'a'))).toBe('b')
    expect(order(swapOnPath(pathOf('a', 'b'), 'a', 'c'))).toBe('c,b')
    expect(order(swapOnPath(pathOf('a', 'b'), 'a', 'b'))).toBe('a,b')
    expect(order(swapOnPath(pathOf('a', 'b'), 'x', 'c'))).toBe('a,b')
  })

  it('keeps the start when a course is finished, and forgets the finish when that is undone', () => {
    const started = withStatus(pathOf('a'), 'a', 'started', NOW)
    const completed = withStatus(started, 'a', 'completed', LATER)
    expect(completed[0]).toEqual({ courseId: 'a', status: 'completed', startedAt: NOW, completedAt: LATER })
    expect(withStatus(completed, 'a', 'started', LATER)[0]).toEqual(started[0])
    expect(withStatus(completed, 'a', 'planned', LATER)).toEqual(pathOf('a'))
    expect(withStatus(completed, 'a', 'completed', '2027-01-01T00:00:00.000Z')).toEqual(completed)
  })

  it('goes on with what is started before what is planned, and ends', () => {
    const path = withStatus(pathOf('a', 'b'), 'b', 'started', NOW)
    expect(nextOnPath(path)?.courseId).toBe('b')
    expect(nextOnPath(withStatus(path, 'b', 'completed', NOW))?.courseId).toBe('a')
    expect(nextOnPath([])).toBeNull()
  })

  it('counts hours left and the weeks they take', () => {
    const path = withStatus(pathOf('sqlbolt', 'pro-git', 'gone-from-the-catalogue'), 'pro-git', 'started', NOW)
    expect(hoursLeft(fullCatalogue, path)).toBe(25)
    expect(timeLeft(fullCatalogue, path, 1.5)).toEqual({ hours: 25, weeks: 3 })
    expect(timeLeft(fullCatalogue, path, 0).weeks).toBeGreaterThan(3)
    expect(timeLeft(fullCatalogue, [], 1.5)).toEqual({ hours: 0, weeks: 0 })
  })

  it('never takes longer after any course is finished', () => {
    const paths = fc.uniqueArray(fc.constantFrom(...courseIds), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        paths,
        fc.nat(),
        fc.constantFrom(...PATH_STATUSES),
        fc.double({ min: 0.1, max: 24 }),
        (ids, pick, status, hours) => {
          const path = withStatus(pathOf(...ids), must(ids[pick % ids.length]), status, NOW)
          const before = timeLeft(fullCatalogue, path, hours)
          for (const id of ids) {
            const after = timeLeft(fullCatalogue, withStatus(path, id, 'completed', LATER), hours)
            expect(after.hours).toBeLessThanOrEqual(before.hours)
            expect(after.weeks).toBeLessThanOrEqual(before.weeks)
          }
        },
      ),
    )
  })
})

describe('alternativesTo', () => {
  const wish = {
    dreamRole: must(dreamRoleByTitle(fullCatalogue, 'Data Scientist')),
    interimRole: null,
    states: new Map(),
    learningPreference: 'all' as const,
    hoursPerDay: 1.5,
    challenges: [],
  }

  it('offers other courses that close the same gap, and none that is taken', () => {
    const sqlbolt = must(fullCatalogue.courses.get('sqlbolt'))
    const [first, ...rest] = alternativesTo(fullCatalogue, sqlbolt, wish)
    expect(rest).toHaveLength(2)
    for (const course of [must(first), ...rest]) expect(course.skills).toContain('sql')
    expect(alternativesTo(fullCatalogue, sqlbolt, wish, [must(first).id]).map((course) => course.id)).not.toContain(
      must(first).id,
    )
  })

  it('compares by skills where a course closes no gap', () => {
    const go = must(fullCatalogue.courses.get('a-tour-of-go'))
    for (const course of alternativesTo(fullCatalogue, go, wish)) {
      expect(course.skills.some((skillId) => go.skills.includes(skillId))).toBe(true)
    }
  })
})
