import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { offlineProblem } from '../lib/errors.ts'
import { coach } from '../strings/en/coach.ts'
import { analysisFailure, budgetWords, chatFailure, copiedText, spokenText } from './coach-words.ts'
import { refusePdf } from './refuse-pdf.ts'

const CHAT_FAILED = 'Error communicating with AI. Please try again.'

describe('a failed chat', () => {
  it.each([
    ['nothing known', new Error('x'), CHAT_FAILED, undefined],
    [
      'the provider too slow',
      new Problem('ai.timeout', 'The AI provider took too long to answer. Please try again.'),
      CHAT_FAILED,
      'The AI provider took too long to answer.',
    ],
    ['no connection', offlineProblem(), CHAT_FAILED, 'You appear to be offline.'],
    ['the server failed without words', new Problem('server.failed', 'Something went wrong'), CHAT_FAILED, undefined],
    [
      'no key',
      new Problem('ai.not_configured', ''),
      "The AI provider's API key is not configured. Please add your API key to continue.",
      undefined,
    ],
    [
      'the day spent',
      new Problem('ai.quota_exceeded', 'You have used your AI answers for today.'),
      'You have used your AI answers for today.',
      undefined,
    ],
    [
      'a third answer at once',
      new Problem('ai.too_many_streams', 'Two answers are under way already.'),
      'Two answers are under way already.',
      undefined,
    ],
    [
      'too long a question',
      new Problem('request.invalid', 'Please keep your question under 4,000 characters'),
      'Please keep your question under 4,000 characters',
      undefined,
    ],
  ])('with %s says so', (_, error, headline, detail) => {
    expect(chatFailure(error, coach.failures)).toEqual(detail === undefined ? { headline } : { headline, detail })
  })
})

it('a failed analysis has the thrown message, or the specified one', () => {
  expect(analysisFailure(new Problem('resume.no_text', 'No text found.'), coach.failures).headline).toBe(
    'No text found.',
  )
  expect(analysisFailure(new TypeError('internal'), coach.failures).headline).toBe('Failed to analyze resume')
  expect(analysisFailure(new Problem('server.failed', 'Something went wrong'), coach.failures).headline).toBe(
    'Failed to analyze resume',
  )
})

it.each([
  [100, undefined],
  [21, undefined],
  [20, '20% of your AI answers for today are left. They renew at midnight UTC.'],
  [0.1, '1% of your AI answers for today are left. They renew at midnight UTC.'],
  [0, 'You have used your AI answers for today. They renew at midnight UTC.'],
])('of a budget with %s percent left it says %s', (left, words) => {
  expect(budgetWords({ limit: 100, left, renewsAt: '' }, coach.notice)).toBe(words)
})

it('an answer is read aloud without its marks, and copied without references', () => {
  const answer = '### 1. Good\n- **Measured:** by `you` [L3] [L4]\n> well'
  expect(spokenText(answer)).toBe('1. Good\nMeasured: by you\nwell')
  expect(copiedText(answer)).toBe('### 1. Good\n- **Measured:** by `you`\n> well')
})

it.each([
  ['resume.pdf', '', 10, undefined],
  ['RESUME.PDF', '', 10, undefined],
  ['resume', 'application/pdf', 10, undefined],
  ['resume', 'text/plain', 10, 'noPdf'],
  ['resume.docx', 'application/pdf', 10, 'noPdf'],
  ['resume.pdf.exe', '', 10, 'noPdf'],
  ['resume.pdf', '', 5 * 1024 * 1024 + 1, 'tooLarge'],
])('the file %s of type %j and %d bytes: %s', (name, type, size, refusal) => {
  expect(refusePdf([{ name, type, size }])).toBe(refusal)
  expect(
    refusePdf([
      { name, type, size },
      { name, type, size },
    ]),
  ).toBe('several')
})
