import { expect, it } from 'vitest'
import { updateProfile } from '#contract/account.ts'
import { saveAd } from '#contract/ads.ts'
import { addApplication, saveApplicationContact, saveApplicationTask } from '#contract/applications.ts'
import { createDocument } from '#contract/documents.ts'
import { saveInterviewAnswer } from '#contract/interview.ts'
import { addWatch } from '#contract/openings.ts'
import { createFeedback, reportMilestone } from '#contract/progress.ts'
import { changePassword, confirmSecondFactor } from '#contract/security.ts'
import { createToken } from '#contract/tokens.ts'
import { must } from '#core/must.ts'
import { sayWith } from './say-with.ts'
import { appTexts } from './tr/app.ts'

const say = sayWith(appTexts.messages)
const long = 'x'.repeat(6000)

/** What Zod says by itself: the server sends a sentence in its place, and forms of the app say none of them. */
const OF_ZOD = /^(Invalid|Too (big|small)|Unrecognized|Expected)/

type Body = { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }

const forms: [string, Body, Record<string, unknown>[]][] = [
  [
    'the name',
    must(updateProfile.body),
    [
      { first_name: '', last_name: '' },
      { first_name: long, last_name: '\u0007' },
    ],
  ],
  ['the password', must(changePassword.body), [{}, { current_password: '', password: 'short', code: long }]],
  ['the second step', must(confirmSecondFactor.body), [{}, { code: '' }, { code: long }]],
  ['feedback', must(createFeedback.body), [{}, { rating: 0, feedback: ' ' }, { rating: 9, feedback: long }]],
  ['a milestone', must(reportMilestone.body), [{}, { type: 'x', note: '' }, { note: long }]],
  [
    'an application',
    must(addApplication.body),
    [{ title: long, company: long, url: 'x', deadlineOn: 'x', notes: long, tags: Array.from({ length: 21 }, String) }],
  ],
  ['a task', must(saveApplicationTask.body), [{ task: { title: '' } }, { title: '', dueOn: 'x' }]],
  ['a contact', must(saveApplicationContact.body), [{ contact: { name: '' } }, { name: '', email: long }]],
  ['an ad', must(saveAd.body), [{}, { url: 'x' }]],
  [
    'a document',
    must(createDocument.body),
    [
      { kind: 'resume', name: '' },
      { kind: 'letter', name: long },
    ],
  ],
  ['a token', must(createToken.body), [{ name: '', scopes: [], days: 0, password: '' }, { days: 10_000 }]],
  ['a watch', must(addWatch.body), [{}]],
  ['an answer', must(saveInterviewAnswer.body), [{}]],
]

it.each(forms)('a Turkish account is shown no English by the form for %s', (_, body, values) => {
  const said = values
    .flatMap((value) => body.safeParse(value).error?.issues.map(({ message }) => message) ?? [])
    .filter((sentence) => !OF_ZOD.test(sentence))
  expect(said).not.toEqual([])
  expect(said.filter((sentence) => say(sentence) === sentence)).toEqual([])
})

it('a scan is answered with all three ways on in Turkish too', () => {
  const said = appTexts.problems?.['resume.no_text'] ?? ''
  expect(said).toMatch(/taran/i)
  expect(said).toMatch(/Google Dokümanlar.*PDF olarak kaydet/)
  expect(said).toMatch(/becerilerini elle gir/)
})
