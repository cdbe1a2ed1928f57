import { expect, it } from 'vitest'
import { SUBSCRIPTION_STATUSES } from '#core/account/entitlement.ts'
import { billing as english } from '../../strings/en/billing.ts'
import { billing as turkish } from '../../strings/tr/billing.ts'
import { runs } from './billing-words.ts'

it.each([
  ['English', english],
  ['Turkish', turkish],
])('in %s a refusal names a button that is there, and the money comes back by a mail to somebody', (_, words) => {
  expect(words.problems['billing.subscribed']).toContain(words.portal)
  for (const email of ['', 'help@waymark.example']) {
    expect(words.goOn(email)).toContain(email)
    expect(words.goOn(email)).not.toMatch(/ {2}|undefined|\{/)
  }
})

it('a subscription runs until it has ended, and not before it was paid', () => {
  const subscription = {
    plan: 'pathfinder',
    interval: 'month',
    periodEnd: '2026-04-10T12:00:00.000Z',
    cancelsAtPeriodEnd: true,
    priceCents: 999,
    currency: 'usd',
  } as const
  const billing = { plan: 'pathfinder', because: 'payment', until: null } as const
  const running = SUBSCRIPTION_STATUSES.filter((status) =>
    runs({ ...billing, subscription: { ...subscription, status } }),
  )
  expect(running.toSorted()).toEqual(['active', 'past_due', 'paused', 'trialing', 'unpaid'])
  expect(runs({ ...billing, subscription: null })).toBe(false)
})
