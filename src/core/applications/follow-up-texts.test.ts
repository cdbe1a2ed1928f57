import { expect, it } from 'vitest'
import { fittingFollowUps, FOLLOW_UP_KINDS, hasTakenPlace, writeFollowUp } from './follow-up-texts.ts'
import { OUTCOMES, STAGES } from './stage.ts'

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

it('no letter on a saved job, open or closed, speaks of an application', () => {
  const facts = {
    title: 'Tester',
    company: 'Umber',
    appliedOn: null,
    interviewOn: null,
    invited: null,
    contactName: null,
    senderName: 'Ada',
  }
  for (const outcome of [null, ...OUTCOMES])
    for (const hasTalked of [true, false])
      for (const kind of fittingFollowUps({ ...open, stage: 'saved', outcome, hasTalked })) {
        const { subject, body } = writeFollowUp(kind, facts, 'en')
        expect(subject + body).not.toMatch(/\bapplied\b|\bapplication\b/i)
      }
})

it('ends a sentence once behind a firm whose name ends in a point', () => {
  const facts = {
    title: 'Engineer',
    company: 'Market sp. z o.o.',
    appliedOn: null,
    interviewOn: null,
    invited: null,
    contactName: null,
    senderName: 'Ada',
  }
  const { body } = writeFollowUp('consider', facts, 'en')
  expect(body).toContain('at Market sp. z o.o.\n')
})

it('who has a task is not offered to ask where things stand, and says by when it comes', () => {
  const kinds = fittingFollowUps({ ...open, stage: 'interviewing', hasTask: true })
  expect(kinds).toEqual(['task', 'withdraw'])
  const facts = {
    title: 'Tester',
    company: 'Umber',
    appliedOn: null,
    interviewOn: null,
    invited: null,
    taskUntil: '2026-12-03',
    contactName: null,
    senderName: 'Ada',
  }
  expect(writeFollowUp('task', facts, 'en').body).toContain('by 3 December 2026')
  expect(writeFollowUp('task', { ...facts, taskUntil: null }, 'de').body).toContain('sobald sie fertig ist')
})

it('an end asks no more where things stand, and every letter fits somewhere', () => {
  const all = STAGES.flatMap((stage) =>
    [true, false].flatMap((is) => fittingFollowUps({ ...open, stage, hasTalked: is, isInvited: is, hasTask: is })),
  )
  expect(new Set(all)).toEqual(new Set(FOLLOW_UP_KINDS))
  for (const outcome of OUTCOMES)
    expect(fittingFollowUps({ ...open, stage: 'interviewing', outcome, hasTalked: true })).not.toContain('first')
})

it('thanks for no talk before it took place, and confirms the one that lies ahead', () => {
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
  const facts = {
    title: 'Tester',
    company: 'Umber',
    appliedOn: null,
    interviewOn: null,
    contactName: null,
    senderName: 'A',
  }
  const invited = { onDate: '2026-12-10', atTime: '10:00' }
  expect(writeFollowUp('confirm', { ...facts, invited }, 'en').body).toContain('I confirm 10 December 2026, 10:00.')
  expect(writeFollowUp('confirm', { ...facts, invited }, 'tr').body).toContain('10 Aralık 2026, saat 10:00 bana uygun.')
})

it('writes every letter in German too, from what is known alone', () => {
  const facts = {
    title: 'Tester',
    company: 'Umber',
    appliedOn: '2026-11-02',
    interviewOn: '2026-11-20',
    invited: { onDate: '2026-12-10', atTime: '10:00' },
    contactName: null,
    senderName: 'Ada',
  }
  const unknown = { ...facts, title: null, company: null, appliedOn: null, interviewOn: null, invited: null }
  for (const kind of FOLLOW_UP_KINDS)
    for (const { subject, body } of [writeFollowUp(kind, facts, 'de'), writeFollowUp(kind, unknown, 'de')]) {
      expect(body).toMatch(/^Guten Tag,\n\n[a-zä]/)
      expect(body).toMatch(/Mit freundlichen Grüßen\nAda$/)
      expect(subject + body).not.toMatch(/null|undefined| {2}| [,.]/)
    }
  expect(writeFollowUp('first', facts, 'de').body).toContain(
    'am 2. November 2026 habe ich mich als Tester bei Umber beworben',
  )
  expect(writeFollowUp('confirm', facts, 'de').body).toContain('Den Termin am 10. Dezember 2026 um 10:00 Uhr')
})
