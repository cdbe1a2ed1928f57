import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startCheckout } from '#contract/billing.ts'
import { msOf } from '#core/time.ts'
import type { BillingDeps } from '#server/billing/sync-customer.ts'
import { buildApp } from '#server/http/app.ts'
import { FakeStripe, STRIPE_ENV, type SentEvent } from './fake-stripe.ts'
import type { Person } from './person.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** A server that takes payments from a stand-in for Stripe, a second process over the same database, and what a buyer does. */
export function useBilling() {
  const server = {} as TestServer
  const room = {} as BillingDeps
  const stripe = new FakeStripe(() => msOf(server.clock.now()))
  let other: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    await stripe.listen()
    Object.assign(server, await startTestServer({ ...STRIPE_ENV, STRIPE_API_BASE: stripe.address }))
    other = await buildApp(server.deps, { eventLoopLimitMs: Infinity })
    const { payments } = server.deps
    if (!payments) throw new Error('payment is off')
    Object.assign(room, server.deps, { payments })
  })
  afterAll(async () => {
    await other.close()
    await server.close()
    await stripe.close()
  })
  beforeEach(() => {
    stripe.outbox.length = 0
    stripe.faults = 0
  })

  async function customerOf({ userId }: Person): Promise<string> {
    const customers = server.deps.db.selectFrom('billing_customers').selectAll()
    return (await customers.where('user_id', '=', userId).executeTakeFirstOrThrow()).customer_id
  }

  async function planOf({ userId }: Person): Promise<string> {
    const plans = server.deps.db.selectFrom('users').select('plan')
    return (await plans.where('id', '=', userId).executeTakeFirstOrThrow()).plan
  }

  async function buy(person: Person, plan: Plan, interval: 'month' | 'year' = 'month'): Promise<string> {
    const { url } = await person.api.call(startCheckout, { body: { plan, interval } })
    stripe.act.pay(stripe.sessionOf(url))
    return customerOf(person)
  }

  async function deliver(event: SentEvent, to: 'first' | 'second' = 'first'): Promise<number> {
    const payload = event.body
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': stripe.sign(payload) }
    const app = to === 'first' ? server.app : other
    return (await app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })).statusCode
  }

  async function deliverAll(): Promise<void> {
    for (const event of stripe.outbox.splice(0)) expect(await deliver(event)).toBe(200)
  }

  return { server, room, stripe, customerOf, planOf, buy, deliver, deliverAll }
}

export type Plan = 'pathfinder' | 'accelerator'
