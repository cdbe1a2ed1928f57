import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount, getUserDetails } from '#contract/account.ts'
import { getBilling, openPortal, setCancellation, startCheckout } from '#contract/billing.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, msOf } from '#core/time.ts'
import { OFFERED } from '#core/account/entitlement.ts'
import { openPayments } from '#server/adapters/payments/open-payments.ts'
import { readConfig } from '#server/config.ts'
import { within } from '#server/deadline.ts'
import { alone } from '#server/http/lease.ts'
import { STRIPE_ENV } from '#test/support/fake-stripe.ts'
import { signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { useBilling, type Plan } from '#test/support/use-billing.ts'
import { insertEnding } from './billing.repo.ts'
import { getBilling as getOwnBilling, priceOf, startCheckout as startOwnCheckout } from './own-billing.ts'
import { settleDue, reconcileBilling } from './reconcile-billing.ts'
import { grantPlan } from './settle-plan.ts'

const { server, room, stripe, customerOf, planOf, buy, deliverAll } = useBilling()

async function exportOf(person: Person) {
  await signInAgain(person)
  return (await person.api.call(exportAccount)) as {
    plan_changes: { from_plan: string; to_plan: string; reason: string; at: string }[]
    subscriptions: object[]
  }
}

describe('a plan that is paid for', () => {
  it('asks the provider once in two seconds, however often a page comes back from paying', async () => {
    const eve = await signUpPerson(server)
    await buy(eve, 'pathfinder')
    let asked = 0
    const payments = {
      ...room.payments,
      listSubscriptions: (customer: string) => {
        asked += 1
        return room.payments.listSubscriptions(customer)
      },
    }
    const come = () => getOwnBilling({ ...room, payments }, eve.userId, true)
    await Promise.all(Array.from({ length: 8 }, come))
    expect(asked).toBe(1)
    expect(await come()).toMatchObject({ plan: 'pathfinder' })
    server.clock.advance(2_000)
    await come()
    expect(asked).toBe(2)
  })

  it('is bought in one step, shown without waiting for a message, cancelled in one and kept to its end', async () => {
    const ada = await signUpPerson(server)
    expect(await ada.api.call(getBilling, { query: {} })).toEqual({
      plan: 'explorer',
      because: 'none',
      until: null,
      subscription: null,
    })
    await buy(ada, 'pathfinder')
    expect(await planOf(ada)).toBe('explorer')
    const back = await ada.api.call(getBilling, { query: { session: 'cs_test' } })
    expect(back).toMatchObject({
      plan: 'pathfinder',
      because: 'payment',
      until: null,
      subscription: { status: 'active', priceCents: 999, currency: 'usd', cancelsAtPeriodEnd: false },
    })
    expect((await ada.api.call(getUserDetails)).userInfo.plan).toBe('pathfinder')
    const ended = await ada.api.call(setCancellation, { body: { isCancelled: true } })
    expect(ended).toMatchObject({ plan: 'pathfinder', until: ended.subscription?.periodEnd })
    const undone = await ada.api.call(setCancellation, { body: { isCancelled: false } })
    expect(undone).toMatchObject({ plan: 'pathfinder', until: null, subscription: { cancelsAtPeriodEnd: false } })
    await ada.api.call(setCancellation, { body: { isCancelled: true } })
    server.clock.advance(30 * DAY_MS + 1_000)
    // no message at all: time alone ends it
    await settleDue(room)
    expect(await planOf(ada)).toBe('explorer')
    const exported = await exportOf(ada)
    // an export is in no order
    const changes = exported.plan_changes.toSorted((one, other) => (one.at < other.at ? -1 : 1))
    expect(changes.map(({ from_plan: from, to_plan: to, reason }) => [from, to, reason])).toEqual([
      ['explorer', 'pathfinder', 'payment'],
      ['pathfinder', 'explorer', 'end'],
    ])
    expect(exported.subscriptions).toHaveLength(1)
  })

  it('is bought once, however often one presses', async () => {
    const ada = await signUpPerson(server)
    const body = { plan: 'accelerator', interval: 'year' } as const
    const opened = stripe.openSessions()
    const urls = await Promise.all([1, 2, 3].map(() => ada.api.call(startCheckout, { body })))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(stripe.openSessions()).toBe(opened + 1)
    for (const { url } of urls) stripe.act.pay(stripe.sessionOf(url))
    await deliverAll()
    expect(stripe.liveSubscriptionsOf(await customerOf(ada))).toBe(1)
    await expect(ada.api.call(startCheckout, { body })).rejects.toMatchObject({
      status: 409,
      code: 'billing.subscribed',
    })
    expect((await ada.api.call(openPortal)).url).toMatch(/^http:\/\/127/)
  })

  it('is never payable on two pages at once, and for sale again after it was given back', async () => {
    const ada = await signUpPerson(server)
    const open = (plan: Plan) => ada.api.call(startCheckout, { body: { plan, interval: 'month' } })
    const first = await open('pathfinder')
    server.clock.advance(HOUR_MS)
    expect(await open('pathfinder')).toEqual(first)
    const second = await open('accelerator')
    for (const { url } of [first, second]) stripe.act.pay(stripe.sessionOf(url))
    const customer = await customerOf(ada)
    expect(stripe.liveSubscriptionsOf(customer)).toBe(1)
    await deliverAll()
    expect(await planOf(ada)).toBe('accelerator')
    stripe.act.refund(customer)
    await deliverAll()
    expect([await planOf(ada), stripe.liveSubscriptionsOf(customer)]).toEqual(['explorer', 0])
    server.clock.advance(MINUTE_MS)
    const third = await open('accelerator')
    expect(third).not.toEqual(second)
    stripe.act.pay(stripe.sessionOf(third.url))
    await deliverAll()
    expect(await planOf(ada)).toBe('accelerator')
  })

  it('is payable on one page after eight presses on four prices, on several processes, and each is answered', async () => {
    const ada = await signUpPerson(server)
    const opened = stripe.openSessions()
    // past the queue of this process, as those of other processes come
    const press = (at: number) => startOwnCheckout(room, ada.userId, must(OFFERED[at % OFFERED.length]))
    const pages = await Promise.all(Array.from({ length: 8 }, (_, at) => press(at)))
    expect(pages).toHaveLength(8)
    expect(stripe.openSessions()).toBe(opened + 1)
    for (const { url } of pages) stripe.act.pay(stripe.sessionOf(url))
    expect(stripe.liveSubscriptionsOf(await customerOf(ada))).toBe(1)
    await expect(press(0)).rejects.toMatchObject({ code: 'billing.subscribed' })
  }, 60_000)

  it('leaves the page open on which somebody pays while the price cannot be asked for', async () => {
    const ada = await signUpPerson(server)
    const wish = { plan: 'pathfinder', interval: 'month' } as const
    const page = await startOwnCheckout(room, ada.userId, wish)
    const payments: typeof room.payments = {
      ...room.payments,
      createCheckout: (one) => room.payments.createCheckout({ ...one, price: { ...one.price, cents: 1 } }),
    }
    await expect(startOwnCheckout({ ...room, payments }, ada.userId, wish)).rejects.toMatchObject({
      code: 'billing.away',
    })
    expect(await startOwnCheckout(room, ada.userId, wish)).toEqual(page)
  })

  it('leads to the page of payment also where the database is lost right after it was made', async () => {
    const ada = await signUpPerson(server)
    const db = room.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'DeleteQueryNode') throw new Error('the connection is lost')
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    expect(await alone({ ...room, db }, `checkout ${ada.userId}`, 1_000, () => Promise.resolve('a page'))).toBe(
      'a page',
    )
  })

  it('is sold although many ask the provider at once, and refused in time while it says nothing', async () => {
    const ada = await signUpPerson(server)
    stripe.tooMany = 3
    const press = () => startOwnCheckout(room, ada.userId, { plan: 'pathfinder', interval: 'month' })
    const { url } = await press()
    expect(stripe.tooMany).toBe(0)
    stripe.isSilent = true
    await expect(within(300, press)).rejects.toMatchObject({ code: 'billing.away' })
    stripe.isSilent = false
    expect(await press()).toEqual({ url })
  }, 60_000)

  it('gives a failed payment seven days, and says so', async () => {
    const ada = await signUpPerson(server)
    const customer = await buy(ada, 'pathfinder')
    await deliverAll()
    server.clock.advance(30 * DAY_MS)
    stripe.act.renew(customer, { works: false })
    await deliverAll()
    await signInAgain(ada)
    const late = await ada.api.call(getBilling, { query: {} })
    expect([late.plan, late.because]).toEqual(['pathfinder', 'grace'])
    expect(msOf(late.until ?? '') - msOf(server.clock.now())).toBe(7 * DAY_MS)
    server.clock.advance(7 * DAY_MS)
    await settleDue(room)
    expect(await planOf(ada)).toBe('explorer')
  })

  it('yields to what an operator gave, and comes back after it', async () => {
    const ada = await signUpPerson(server)
    await buy(ada, 'pathfinder')
    await deliverAll()
    await grantPlan(server.deps, ada.userId, 'accelerator')
    expect(await ada.api.call(getBilling, { query: {} })).toMatchObject({ plan: 'accelerator', because: 'admin' })
    await reconcileBilling(room)
    expect(await planOf(ada)).toBe('accelerator')
    await grantPlan(server.deps, ada.userId, 'explorer')
    expect(await planOf(ada)).toBe('pathfinder')
  })

  it('ends with the account, also when the provider was away just then', async () => {
    const ada = await signUpPerson(server)
    const customer = await buy(ada, 'pathfinder')
    await deliverAll()
    stripe.faults = 50
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    await server.deps.background.settled()
    expect(stripe.liveSubscriptionsOf(customer)).toBe(1)
    stripe.faults = 0
    await settleDue(room)
    expect(stripe.liveSubscriptionsOf(customer)).toBe(0)
    // invoices stay at the provider unless the operator wants the customer gone
    expect(stripe.requests.filter((one) => one.startsWith('DELETE /v1/customers'))).toEqual([])
    await deliverAll()
    server.clock.advance(26 * HOUR_MS)
    await settleDue(room)
    expect(await server.deps.db.selectFrom('billing_endings').selectAll().execute()).toEqual([])
  }, 60_000)

  it('is not sold to an account that is gone, and what was paid while it went is ended', async () => {
    const ada = await signUpPerson(server)
    const { url } = await ada.api.call(startCheckout, { body: { plan: 'pathfinder', interval: 'month' } })
    const customer = await customerOf(ada)
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    await server.deps.background.settled()
    stripe.act.pay(stripe.sessionOf(url))
    expect(stripe.liveSubscriptionsOf(customer)).toBe(0)

    const bo = await signUpPerson(server)
    const page = await bo.api.call(startCheckout, { body: { plan: 'pathfinder', interval: 'month' } })
    const paying = await customerOf(bo)
    stripe.faults = 50
    await bo.api.call(deleteAccount, { body: { password: bo.password } })
    await server.deps.background.settled()
    stripe.faults = 0
    stripe.act.pay(stripe.sessionOf(page.url))
    expect(stripe.liveSubscriptionsOf(paying)).toBe(1)
    await settleDue(room)
    expect(stripe.liveSubscriptionsOf(paying)).toBe(0)
    await deliverAll()
  }, 60_000)

  it('stays what was bought when its price is raised: no second one is sold, and it can be ended', async () => {
    const ada = await signUpPerson(server)
    const customer = await buy(ada, 'pathfinder', 'year')
    await deliverAll()
    const prices = OFFERED.map(({ plan, interval }) => priceOf(server.deps, plan, interval))
    await room.payments.setUp(prices.map((price) => ({ ...price, cents: price.cents + 500 })))
    expect(await ada.api.call(getBilling, { query: { session: 'cs_test' } })).toMatchObject({
      plan: 'pathfinder',
      subscription: { status: 'active', interval: 'year' },
    })
    await expect(
      ada.api.call(startCheckout, { body: { plan: 'accelerator', interval: 'month' } }),
    ).rejects.toMatchObject({ code: 'billing.subscribed' })
    expect(await ada.api.call(setCancellation, { body: { isCancelled: true } })).toMatchObject({
      subscription: { cancelsAtPeriodEnd: true },
    })
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    await server.deps.background.settled()
    expect(stripe.liveSubscriptionsOf(customer)).toBe(0)
    await room.payments.setUp(prices)
    await deliverAll()
  }, 60_000)

  it('is left where only the difference of an upgrade is given back, and ended where money of an earlier month is disputed', async () => {
    const ada = await signUpPerson(server)
    const customer = await buy(ada, 'pathfinder')
    stripe.act.changePlan(customer, 'accelerator')
    stripe.act.refund(customer)
    await deliverAll()
    expect(await planOf(ada)).toBe('accelerator')
    expect(stripe.liveSubscriptionsOf(customer)).toBe(1)
    server.clock.advance(31 * DAY_MS)
    stripe.act.renew(customer, { works: true })
    stripe.act.dispute(customer, { periodsAgo: 1 })
    await deliverAll()
    expect(stripe.liveSubscriptionsOf(customer)).toBe(0)
  }, 60_000)

  it('takes the customer at the provider along, where the operator wants that', async () => {
    const ada = await signUpPerson(server)
    const customer = await buy(ada, 'pathfinder')
    const wanting = await openPayments(
      readConfig({ ...STRIPE_ENV, STRIPE_API_BASE: stripe.address, STRIPE_DELETE_CUSTOMERS: 'on' }),
    )
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    await server.deps.background.settled()
    await insertEnding(room.db, { customer_id: customer, provider: 'stripe', asked_at: room.clock.now() })
    stripe.requests.length = 0
    await settleDue({ ...room, payments: must(wanting) })
    // a second time there is nobody to delete, which is no fault
    server.clock.advance(26 * HOUR_MS)
    await settleDue({ ...room, payments: must(wanting) })
    expect(stripe.requests.filter((one) => one === `DELETE /v1/customers/${customer}`)).toHaveLength(2)
    expect(await room.db.selectFrom('billing_endings').selectAll().execute()).toEqual([])
  })

  it('says that nothing was charged while the provider is away, and holds no secret in logs or exports', async () => {
    const ada = await signUpPerson(server)
    stripe.faults = 50
    await expect(
      ada.api.call(startCheckout, { body: { plan: 'pathfinder', interval: 'month' } }),
    ).rejects.toMatchObject({ status: 503, code: 'billing.away' })
    stripe.faults = 0
    const text = JSON.stringify([server.logLines, await ada.api.call(exportAccount)])
    expect(text).not.toContain(STRIPE_ENV.STRIPE_SECRET_KEY)
    expect(text).not.toContain(STRIPE_ENV.STRIPE_WEBHOOK_SECRET)
  }, 60_000)
})
