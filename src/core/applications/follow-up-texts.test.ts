import { expect, it } from 'vitest'
import { fittingFollowUps, FOLLOW_UP_KINDS, writeFollowUp } from './follow-up-texts.ts'
import { OUTCOMES, STAGES } from './stage.ts'

const open = { outcome: null, hasTalked: false }

it.each([
  ['saved', []],
  ['applied', ['first', 'second', 'withdraw']],
  ['talks', ['thank_you', 'after_silence', 'first', 'second', 'withdraw']],
  ['offer', ['accept', 'decline', 'thank_you', 'after_silence', 'first', 'second', 'withdraw']],
] as const)('who is at %s is offered %j', (stage, letters) => {
  expect(fittingFollowUps({ ...open, stage })).toEqual(letters)
})

it('who talked before applying may say thank you and ask, not speak of an application', () => {
  expect(fittingFollowUps({ stage: 'saved', outcome: null, hasTalked: true })).toEqual(['thank_you', 'after_silence'])
})

it('no letter on a saved job, open or closed, speaks of an application', () => {
  const facts = {
    title: 'Tester',
    company: 'Umber',
    appliedOn: null,
    interviewOn: null,
    contactName: null,
    senderName: 'Ada',
  }
  for (const outcome of [null, ...OUTCOMES])
    for (const hasTalked of [true, false])
      for (const kind of fittingFollowUps({ stage: 'saved', outcome, hasTalked })) {
        const { subject, body } = writeFollowUp(kind, facts, 'en')
        expect(subject + body).not.toMatch(/\bapplied\b|\bapplication\b/i)
      }
})

it('an end asks no more where things stand, and every letter fits somewhere', () => {
  const all = STAGES.flatMap((stage) => fittingFollowUps({ ...open, stage }))
  expect(new Set(all)).toEqual(new Set(FOLLOW_UP_KINDS))
  for (const outcome of OUTCOMES)
    expect(fittingFollowUps({ stage: 'interviewing', outcome, hasTalked: true })).not.toContain('first')
})
