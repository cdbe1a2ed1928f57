import { expect, test as base, type Page } from '@playwright/test'
import { calmed, violationsOf } from '../../../scripts/lib/violations.mjs'
import { startBuiltServer, type BuiltServer } from './built-server.ts'

/** `test` with a server per worker; whatever the page prints as an error fails the journey that saw it. */
export const test = base.extend<{ allowedErrors: RegExp[]; quietConsole: void }, { server: BuiltServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startBuiltServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Chrome prints each refused request; a journey that provokes one names it here, for itself: each has its own list. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  allowedErrors: [async ({}, use) => use([]), { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      const note = (text: string, where = '') => {
        if (!allowedErrors.some((pattern) => pattern.test(text))) errors.push(`${text} ${where}`.trim())
      }
      // Chrome's sentence about a refused request leaves out which it was
      page.on('console', (message) => message.type() === 'error' && note(message.text(), message.location().url))
      page.on('pageerror', (error) => note(String(error)))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** `test` on a server of another kind. A file's journeys run one after the other: side by side each would start its server again. */
export function testOn<Server extends BuiltServer>(start: () => Promise<Server>) {
  const on = test.extend<object, { server: Server }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
      async ({}, use) => {
        const server = await start()
        await use(server)
        await server.stop()
      },
      { scope: 'worker' },
    ],
  })
  on.describe.configure({ mode: 'default' })
  return on
}

export type NewPerson = { firstName: string; lastName: string; email: string; password: string }

let people = 0

/** Somebody nobody else is. */
export function newPerson(): NewPerson {
  people += 1
  return {
    firstName: 'Ana Maria',
    lastName: 'Okafor',
    email: `ana-${process.pid}-${people}-${Date.now()}@example.com`,
    password: 'lantern-orbit-quilt-92',
  }
}

/** Signs up through the form; ends on the first question. */
export async function signUp(page: Page, person: NewPerson = newPerson()): Promise<NewPerson> {
  await page.goto('/signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByLabel(/terms and conditions/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What is your current status?' })).toBeVisible()
  return person
}

export async function logIn(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Email address').fill(person.email)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** As on a device that never signed in; on a page that asks the server for nothing, where no call can lose its token on the way. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/offline')
  await page.evaluate(() => localStorage.clear())
}

/** Answers the seven questions with a mouse; ends on the upload. */
export async function answerSevenQuestions(
  page: Page,
  { interim = 'Yes', dreamRole = 'Software Developer' } = {},
): Promise<void> {
  await page.getByRole('radio', { name: 'Student' }).click()
  await expect(page.getByRole('heading', { name: 'Would you like an interim role?' })).toBeVisible()
  await page.getByRole('radio', { name: interim }).click()
  await page.getByRole('radio', { name: dreamRole, exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Work that I enjoy' }).click()
  await page.getByRole('radio', { name: 'Projects' }).click()
  await page.getByRole('radio', { name: '2-4 hours' }).click()
  await page.getByRole('checkbox', { name: /Financial/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: '12 months' }).click()
  await expect(page.getByRole('heading', { name: 'Upload your resume' })).toBeVisible()
}

/** No violation of axe's rules on what is shown now, once what fades in has done so. */
export async function expectAccessible(page: Page): Promise<void> {
  await calmed(page)
  expect(await violationsOf(page)).toEqual([])
}

/** A phone in the dark and a wide screen in the light; `npm run quality` looks at every page in all four combinations. */
const LOOKS = [
  [{ width: 390, height: 844 }, 'dark'],
  [{ width: 1440, height: 900 }, 'light'],
] as const

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // below it where an open dialog holds the room of the scrollbar
  expect(over).toBeLessThanOrEqual(0)
}

/** What is shown now fits and is accessible in each look; then the page has its own size again, and the browser's theme. */
export async function expectEachLook(page: Page): Promise<void> {
  const own = page.viewportSize()
  for (const [viewport, colorScheme] of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  if (own) await page.setViewportSize(own)
  await page.emulateMedia({ colorScheme: null })
}
