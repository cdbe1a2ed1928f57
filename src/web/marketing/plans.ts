/** What the three plans are and cost, in US dollars. */
export type Billing = 'monthly' | 'yearly'

export type Plan = {
  id: 'explorer' | 'pathfinder' | 'accelerator'
  name: string
  line: string
  price?: Record<Billing, number>
  features: string[]
}

export const plans: Plan[] = [
  {
    id: 'explorer',
    name: 'Explorer',
    line: 'Find the way.',
    features: [
      'Resume reading, skills and gaps',
      'Courses in order for your dream role',
      'Daily bonus of 100 XP',
      '2 AI mock interviews per month',
    ],
  },
  {
    id: 'pathfinder',
    name: 'Pathfinder',
    line: 'Walk it every day.',
    price: { monthly: 9.99, yearly: 89.99 },
    features: ['Everything in Explorer', 'Daily bonus of 500 XP', 'Unlimited assessments', 'Unlimited AI mock interviews'],
  },
  {
    id: 'accelerator',
    name: 'Accelerator',
    line: 'Arrive sooner.',
    price: { monthly: 19.99, yearly: 179.99 },
    features: ['Everything in Pathfinder', 'Daily bonus of 1000 XP', 'Unlimited assessments', 'Unlimited AI mock interviews'],
  },
]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function formatPrice(amount: number): string {
  return dollars.format(amount)
}

/** Twelve single months, to compare a year with. */
export function yearOfMonths(price: Record<Billing, number>): number {
  return Math.round(price.monthly * 1200) / 100
}

/** What a year saves against twelve months, in whole percent. */
export function savedPercent(price: Record<Billing, number>): number {
  return Math.round((1 - price.yearly / yearOfMonths(price)) * 100)
}
