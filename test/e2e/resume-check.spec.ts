import { readFileSync } from 'node:fs'
import { fixture } from './support/fixtures.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

// 'no resume yet' is a 404, which Chrome prints
test.use({ allowedErrors: [/404 \(Not Found\)/] })

test('the resume check shows a score, what would add most, and leads from a finding to its line', async ({
  page,
  server,
}) => {
  const person = await settle(page, server.url, { skills: [] })
  await page.goto('/resume/check')
  await expect(page.getByText('No resume to check yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload a resume' })).toBeVisible()

  const form = new FormData()
  form.append('resume', new File([readFileSync(fixture('resume.pdf'))], 'resume.pdf'))
  const answer = await fetch(`${server.url}/api/parse-resume`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.tokens.accessToken}` },
  })
  expect(answer.status).toBe(200)
  await page.goto('/resume')
  await page.getByRole('link', { name: 'See your resume check' }).click()
  await expect(page.getByRole('heading', { name: 'Resume check', level: 1 })).toBeVisible()
  const score = page.getByRole('region', { name: 'Your resume check' })
  await expect(score).toContainText(/\d+\s*of 100/)
  for (const group of ['Can it be read', 'Contact', 'Structure', 'Wording', 'Skills in the resume'])
    await expect(page.getByRole('region', { name: group })).toBeVisible()
  await expectAccessible(page)

  const first = score.getByRole('listitem').filter({ hasText: /^\+/ }).first().getByRole('link')
  await first.click()
  await expect(page.locator('details[open] summary:focus')).toBeVisible()
  await expect(page.locator('details[open]').getByText('How to fix it.')).toBeVisible()

  await page.getByText('All 26 rules and their points').click()
  await expect(page.getByRole('row')).toHaveCount(27)

  await page.getByRole('region', { name: 'Wording' }).getByText('Bullets with figures').click()
  const show = page.getByRole('region', { name: 'Wording' }).getByRole('link', { name: 'Show in your resume' }).first()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await show.click()
  await expect(page).toHaveURL(/\/resume#fact-(experience|projects)-\d+$/)
  await expect(page.getByRole('region', { name: 'What we read' }).locator('[data-edit]:focus')).toBeVisible()
})
