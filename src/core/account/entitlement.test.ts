import { expect, it } from 'vitest'
import { entitlementOf, GRACE_MS, type Subscription } from './entitlement.ts'
import { addMs } from '../time.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const subscription = (more: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  plan: 'pathfinder',
  interval: 'month',
  status: 'active',
  periodStart: '2026-11-20T00:00:00.000Z',
  periodEnd: '2026-12-20T00:00:00.000Z',
  isPaid: true,
  isRefunded: false,
  cancelsAtPeriodEnd: false,
  priceCents: 999,
  currency: 'usd',
  startedAt: '2026-11-20T00:00:00.000Z',
  endedAt: null,
  ...more,
})
const better = subscription({ id: 'sub_2', plan: 'accelerator' })

it.each([
  ['nothing', [], { plan: 'explorer', because: 'none', until: null }],
  ['one that goes on', [subscription({})], { plan: 'pathfinder', because: 'payment', until: null }],
  ['two, the better one last', [subscription({}), better], { plan: 'accelerator', because: 'payment', until: null }],
  ['two, the better one first', [better, subscription({})], { plan: 'accelerator', because: 'payment', until: null }],
  [
    'one that ends with its period',
    [subscription({ cancelsAtPeriodEnd: true })],
    { plan: 'pathfinder', because: 'payment', until: '2026-12-20T00:00:00.000Z' },
  ],
  [
    'a payment that failed, within the days of grace',
    [subscription({ status: 'past_due', periodStart: addMs(NOW, 1 - GRACE_MS) })],
    { plan: 'pathfinder', because: 'grace', until: addMs(NOW, 1) },
  ],
  [
    'a payment that failed, when they are over',
    [subscription({ status: 'past_due', periodStart: addMs(NOW, -GRACE_MS) })],
    { plan: 'explorer', because: 'none', until: null },
  ],
  ['one paid back', [subscription({ isRefunded: true })], { plan: 'explorer', because: 'none', until: null }],
] as const)('of %s', (_what, subscriptions, entitlement) => {
  expect(entitlementOf(null, subscriptions, NOW)).toEqual(entitlement)
})

it('what an operator gave wins over what is paid', () => {
  expect(entitlementOf('pathfinder', [better], NOW)).toEqual({ plan: 'pathfinder', because: 'admin', until: null })
})
