/** What the three plans are and cost, in US dollars. */
export type Billing = 'monthly' | 'yearly'

export type Plan = {
  id: 'explorer' | 'pathfinder' | 'accelerator'
  /** The same in every language. */
  name: string
  price?: Record<Billing, number>
}

export const plans: Plan[] = [
  { id: 'explorer', name: 'Explorer' },
  { id: 'pathfinder', name: 'Pathfinder', price: { monthly: 9.99, yearly: 89.99 } },
  { id: 'accelerator', name: 'Accelerator', price: { monthly: 19.99, yearly: 179.99 } },
]

/** Twelve single months, to compare a year with. */
export function yearOfMonths(price: Record<Billing, number>): number {
  return Math.round(price.monthly * 1200) / 100
}

/** The part that a year saves against twelve months, to the whole percent. */
export function savedPart(price: Record<Billing, number>): number {
  return Math.round((1 - price.yearly / yearOfMonths(price)) * 100) / 100
}
