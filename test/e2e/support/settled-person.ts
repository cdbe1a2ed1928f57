import type { Page } from '@playwright/test'
import { newPerson, type NewPerson } from './journey.ts'

type Tokens = { accessToken: string; refreshToken: string }

/** Calls the server's API as a person would through the app; throws on any refusal. */
export async function callApi<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  tokens?: Tokens,
): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: T }).data
}

type Arrival = { dreamRole?: string; interimRole?: boolean; hasAnswers?: boolean; person?: NewPerson }

/** Somebody who has answered the seven questions, signed in on this page; by the API, for journeys about what comes after. */
export async function arrive(
  page: Page,
  url: string,
  { dreamRole = 'Software Developer', interimRole = true, hasAnswers = true, person = newPerson() }: Arrival = {},
): Promise<NewPerson & { tokens: Tokens }> {
  const tokens = await callApi<Tokens>(url, 'POST', '/auth/signup', {
    ...person,
    terms: true,
    timeZone: 'Europe/Istanbul',
  })
  if (hasAnswers) await callApi(url, 'PUT', '/user/career-questions', { ...ANSWERS, dreamRole, interimRole }, tokens)
  // nothing to load or to run, and the storage is the same
  await page.goto('/robots.txt')
  await page.evaluate(
    (pair) => Object.entries(pair).forEach(([key, token]) => localStorage.setItem(key, token)),
    tokens,
  )
  return { ...person, tokens }
}

/** Somebody who also picked skills by hand. */
export async function settle(
  page: Page,
  url: string,
  { skills = ['Python', 'SQL', 'Git'], ...arrival }: Arrival & { skills?: string[] } = {},
): Promise<{ tokens: Tokens; firstName: string }> {
  const { tokens, firstName } = await arrive(page, url, arrival)
  if (arrival.hasAnswers !== false)
    await callApi(url, 'PUT', '/resume/latest', { facts: { ...NO_FACTS, skills } }, tokens)
  return { tokens, firstName }
}

const ANSWERS = {
  employmentStatus: 'student',
  motivation: '',
  learningPreference: 'all',
  timeCommitmentPerDay: '2-4',
  challenges: [],
  timeframeToAchieveDreamRole: '12months',
}

const NO_FACTS = {
  basics: { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] },
  experience: [],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}
