import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courses } from '../strings/en/courses.ts'
import { learningPath } from '../strings/en/learning-path.ts'
import { hoursLeftOn, hoursText, timeLeftLine } from './time-left.ts'

const words = { courses, learningPath }
const course = (status: string, durationHours: number) => ({ status, durationHours })

describe('time left', () => {
  test('counts a started course in full and a completed one not at all', () => {
    expect(hoursLeftOn([course('completed', 10), course('started', 4), course('planned', 6)])).toBe(10)
  })

  test.each([
    // A week holds six days of study: 18 hours at '2-4', 9 at '1-2', 30 at '4+'.
    ['2-4', 18, 'less than a week'],
    ['2-4', 18.5, '2 weeks'],
    ['1-2', 18, '2 weeks'],
    ['4+', 360, '12 weeks'],
    ['4+', 390, '3 months'],
  ] as const)('at %s hours a day, %d hours are %s', (commitment, hours, span) => {
    expect(
      timeLeftLine([course('completed', 5), course('planned', hours)], { timeCommitmentPerDay: commitment }, words),
    ).toBe(
      `1 of 2 done, about ${hoursText(hours, courses)} of courses left: ${span} at ${commitment} hours a day, without practice`,
    )
  })

  test('counts by the exact hours where some were kept on the plan', () => {
    const kept = { timeCommitmentPerDay: '1-2', hoursPerDay: 1 } as const
    expect(timeLeftLine([course('planned', 18)], kept, words)).toBe(
      '0 of 1 done, about 18 h of courses left: 3 weeks at 1 hour a day, without practice',
    )
  })

  test('says nothing of time when all is done', () => {
    expect(timeLeftLine([course('completed', 5)], { timeCommitmentPerDay: '1-2' }, words)).toBe('1 of 1 done')
  })

  test('finishing a course never raises the hours left', () => {
    const anyCourse = fc.record({
      status: fc.constantFrom('planned', 'started', 'completed'),
      durationHours: fc.double({ min: 0, max: 400, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(anyCourse, { minLength: 1 }), fc.nat(), (path, pick) => {
        const finished = path.map((entry, index) =>
          index === pick % path.length ? { ...entry, status: 'completed' } : entry,
        )
        expect(hoursLeftOn(finished)).toBeLessThanOrEqual(hoursLeftOn(path))
      }),
    )
  })
})

test.each([
  [0.75, '45 min'],
  [1, '1 h'],
  [1.5, '1.5 h'],
  [9.96, '10 h'],
  [120.4, '120 h'],
])('%d hours read as %s', (hours, text) => {
  expect(hoursText(hours, courses)).toBe(text)
})
