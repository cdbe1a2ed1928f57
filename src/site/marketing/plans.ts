import { PLANS, type PlanPrices } from '#core/account/plans.ts'

/** What the three plans are and cost, in US dollars. */
export type Billing = 'monthly' | 'yearly'

export type Plan = {
  id: 'explorer' | 'pathfinder' | 'accelerator'
  /** The same in every language. */
  name: string
  price?: Record<Billing, number>
}

const dollars = ({ monthlyPriceCents, yearlyPriceCents }: PlanPrices) => ({
  monthly: monthlyPriceCents / 100,
  yearly: yearlyPriceCents / 100,
})

export const plans: Plan[] = [
  { id: 'explorer', name: PLANS.explorer.name },
  { id: 'pathfinder', name: PLANS.pathfinder.name, price: dollars(PLANS.pathfinder) },
  { id: 'accelerator', name: PLANS.accelerator.name, price: dollars(PLANS.accelerator) },
]

/** Twelve single months, to compare a year with. */
export function yearOfMonths(price: Record<Billing, number>): number {
  return Math.round(price.monthly * 1200) / 100
}

/** The part that a year saves against twelve months, to the whole percent. */
export function savedPart(price: Record<Billing, number>): number {
  return Math.round((1 - price.yearly / yearOfMonths(price)) * 100) / 100
}
