import type { Page } from '@playwright/test'
import { addApplication } from '#contract/applications.ts'
import { addDays, localDateIn } from '#core/time.ts'
import { SUPPORT_ENGINEER } from '#test/support/support-engineer.ts'
import { expect, expectEachLook, test } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

const AD = `Support Engineer
Juniper Apps · Oban, Scotland · Hybrid

We look after the booking systems of forty harbours and look for somebody who likes to help.

What you do
- Answer the calls of our customers and find what broke
- Write reports in SQL

Requirements
- Two years of support
- PostgreSQL and Python

Pay: £38,000 a year
Please send your application to Mira Ode, mira@juniper.example
Apply by `

const SIGNED = '\n\nKind regards\nMira Ode\nJuniper Apps'
/** Where journeys take place: late in the evening of London it is tomorrow there. */
const today = localDateIn('Europe/Istanbul', new Date().toISOString())
const dayAhead = (days: number) => addDays(today, days)
/** As a letter writes it: 5 December 2026. */
const written = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
/** As the app shows it: Dec 5, 2026. */
const shown = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Pastes a reply on the applications page, looks at what it would change, and confirms. */
async function paste(page: Page, text: string, promises: readonly string[]): Promise<void> {
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Paste a reply' }).click()
  const reply = page.getByRole('dialog', { name: 'Paste a reply' })
  await reply.getByLabel('Message').fill(text)
  await reply.getByRole('button', { name: 'Read it' }).click()
  for (const promise of promises) await expect(reply.getByText(promise)).toBeVisible()
  await expectEachLook(page)
  await reply.getByRole('button', { name: 'Confirm and keep' }).click()
  await expect(reply).toBeHidden()
}

/** Makes a document for the advert, and keeps what is sent of it with the application. */
async function send(page: Page, application: string, make: string): Promise<void> {
  await page.goto(application)
  await page.getByRole('button', { name: make }).click()
  await expect(page.getByRole('img', { name: /^Page 1 of 1/ })).toBeVisible()
  await page
    .getByLabel('Sent for which application? (optional)')
    .selectOption({ label: 'Juniper Apps – Support Engineer' })
  await page.getByRole('button', { name: 'Keep a copy of what I send' }).click()
  await expect(page.getByText('Kept.')).toBeVisible()
}

test('from an advert to an accepted offer, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { tokens } = await settle(page, server.url)
  await callApi(server.url, 'PUT', '/resume/latest', { facts: SUPPORT_ENGINEER }, tokens)
  const add = (body: object) => callApi(server.url, 'POST', addApplication.path, body, tokens)
  await add({ company: 'Harbour Bank', title: 'Help Desk Agent', stage: 'applied' })
  const pay = { text: '£3,000 a month', min: 3_000, max: 3_000, currency: 'GBP', period: 'month' }
  await add({ company: 'Pier & Sons', title: 'Data Officer', stage: 'offer', pay })

  await page.goto('/save')
  await page.getByLabel('Text of the ad').fill(AD + written(dayAhead(20)))
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Save this job' }).click()
  await page.getByRole('link', { name: 'Open in my applications' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Engineer')
  await expect(page.getByRole('region', { name: 'People' }).getByText('mira@juniper.example')).toBeVisible()
  const application = page.url()
  await send(page, application, 'Make a resume for this ad')
  await send(page, application, 'Write a letter for this ad')
  await page.getByRole('button', { name: 'Yes, I have applied' }).click()
  await expect(page.getByText(/the application now stands under “Applied”/)).toBeVisible()
  await page.goto(application)
  await expect(page.getByRole('button', { name: /^Download / })).toHaveCount(2)
  await expect(page.getByText('Hello Mira Ode,')).toBeVisible()

  const talk = dayAhead(2)
  const moved = dayAhead(3)
  await paste(
    page,
    `We would like to invite you to an interview for the Support Engineer role on ${written(talk)} at 10:30, by video: https://meet.example/juniper. It takes 45 minutes.\n\nPlease confirm by ${written(dayAhead(1))}.${SIGNED}`,
    [`It adds an interview: ${shown(talk)}, 10:30, 45 min, https://meet.example/juniper.`],
  )
  await page.getByRole('button', { name: /^Done: Please confirm by / }).click()
  await expect(page.getByText('Interview in 2 days · https://meet.example/juniper · 10:30')).toBeVisible()
  await paste(
    page,
    `Unfortunately we have to move our interview for the Support Engineer role from ${written(talk)} at 10:30 to ${written(moved)} at 14:00. Does this suit you?${SIGNED}`,
    [`The interview is then on ${shown(moved)}, 14:00. The old time no longer counts.`],
  )
  await expect(page.getByText('Interview in 3 days · https://meet.example/juniper · 14:00')).toBeVisible()
  await expect(page.getByText(/10:30/)).toHaveCount(0)
  await page.goto(application)
  await expect(page.getByText(`I confirm ${written(moved)}, 14:00.`)).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Add to calendar/ }).click()
  expect((await file).suggestedFilename()).toMatch(/\.ics$/)

  const last = dayAhead(6)
  await paste(
    page,
    `It is our pleasure to offer you the position of Support Engineer at Juniper Apps. The salary is £39,000 a year.\nPlease let us know your answer by ${written(last)}.${SIGNED}`,
    [
      'Confirming moves it to Offer.',
      `It notes the last day to answer: ${shown(last)}`,
      'It notes what the offer pays: £39,000 a year',
    ],
  )
  await expect(page.getByText(`Answer the offer by ${shown(last)}`)).toBeVisible()
  const offers = page.getByRole('region', { name: 'Your offers side by side' })
  await expect(offers.getByText('£36,000')).toBeVisible()
  await expect(offers.getByText(shown(last))).toBeVisible()
  await expectEachLook(page)
  await page.goto('/applications?view=list')
  await expect(page.getByRole('row').filter({ hasText: 'Data Officer' })).toContainText('no last day known')

  await page.goto(application)
  await expect(page.getByText(`will give you my answer by ${written(last)}.`)).toBeVisible()
  await page.getByLabel('Outcome', { exact: true }).selectOption('accepted')
  await expect(page.getByText('I am happy to accept it.')).toBeVisible()
  const others = page.getByRole('region', { name: 'Your other applications' })
  await others.getByRole('button', { name: 'Decline: Data Officer' }).click()
  await expect(others.getByRole('link', { name: 'Write to Pier & Sons' })).toBeVisible()
  await others.getByRole('button', { name: 'Withdraw: Help Desk Agent' }).click()
  await expectEachLook(page)
  await others.getByRole('link', { name: 'Write to Harbour Bank' }).click()
  await expect(page.getByText('I would like to withdraw my application for the Help Desk Agent role')).toBeVisible()
  await page.goto('/applications')
  await expect(page.getByText('No follow-up, deadline or interview is due.')).toBeVisible()
})
