import { describe, expect, test } from 'vitest'
import { livePages } from '../nav.ts'
import { dashboard } from '../strings/en/dashboard.ts'
import { firstSteps, isFirstDayOver } from './first-day.ts'

const words = dashboard.firstDay.steps
const noPages = { ...livePages, mockInterview: false, arena: false }
const planned = { status: 'planned' }
const started = { status: 'started' }
const facts = { skills: ['Git'] }
const draft = { status: 'draft', facts } as const
const confirmed = { status: 'confirmed', facts } as const
const newer = { ...draft, replaced: { wasConfirmed: true } } as const
const manual = { status: 'manual', facts } as const
const noSkills = { status: 'manual', facts: { skills: [] } } as const

describe('a first day', () => {
  test.each([
    ['nothing known yet', null, 'Tell us your skills', 'From your resume, or picked by hand.', false],
    ['a resume was read', draft, 'Confirm your skills', 'Look over what was read from your resume.', false],
    ['it was looked over', confirmed, 'Confirm your skills', 'You looked over what was read from your resume.', true],
    ['a newer one was read since', newer, 'Confirm your skills', 'Look over what was read from your resume.', true],
    ['picked by hand', manual, 'Tell us your skills', 'You picked them by hand; add more at any time.', true],
    ['none was picked', noSkills, 'Tell us your skills', 'From your resume, or picked by hand.', false],
  ] as const)('skills: %s', (_, resume, title, note, isDone) => {
    expect(firstSteps({ resume, path: [planned] }, noPages, words)[0]).toMatchObject({ title, note, isDone })
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
    ['a course is started', manual, [started], true],
    ['none is started', manual, [planned], false],
    ['the skills are unconfirmed', draft, [started], false],
  ] as const)('is over or not when %s', (_, resume, path, isOver) => {
    expect(isFirstDayOver(firstSteps({ resume, path }, noPages, words))).toBe(isOver)
  })

  test('nobody whose dream role is in reach is asked to start a course: they are led to the jobs', () => {
    const there = { resume: manual, path: [planned], isInReach: true }
    const steps = firstSteps(there, noPages, words)
    expect(steps.map(({ id }) => id)).toEqual(['skills', 'job'])
    expect(steps[1]).toMatchObject({ title: 'Save a first job', to: '/jobs', isDone: false })
    expect(isFirstDayOver(firstSteps({ ...there, hasSavedJob: true }, noPages, words))).toBe(true)
  })

  test('every step can be done, and the day is over at four of four', () => {
    const all = { ...livePages, mockInterview: true, arena: true }
    const known = { resume: confirmed, path: [started], hasTakenCheck: true }
    expect(isFirstDayOver(firstSteps({ ...known, hasPractised: false }, all, words))).toBe(false)
    const steps = firstSteps({ ...known, hasPractised: true }, all, words)
    expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, true])
    expect(isFirstDayOver(steps)).toBe(true)
  })
})
