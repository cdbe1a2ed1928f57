import { describe, expect, it } from 'vitest'
import { OUTCOMES } from '../stage.ts'
import { fittingFollowUps, FOLLOW_UP_KINDS } from './fitting-follow-ups.ts'
import type { FollowUpFacts } from './letter-words.ts'
import { writeFollowUp } from './write-follow-up.ts'

const unknown: FollowUpFacts = {
  title: null,
  company: null,
  appliedOn: null,
  interviewOn: null,
  invited: null,
  contactName: null,
  senderName: 'Ada',
}
const atUmber: FollowUpFacts = { ...unknown, title: 'Tester', company: 'Umber' }
const known: FollowUpFacts = {
  ...atUmber,
  appliedOn: '2026-11-02',
  interviewOn: '2026-11-20',
  invited: { onDate: '2026-12-01', atTime: '13:30' },
  taskUntil: '2026-12-03',
  answerBy: '2026-12-04',
}

it('no letter on a saved job, open or closed, speaks of an application', () => {
  for (const outcome of [null, ...OUTCOMES])
    for (const hasTalked of [true, false])
      for (const kind of fittingFollowUps({ stage: 'saved', outcome, hasTalked, isInvited: false })) {
        const { subject, body } = writeFollowUp(kind, atUmber, 'en')
        expect(subject + body).not.toMatch(/\bapplied\b|\bapplication\b/i)
      }
})

it('ends a sentence once behind a firm whose name ends in a point', () => {
  const { body } = writeFollowUp('consider', { ...unknown, title: 'Engineer', company: 'Market sp. z o.o.' }, 'en')
  expect(body).toContain('at Market sp. z o.o.\n')
})

it('says by when a task comes, where that is known', () => {
  expect(writeFollowUp('task', known, 'en').body).toContain('by 3 December 2026')
  expect(writeFollowUp('task', unknown, 'de').body).toContain('sobald sie fertig ist')
})

describe.each([
  ['en', /^Hello,\n\n[A-Z]/, /Kind regards\nAda$/],
  ['de', /^Guten Tag,\n\n[a-zä]/, /Mit freundlichen Grüßen\nAda$/],
  ['tr', /^Merhaba,\n\n[\p{L}\d]/u, /Saygılarımla\nAda$/],
  ['fr', /^Bonjour,\n\n[A-Z]/, /Cordialement,\nAda$/],
  ['es', /^Buenos días:\n\n[A-Z]/, /Un cordial saludo,\nAda$/],
] as const)('in %s', (language, greeting, close) => {
  it.each(FOLLOW_UP_KINDS)('writes %s from what is known alone', (kind) => {
    for (const facts of [known, atUmber, unknown]) {
      const { subject, body } = writeFollowUp(kind, facts, language)
      expect(body).toMatch(greeting)
      expect(body).toMatch(close)
      expect(subject + body).not.toMatch(/null|undefined| {2}| [,.]|\.\./)
    }
    expect(writeFollowUp(kind, known, language).subject).toContain('Tester, Umber')
  })
})

it.each([
  ['en', 'on 2 November 2026', 'I confirm 1 December 2026, 13:30.'],
  ['de', 'am 2. November 2026 habe ich mich als Tester bei Umber beworben', 'am 1. Dezember 2026 um 13:30 Uhr'],
  ['tr', '2 Kasım 2026 tarihinde Umber bünyesindeki Tester', '1 Aralık 2026, saat 13:30 bana uygun.'],
  ['fr', 'pour le poste « Tester » chez Umber le 2 novembre 2026', 'le rendez-vous du 1er décembre 2026 à 13:30.'],
  ['es', 'El 2 de noviembre de 2026 envié mi candidatura', 'la cita del 1 de diciembre de 2026 a la 13:30.'],
] as const)('in %s, days and hours read as people there write them', (language, applied, talk) => {
  expect(writeFollowUp('first', known, language).body).toContain(applied)
  expect(writeFollowUp('confirm', known, language).body).toContain(talk)
})

it.each([
  ['thank_you', 'Thank you for talking to me on 20 November 2026 about the Tester role at Umber.'],
  ['after_silence', 'We spoke on 20 November 2026 about the Tester role at Umber, and'],
  ['first', 'I applied for the Tester role at Umber on 2 November 2026 and'],
] as const)('%s speaks about a role in English', (kind, sentence) => {
  expect(writeFollowUp(kind, known, 'en').body).toContain(sentence)
  const toAmerica = sentence.replace(/(\d+) November 2026/, 'November $1, 2026')
  expect(writeFollowUp(kind, { ...known, isAmerican: true }, 'en').body).toContain(toAmerica)
})

it('thanks in Turkish for an invitation without saying for what twice', () => {
  const { body } = writeFollowUp('confirm', atUmber, 'tr')
  expect(body).toContain(
    'Umber bünyesindeki Tester pozisyonu için beni görüşmeye davet ettiğiniz için teşekkür ederim.',
  )
})
