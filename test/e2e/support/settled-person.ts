import type { Page } from '@playwright/test'
import { newPerson } from './journey.ts'

type Tokens = { accessToken: string; refreshToken: string }

/** Calls the server's API as a person would through the app; throws on any refusal. */
export async function callApi<T>(url: string, method: string, path: string, body?: unknown, tokens?: Tokens): Promise<T> {
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

/** Somebody who has answered the questions and picked skills by hand, signed in on this page. */
export async function settle(
  page: Page,
  url: string,
  { dreamRole = 'Software Developer', interimRole = true, skills = ['Python', 'SQL', 'Git'], hasAnswers = true } = {},
): Promise<{ tokens: Tokens; firstName: string }> {
  const { firstName, lastName, email, password } = newPerson()
  const person = { firstName, lastName, email, password, terms: true, timeZone: 'Europe/Istanbul' }
  const tokens = await callApi<Tokens>(url, 'POST', '/auth/signup', person)
  if (hasAnswers) {
    await callApi(url, 'PUT', '/user/career-questions', { ...ANSWERS, dreamRole, interimRole }, tokens)
    await callApi(url, 'PUT', '/resume/latest', { facts: { ...NO_FACTS, skills } }, tokens)
  }
  await page.goto('/about')
  await page.evaluate((pair) => Object.entries(pair).forEach(([key, token]) => localStorage.setItem(key, token)), tokens)
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
