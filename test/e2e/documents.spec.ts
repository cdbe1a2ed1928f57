import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

const AD = 'Support engineer\n\nRequirements\n- Very good PostgreSQL\n- Kubernetes\n'

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`from an advert to what was sent, on ${device}`, async ({ page, server }) => {
    await page.setViewportSize(viewport)
    const { tokens } = await settle(page, server.url)
    await callApi(server.url, 'PUT', '/resume/latest', { facts: FACTS }, tokens)
    await page.goto('/documents')
    await page.getByLabel('Name').fill('Juniper Apps')
    await page.getByLabel('Advert (optional)').fill(AD)
    await page.getByRole('button', { name: 'Make it' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juniper Apps')
    await expect(page.getByText('not in your facts, so not added')).toHaveCount(1)
    await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await page.getByRole('button', { name: 'Edit' }).first().click()
    await page.getByLabel('Text', { exact: true }).fill('Led 90 people')
    await expect(page.getByText(/^Not in your facts: .*Is this true/)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the fact' }).click()
    await expect(page.getByText(/^Not in your facts/)).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

    await page.getByRole('button', { name: 'Keep a copy of what I send' }).click()
    await expect(page.getByText('Kept.')).toBeVisible()
    await page.goto('/documents')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download Ada-Walker-Juniper-Apps/ }).click()
    expect((await download).suggestedFilename()).toBe('Ada-Walker-Juniper-Apps.pdf')

    await page.getByRole('button', { name: 'Letter' }).click()
    await page.getByLabel('Name').fill('Letter to Juniper')
    await page.getByLabel('Role you apply for').fill('Support Engineer')
    await page.getByRole('button', { name: 'Make it' }).click()
    await expect(page.getByLabel('What you did')).toHaveValue(/Answered 45 calls a day/)
  })
}

const FACTS = {
  basics: {
    name: 'Ada Walker',
    headline: 'Support Engineer',
    email: 'ada@waymark.example',
    phone: null,
    location: null,
    summary: null,
    links: [],
  },
  skills: ['Postgres', 'Docker'],
  experience: [
    {
      title: 'Support Engineer',
      company: 'Tallow Street Bank',
      location: null,
      startDate: '2021-01',
      endDate: null,
      isCurrent: true,
      highlights: ['Answered 45 calls a day', 'Wrote reports with Postgres'],
    },
  ],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}
