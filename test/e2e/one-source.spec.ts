import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

const HOURS = /[\d.,]+ (?:h|min) of courses(?: \+ [\d.,]+ (?:h|min) of practice)?/

/** The same numbers, read off three screens; says what each says. */
async function expectOneTruth(page: Page): Promise<string> {
  await page.goto('/dashboard')
  const dream = page.getByRole('progressbar', { name: /^Dream role: / })
  await expect(dream).toBeVisible()
  const percent = Number(await dream.getAttribute('aria-valuenow'))
  const map = page.getByRole('img', { name: /^Map of your way to / })
  await expect(map).toHaveAccessibleName(new RegExp(`: ${percent} percent of the match so far`))
  await expect(map).toHaveAccessibleName(new RegExp(`You are here · ${percent}%`))
  await expect(page.getByRole('button', { name: new RegExp(`^Why ${percent}%\\?`) }).first()).toBeVisible()
  const path = page.getByRole('region', { name: 'Your learning path' })
  const hours = HOURS.exec(await path.innerText())?.[0] ?? ''
  const place = await page.getByText(/^Next step, \d+ of \d+$/).innerText()
  const steps = Number(/of (\d+)$/.exec(place)?.[1])
  await expect(page.getByRole('link', { name: `All ${steps} steps and dates` })).toBeVisible()
  const interim = page.getByRole('progressbar', { name: /^(Nearest interim role|Interim role on your route): / })
  const role = /: (.+)$/.exec((await interim.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  const rolePercent = await interim.getAttribute('aria-valuenow')

  await page.goto('/plan')
  await expect(page.getByText(`${hours}.`, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `Why ${percent}%?` })).toBeVisible()

  await page.goto('/jobs')
  const listed = page.getByRole('progressbar', { name: role }).first()
  await expect(listed).toHaveAttribute('aria-valuenow', rolePercent ?? '')
  return hours
}

// for nine others, and after each of eight actions: src/web/career/one-source.page.test.tsx
test('the screens state the same numbers for a future software developer', async ({ page, server }) => {
  await settle(page, server.url, { dreamRole: 'Software Developer', skills: ['Python', 'SQL', 'Git'] })
  expect(await expectOneTruth(page)).toMatch(HOURS)
})
