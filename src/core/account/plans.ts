/** Plans, what they cost, and what they change: the daily bonus and the monthly quotas (specification, section 9). */

export const PLAN_IDS = ['explorer', 'pathfinder', 'accelerator'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export const QUOTA_KINDS = ['mockInterview', 'skillCheck'] as const
export type QuotaKind = (typeof QUOTA_KINDS)[number]

export type Plan = {
  id: PlanId
  name: string
  /** US cents. */
  monthlyPriceCents: number
  yearlyPriceCents: number
  /** Points with the day's first qualifying action. */
  dailyBonus: number
  /** How many a calendar month (UTC); null is unlimited. */
  quotas: Record<QuotaKind, number | null>
}

export const DEFAULT_PLAN: PlanId = 'explorer'

const UNLIMITED: Plan['quotas'] = { mockInterview: null, skillCheck: null }

export const PLANS: Record<PlanId, Plan> = {
  explorer: {
    id: 'explorer',
    name: 'Explorer',
    monthlyPriceCents: 0,
    yearlyPriceCents: 0,
    dailyBonus: 100,
    quotas: { mockInterview: 2, skillCheck: 10 },
  },
  pathfinder: {
    id: 'pathfinder',
    name: 'Pathfinder',
    monthlyPriceCents: 999,
    yearlyPriceCents: 8_999,
    dailyBonus: 500,
    quotas: UNLIMITED,
  },
  accelerator: {
    id: 'accelerator',
    name: 'Accelerator',
    monthlyPriceCents: 1_999,
    yearlyPriceCents: 17_999,
    dailyBonus: 1_000,
    quotas: UNLIMITED,
  },
}

export type PlanPrices = Pick<Plan, 'monthlyPriceCents' | 'yearlyPriceCents'>

/** The part that a year saves against twelve months, to the whole percent. */
export function yearSaves({ monthlyPriceCents, yearlyPriceCents }: PlanPrices): number {
  return Math.round((1 - yearlyPriceCents / (12 * monthlyPriceCents)) * 100) / 100
}

export function isPlanId(text: string): text is PlanId {
  return (PLAN_IDS as readonly string[]).includes(text)
}
