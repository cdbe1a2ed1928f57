import { expect, it } from 'vitest'
import { OUTCOMES, STAGES } from '../stage.ts'
import { fittingFollowUps, FOLLOW_UP_KINDS, hasTakenPlace } from './fitting-follow-ups.ts'

const open = { outcome: null, hasTalked: false, isInvited: false }

it.each([
  ['saved', []],
  ['applied', ['first', 'second', 'withdraw']],
  ['talks', ['first', 'second', 'withdraw']],
  ['offer', ['consider', 'accept', 'decline', 'withdraw']],
] as const)('who is at %s is offered %j', (stage, letters) => {
  expect(fittingFollowUps({ ...open, stage })).toEqual(letters)
})

it('who talked before applying may say thank you and ask, not speak of an application', () => {
  expect(fittingFollowUps({ ...open, stage: 'saved', hasTalked: true })).toEqual(['thank_you', 'after_silence'])
})

it('who has a task is not offered to ask where things stand', () => {
  const kinds = fittingFollowUps({ ...open, stage: 'interviewing', hasTask: true })
  expect(kinds).toEqual(['task', 'withdraw'])
})

it('an end asks no more where things stand, and every letter fits somewhere', () => {
  const all = STAGES.flatMap((stage) =>
    [true, false].flatMap((is) => fittingFollowUps({ ...open, stage, hasTalked: is, isInvited: is, hasTask: is })),
  )
  expect(new Set(all)).toEqual(new Set(FOLLOW_UP_KINDS))
  for (const outcome of OUTCOMES)
    expect(fittingFollowUps({ ...open, stage: 'interviewing', outcome, hasTalked: true })).not.toContain('first')
})

it('offers no thanks for a talk before it took place, and a yes to the one that lies ahead', () => {
  expect(fittingFollowUps({ ...open, stage: 'interviewing', isInvited: true })).toEqual(['confirm', 'withdraw'])
  const now = { day: '2026-11-28', time: '11:00' }
  const talk = (onDate: string, atTime: string | null, outcome = 'planned') =>
    hasTakenPlace({ onDate, atTime, outcome }, now)
  expect(talk('2026-12-10', '10:00')).toBe(false)
  expect(talk('2026-11-28', '14:00')).toBe(false)
  expect(talk('2026-11-28', null)).toBe(false)
  expect(talk('2026-11-28', '10:00')).toBe(true)
  expect(talk('2026-11-28', null, 'done')).toBe(true)
  expect(talk('2026-11-27', null)).toBe(true)
  expect(talk('2026-11-27', null, 'cancelled')).toBe(false)
})
