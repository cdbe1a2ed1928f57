import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal, startCheckout } from '#contract/billing.ts'
import { getSite } from '#contract/public.ts'
import { msOf } from '#core/time.ts'
import { buildApp } from '#server/http/app.ts'
import { FakeStripe, STRIPE_ENV, type SentEvent } from '#test/support/fake-stripe.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { priceOf } from './own-billing.ts'
import type { BillingDeps } from './sync-customer.ts'

let server: TestServer
/** A second process over the same database. */
let other: Awaited<ReturnType<typeof buildApp>>
let stripe: FakeStripe
let room: BillingDeps
beforeAll(async () => {
  stripe = await FakeStripe.start(() => msOf(server.clock.now()))
  server = await startTestServer({ ...STRIPE_ENV, STRIPE_API_BASE: stripe.address })
  other = await buildApp(server.deps, { eventLoopLimitMs: Infinity })
  const { payments } = server.deps
  if (!payments) throw new Error('payment is off')
  room = { ...server.deps, payments }
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

type Plan = 'pathfinder' | 'accelerator'

async function buy(person: Person, plan: Plan, interval: 'month' | 'year' = 'month'): Promise<string> {
  const { url } = await person.api.call(startCheckout, { body: { plan, interval } })
  stripe.act.pay(stripe.sessionOf(url))
  return customerOf(person)
}

async function customerOf({ userId }: Person): Promise<string> {
  const { db } = server.deps
  const row = await db
    .selectFrom('billing_customers')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.customer_id
}

async function planOf({ userId }: Person): Promise<string> {
  const { db } = server.deps
  return (await db.selectFrom('users').select('plan').where('id', '=', userId).executeTakeFirstOrThrow()).plan
}

async function deliver(event: SentEvent, to: 'first' | 'second' = 'first'): Promise<number> {
  const payload = event.body
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': stripe.sign(payload) }
  const app = to === 'first' ? server.app : other
  return (await app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })).statusCode
}

const deliverAll = async () => {
  for (const event of stripe.outbox.splice(0)) expect(await deliver(event)).toBe(200)
}

describe('a server without payment', () => {
  it('answers no call of it and tells nothing of it', async () => {
    const off = await startTestServer()
    const ada = await signUpPerson(off)
    for (const [method, path] of [
      ['GET', '/api/billing'],
      ['POST', '/api/billing/checkout'],
      ['POST', '/api/billing/portal'],
      ['PUT', '/api/billing/cancellation'],
      ['POST', '/api/billing/webhook'],
    ] as const) {
      const answer = await send(off, method, path, {
        token: ada.tokens.accessToken,
        ...(method === 'GET' ? {} : { body: {} }),
      })
      expect([path, answer.status]).toEqual([path, 404])
    }
    expect(await ada.api.call(getSite)).toMatchObject({ billing: false })
    const described = (await send(off, 'GET', '/openapi.json')).text
    expect(/billing\/checkout|"Billing|cancelsAtPeriodEnd/.exec(described)).toBeNull()
    expect((await send(server, 'GET', '/openapi.json')).text.includes('"Billing"')).toBe(true)
    await off.close()
  })

  it('is distinguished from one with payment by what the server says of itself', async () => {
    const ada = await signUpPerson(server)
    expect(await ada.api.call(getSite)).toMatchObject({ billing: true })
    for (const path of ['/api/billing', '/api/billing/portal'])
      expect((await send(server, path.endsWith('l') ? 'POST' : 'GET', path)).status).toBeOneOf([401, 404])
  })
})

describe('the portal of the provider', () => {
  const cheaper = async () => {
    const person = await signUpPerson(server)
    const customer = await buy(person, 'accelerator')
    await deliverAll()
    await person.api.call(openPortal)
    stripe.act.changePlan(customer, 'pathfinder')
    await deliverAll()
    return person
  }

  it('lets a cheaper plan begin with the next period once it was set up, and is set up once', async () => {
    expect(await planOf(await cheaper())).toBe('pathfinder')
    const prices = (['pathfinder', 'accelerator'] as const).map((plan) => priceOf(room, plan, 'month'))
    expect((await room.payments.setUp(prices)).at(-1)).toMatch(/^customer portal: created \(bpc/)
    expect((await room.payments.setUp(prices)).at(-1)).toMatch(/^customer portal: set again \(bpc/)
    expect(await planOf(await cheaper())).toBe('accelerator')
  })
})
