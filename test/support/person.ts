import { must } from '#core/must.ts'
import { login, signup, type TokenPair } from '#contract/account.ts'
import type { CareerQuestionsInput } from '#contract/career.ts'
import { subjectOf } from '#web/lib/token-store.ts'
import type { TestBrowser, TestServer } from './test-server.ts'

/** Somebody with an account, signed in. */
export type Person = TestBrowser & { email: string; password: string; userId: string; tokens: TokenPair }

let people = 0

export async function signUpPerson(
  server: TestServer,
  more: { email?: string; password?: string; address?: string; firstName?: string; language?: 'en' | 'tr' } = {},
): Promise<Person> {
  people += 1
  const {
    email = `walker${people}@waymark.example`,
    password = 'walk the long road',
    address,
    firstName = 'Ada',
    language,
  } = more
  const browser = server.newBrowser(address)
  const tokens = await browser.api.call(signup, {
    body: { firstName, lastName: 'Walker', email, password, terms: true, ...(language ? { language } : {}) },
  })
  browser.session.signIn(tokens)
  return Object.assign(browser, { email, password, userId: must(subjectOf(tokens.accessToken)), tokens })
}

/** With tokens that last from now on: a test that moves the clock outlives the first ones. */
export async function signInAgain({ api, session, email, password }: Person): Promise<void> {
  session.signIn(await api.call(login, { body: { email, password } }))
}

export const ANSWERS = {
  employmentStatus: 'student',
  interimRole: true,
  dreamRole: 'Data Scientist',
  motivation: 'To understand things',
  learningPreference: 'all',
  timeCommitmentPerDay: '1-2',
  challenges: ['time', 'other:two small children'],
  timeframeToAchieveDreamRole: '12months',
} satisfies CareerQuestionsInput
