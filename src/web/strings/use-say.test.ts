import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { login, resetPassword, signup } from '#contract/account.ts'
import { sendContactMessage } from '#contract/public.ts'
import { BROKEN_OFF, OFFLINE, SIGN_IN_AGAIN, SOMETHING_WRONG, TOO_SLOW, UNREADABLE } from '../lib/errors.ts'
import { ONE_FILE, TOO_LARGE, WRONG_TYPE } from '../resume/refuse-files.ts'
import { PARSE_FAILED } from '../resume/use-upload.ts'
import { messages } from './tr/messages.ts'
import { sayWith } from './say-with.ts'

const say = sayWith(messages)
const long = 'x'.repeat(6000)

it('knows every sentence that the forms of the public pages can say', () => {
  const bad: [{ safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, unknown[]][] = [
    [
      must(signup.body),
      [
        {},
        { firstName: '', lastName: '', email: '', password: '', terms: false },
        { firstName: long, lastName: '\u0007', email: 'a@b', password: 'short', terms: true },
        { email: `${long}@example.com`, password: long },
      ],
    ],
    [must(login.body), [{}, { email: 'x', password: '' }, { email: 'ada@example.com', password: long, code: long }]],
    [must(resetPassword.body), [{ token: 'x' }, { token: 'x', password: 'x' }]],
    [
      must(sendContactMessage.body),
      [{}, { name: '', email: '', message: '' }, { name: long, email: 'a@example.com', message: long }],
    ],
  ]
  const said = bad.flatMap(([body, values]) =>
    values.flatMap((value) => body.safeParse(value).error?.issues.map(({ message }) => message) ?? []),
  )
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((sentence) => say(sentence) === sentence)).toEqual([])
})

it('knows what the browser says by itself', () => {
  const own = [
    OFFLINE,
    TOO_SLOW,
    BROKEN_OFF,
    UNREADABLE,
    SIGN_IN_AGAIN,
    SOMETHING_WRONG,
    ONE_FILE,
    WRONG_TYPE,
    TOO_LARGE,
    PARSE_FAILED,
  ]
  expect(own.filter((sentence) => say(sentence) === sentence)).toEqual([])
})

it('carries the numbers of a sentence over', () => {
  expect(say('Too many attempts. Please try again in 12 minutes, or reset your password.')).toContain('12 dakika')
  expect(say('Too many attempts. Please try again in 1 second, or reset your password.')).toContain('1 saniye')
  expect(say('Please keep this under 5,000 characters')).toContain('5.000')
})

it('leaves what it does not know, and what an English page says, as it came', () => {
  expect(say('A sentence of tomorrow')).toBe('A sentence of tomorrow')
  expect(sayWith(undefined)('Password is required')).toBe('Password is required')
  expect(say(undefined)).toBeUndefined()
})
