import { addMs, DAY_MS, type Instant } from '../time.ts'
import { DEFAULT_PLAN, PLAN_IDS, type PlanId } from './plans.ts'

export const PAID_PLANS = ['pathfinder', 'accelerator'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]
export const PAY_INTERVALS = ['month', 'year'] as const
export type PayInterval = (typeof PAY_INTERVALS)[number]
/** Whatever can be bought. */
export const OFFERED = PAID_PLANS.flatMap((plan) => PAY_INTERVALS.map((interval) => ({ plan, interval })))

export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Nothing is charged any more, and nothing brings it back. */
export const hasEnded = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/** A subscription as the provider states it. */
export type Subscription = {
  id: string
  plan: PaidPlan
  interval: PayInterval
  status: SubscriptionStatus
  periodStart: Instant
  periodEnd: Instant
  /** The period that runs is paid. */
  isPaid: boolean
  /** What was paid for it went back, or is disputed. */
  isRefunded: boolean
  cancelsAtPeriodEnd: boolean
  priceCents: number
  currency: string
  startedAt: Instant
  endedAt: Instant | null
}

/** A payment that failed may be put right for so long, from the day it was due. */
export const GRACE_MS = 7 * DAY_MS

export type Entitlement = {
  plan: PlanId
  because: 'admin' | 'payment' | 'grace' | 'none'
  /** When it changes by time alone; null: not before something happens. */
  until: Instant | null
}

/** The plan a user has now. What an operator gave wins; then the best of what is paid for; else the free one. */
export function entitlementOf(grant: PlanId | null, subscriptions: readonly Subscription[], now: Instant): Entitlement {
  if (grant !== null) return { plan: grant, because: 'admin', until: null }
  const given = subscriptions
    .map((one) => ({ one, until: givesUntil(one) }))
    .filter(({ until }) => until === null || until > now)
    .toSorted((a, b) => rank(b.one.plan) - rank(a.one.plan))
  const best = given[0]
  if (!best) return { plan: DEFAULT_PLAN, because: 'none', until: null }
  const ends = given.flatMap(({ until }) => until ?? []).toSorted()
  return { plan: best.one.plan, because: best.one.status === 'past_due' ? 'grace' : 'payment', until: ends[0] ?? null }
}

const rank = (plan: PlanId): number => PLAN_IDS.indexOf(plan)
const NEVER: Instant = '1970-01-01T00:00:00.000Z'

/** Until when a subscription gives its plan; null while it goes on by itself. */
function givesUntil(one: Subscription): Instant | null {
  if (one.isRefunded) return NEVER
  switch (one.status) {
    case 'active':
    case 'trialing':
      return one.cancelsAtPeriodEnd ? one.periodEnd : null
    case 'past_due':
      return addMs(one.periodStart, GRACE_MS)
    // what was paid for is had to its end
    case 'canceled':
      return one.isPaid ? one.periodEnd : NEVER
    default:
      return NEVER
  }
}
