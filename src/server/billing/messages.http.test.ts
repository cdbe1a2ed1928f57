import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, msOf } from '#core/time.ts'
import { billingLives } from '#test/billing/lives.ts'
import { type SentEvent } from '#test/support/fake-stripe.ts'
import { signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useBilling } from '#test/support/use-billing.ts'
import { reconcileBilling } from './reconcile-billing.ts'

const { server, room, stripe, planOf, buy, deliver } = useBilling()

async function countEvents(): Promise<number> {
  const rows = await server.deps.db.selectFrom('billing_events').select('id').execute()
  return rows.length
}

/** Each tries many orders; BILLING_ORDERS=100 takes some minutes. */
const ORDERS = Number(process.env.BILLING_ORDERS ?? 8)

const lives = billingLives(
  () => stripe,
  () => server.clock.advance(30 * DAY_MS + 1_000),
)

const month0 = () => undefined

async function inTurn<T>(works: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  for (const work of works) results.push(await work())
  return results
}

/** The same person without a past: the next order begins where the first did. */
async function startOver(person: Person): Promise<void> {
  const { db } = server.deps
  for (const table of ['subscriptions', 'billing_customers', 'plan_changes'] as const)
    await db.deleteFrom(table).where('user_id', '=', person.userId).execute()
  await db.updateTable('users').set({ plan: 'explorer' }).where('id', '=', person.userId).execute()
  server.clock.advance(1_000)
  stripe.forgetKeys()
  await signInAgain(person)
}

describe('a message of the provider', () => {
  it.each<[string, (body: string) => { body: string; signature: string | undefined }]>([
    ['without a signature', (body) => ({ body, signature: undefined })],
    ['with a made-up signature', (body) => ({ body, signature: 't=1,v1=00' })],
    ['signed with another secret', (body) => ({ body, signature: stripe.sign(body, { secret: 'whsec_of_another' }) })],
    [
      'older than five minutes',
      (body) => ({ body, signature: stripe.sign(body, { at: Math.floor(msOf(server.clock.now()) / 1_000) - 301 }) }),
    ],
    [
      'changed after it was signed',
      (body) => ({ body: body.replace('created', 'deleted'), signature: stripe.sign(body) }),
    ],
    [
      'of real money on a server for tests',
      (body) => {
        const live = body.replace('"livemode":false', '"livemode":true')
        return { body: live, signature: stripe.sign(live) }
      },
    ],
    ['that is no JSON', () => ({ body: 'x', signature: stripe.sign('x') })],
  ])('%s is refused and nothing is kept', async (_, forge) => {
    const ada = await signUpPerson(server)
    await buy(ada, 'pathfinder')
    const [event] = stripe.outbox.splice(0)
    const before = await countEvents()
    stripe.requests.length = 0
    const { body, signature } = forge(event?.body ?? '')
    const answer = await send(server, 'POST', '/api/billing/webhook', {
      body,
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'billing.not_verified'])
    expect([await countEvents(), await planOf(ada), stripe.requests]).toEqual([before, 'explorer', []])
  })

  it('is kept once, and handled again only while it was not', async () => {
    const ada = await signUpPerson(server)
    await buy(ada, 'pathfinder')
    const [event] = stripe.outbox.splice(0)
    if (!event) throw new Error('no message')
    stripe.faults = 50
    expect(await deliver(event)).toBe(500)
    expect(await planOf(ada)).toBe('explorer')
    stripe.faults = 0
    expect(await deliver(event, 'second')).toBe(200)
    expect(await planOf(ada)).toBe('pathfinder')
    stripe.requests.length = 0
    expect(await deliver(event)).toBe(200)
    expect(stripe.requests).toEqual([])
  }, 60_000)
})

describe.each(Object.entries(lives))('the life “%s”', (_, { steps, ends }) => {
  it('ends in the plan that the provider states, in any order of messages that double, get lost and come to two processes', async () => {
    const person = await signUpPerson(server)
    let isFirst = true
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ rank: fc.nat(), copies: fc.integer({ min: 0, max: 3 }), wait: fc.integer({ min: 0, max: 4 }) }),
          {
            minLength: 24,
            maxLength: 24,
          },
        ),
        fc.boolean(),
        async (fates, isTogether) => {
          if (!isFirst) await startOver(person)
          isFirst = false
          stripe.outbox.length = 0
          const customer = await buy(person, 'pathfinder')
          let sent = 0
          let isLossy = false
          const flights: { event: SentEvent; rank: number; due: number }[] = []
          for (const [at, step] of [...steps.entries(), [steps.length, month0] as const]) {
            // some messages of what was before arrive before the next thing happens, in another order
            for (const event of stripe.outbox.splice(0)) {
              const fate = fates[sent % fates.length] ?? { rank: 0, copies: 1, wait: 0 }
              sent += 1
              if (fate.copies === 0) isLossy = true
              for (let copy = 0; copy < fate.copies; copy += 1)
                flights.push({ event, rank: (fate.rank * (copy + 7)) % 1_009, due: at + fate.wait })
            }
            const arriving = flights
              .filter(({ due }) => due <= at || at === steps.length)
              .toSorted((a, b) => a.rank - b.rank)
            for (const one of arriving) flights.splice(flights.indexOf(one), 1)
            const deliverTo = (event: SentEvent, index: number) => deliver(event, index % 2 ? 'first' : 'second')
            const statuses = isTogether
              ? await Promise.all(arriving.map(({ event }, index) => deliverTo(event, index)))
              : await inTurn(
                  arriving.map(
                    ({ event }, index) =>
                      () =>
                        deliverTo(event, index),
                  ),
                )
            expect(statuses.filter((status) => status !== 200)).toEqual([])
            step(customer)
          }
          // what our own ending of a refunded subscription told is lost as well
          stripe.outbox.length = 0
          if (isLossy) await reconcileBilling(room)
          expect(await planOf(person)).toBe(ends)
        },
      ),
      { numRuns: ORDERS },
    )
  }, 300_000)
})
