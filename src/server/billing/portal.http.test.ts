import { describe, expect, it } from 'vitest'
import { openPortal } from '#contract/billing.ts'
import { getSite } from '#contract/public.ts'
import { signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { useBilling } from '#test/support/use-billing.ts'
import { priceOf } from './own-billing.ts'

const { server, room, stripe, planOf, buy, deliverAll } = useBilling()

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
