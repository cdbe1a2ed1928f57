import { useApp } from '#test/support/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Billing } from '#contract/billing.ts'
import { neutralSite } from '../../lib/site.ts'
import { billing as words } from '../../strings/en/billing.ts'

const { app, settle, open } = useApp()

const MAIL = 'help@waymark.example'
const NOTHING: Billing = { plan: 'explorer', because: 'none', until: null, subscription: null }

beforeEach(() => {
  app.answers.set(/\/site$/, { ...neutralSite, billing: true, supportEmail: MAIL })
})

it('the plan and the way to pay that were chosen on the page of the prices are chosen here as well', async () => {
  app.answers.set(/\/api\/billing/, NOTHING)
  await settle()
  await open('/settings/plan?plan=accelerator&interval=year')
  const payment = await screen.findByRole('region', { name: words.heading })
  expect((await within(payment).findByLabelText<HTMLSelectElement>(words.interval)).value).toBe('year')
  expect(within(payment).getByText(words.price(179.99, 'year'))).toBeTruthy()
  expect(within(payment).getByText(words.goOn(MAIL))).toBeTruthy()
  expect(words.goOn(MAIL)).toContain(MAIL)
})
