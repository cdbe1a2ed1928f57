import { describe, expect, test } from 'vitest'
import { livePages } from '../nav.ts'
import { dashboard } from '../strings/en/dashboard.ts'
import { firstSteps, isFirstDayOver } from './first-day.ts'

const words = dashboard.firstDay.steps
const noPages = { ...livePages, mockInterview: false, arena: false }
const planned = { status: 'planned' }
const started = { status: 'started' }

describe('a first day', () => {
  test.each([
    ['nothing known yet', null, 'Tell us your skills', false],
    ['a resume was read', { status: 'draft' }, 'Confirm your skills', false],
    ['it was looked over', { status: 'confirmed' }, 'Confirm your skills', true],
    ['skills were picked by hand', { status: 'manual' }, 'Confirm your skills', true],
  ] as const)('skills: %s', (_, resume, title, isDone) => {
    expect(firstSteps({ resume, path: [planned] }, noPages, words)[0]).toMatchObject({ title, isDone })
  })

  test('offers practice and checks only when their pages are there', () => {
    const ids = (pages: typeof livePages) => firstSteps({ resume: null, path: [] }, pages, words).map((step) => step.id)
    expect(ids(noPages)).toEqual(['skills', 'course'])
    expect(ids({ ...noPages, arena: true })).toEqual(['skills', 'course', 'check'])
    expect(ids({ ...noPages, mockInterview: true, arena: true })).toEqual(['skills', 'course', 'practise', 'check'])
  })

  test.each([false, true])('a check taken: %s', (hasTakenCheck) => {
    const steps = firstSteps({ resume: null, path: [], hasTakenCheck }, { ...noPages, arena: true }, words)
    expect(steps.find((step) => step.id === 'check')).toMatchObject({ isDone: hasTakenCheck, to: '/arena' })
  })

  test.each([
    [false, 'Taken, not passed yet: practise, then try again another day.'],
    [true, 'A passed check is the strongest proof of a skill.'],
  ])('a check taken and passed, %s, is spoken of as such', (hasPassedCheck, note) => {
    const steps = firstSteps(
      { resume: null, path: [], hasTakenCheck: true, hasPassedCheck },
      { ...noPages, arena: true },
      words,
    )
    expect(steps.find((step) => step.id === 'check')).toMatchObject({ isDone: true, note })
  })

  test.each([
    ['a course is started', { status: 'manual' }, [started], true],
    ['none is started', { status: 'manual' }, [planned], false],
    ['the skills are unconfirmed', { status: 'draft' }, [started], false],
  ] as const)('is over or not when %s', (_, resume, path, isOver) => {
    expect(isFirstDayOver(firstSteps({ resume, path }, noPages, words))).toBe(isOver)
  })

  test('nobody whose dream role is in reach is asked to start a course: they are led to the jobs', () => {
    const there = { resume: { status: 'manual' } as const, path: [planned], isInReach: true }
    const steps = firstSteps(there, noPages, words)
    expect(steps.map(({ id }) => id)).toEqual(['skills', 'job'])
    expect(steps[1]).toMatchObject({ title: 'Save a first job', to: '/jobs', isDone: false })
    expect(isFirstDayOver(firstSteps({ ...there, hasSavedJob: true }, noPages, words))).toBe(true)
  })

  test('every step can be done, and the day is over at four of four', () => {
    const all = { ...livePages, mockInterview: true, arena: true }
    const known = { resume: { status: 'confirmed' } as const, path: [started], hasTakenCheck: true }
    expect(isFirstDayOver(firstSteps({ ...known, hasPractised: false }, all, words))).toBe(false)
    const steps = firstSteps({ ...known, hasPractised: true }, all, words)
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, true])
    expect(isFirstDayOver(steps)).toBe(true)
  })
})
