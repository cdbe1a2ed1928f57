import { useApp } from '#test/support/render-app.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Billing } from '#contract/billing.ts'
import { queryClient } from '../../lib/queries.ts'
import { SubscriptionEnds } from './subscription-ends.tsx'

const { app, settle } = useApp()

const PAID: Billing = {
  plan: 'pathfinder',
  because: 'payment',
  until: null,
  subscription: {
    plan: 'pathfinder',
    interval: 'month',
    status: 'active',
    periodEnd: '2026-04-10T12:00:00.000Z',
    cancelsAtPeriodEnd: false,
    priceCents: 999,
    currency: 'usd',
  },
}

it('anyone who deletes an account with a running subscription reads what becomes of it first', async () => {
  app.answers.set(/\/api\/billing/, PAID)
  await settle()
  render(
    <QueryClientProvider client={queryClient}>
      <SubscriptionEnds />
    </QueryClientProvider>,
  )
  expect((await screen.findByText(/Your subscription ends with the account/)).textContent).toContain('April 10, 2026')
})
