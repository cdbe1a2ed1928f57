import type { PlanId, QuotaKind } from '#core/account/plans.ts'
import { PLANS } from '#core/account/plans.ts'
import type { Instant } from '#core/time.ts'
import { nextUtcMonthStart, utcMonthOf } from '#core/time.ts'

export type Quota = {
  /** null: the plan sets none. */
  limit: number | null
  used: number
  /** null when unlimited; never negative, also when a plan was lowered below what is used. */
  left: number | null
  isSpent: boolean
  /** The UTC calendar month that uses are counted under, 'YYYY-MM'. */
  month: string
  renewsAt: Instant
}

/** The month's quota as it stands. `used` is the number of uses counted under `utcMonthOf(now)`, refunds taken off. */
export function quotaAt(kind: QuotaKind, plan: PlanId, used: number, now: Instant): Quota {
  const limit = PLANS[plan].quotas[kind]
  const left = limit === null ? null : Math.max(0, limit - used)
  return { limit, used, left, isSpent: left === 0, month: utcMonthOf(now), renewsAt: nextUtcMonthStart(now) }
}
