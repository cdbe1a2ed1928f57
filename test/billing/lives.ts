import type { FakeStripe } from '#test/support/fake-stripe.ts'

/** What happens to a subscription after it was bought as Pathfinder, and the plan that the provider states at the end. */
export type BillingLife = { steps: ((customer: string) => void)[]; ends: string }

/** Eight lives of a subscription. `month` lets a month pass. */
export function billingLives(stripe: () => FakeStripe, month: () => void): Record<string, BillingLife> {
  const act = () => stripe().act
  const renew = (works: boolean) => (customer: string) => act().renew(customer, { works })
  const up = (customer: string) => act().changePlan(customer, 'accelerator')
  const down = (customer: string) => act().changePlan(customer, 'pathfinder')
  const cancel = (customer: string) => act().cancelInPortal(customer)
  const undo = (customer: string) => act().undoCancel(customer)
  return {
    buy: { steps: [], ends: 'pathfinder' },
    upgrade: { steps: [up], ends: 'accelerator' },
    downgrade: { steps: [up, down, month, renew(true)], ends: 'pathfinder' },
    cancel: { steps: [cancel, month, renew(true)], ends: 'explorer' },
    'cancel and undo': { steps: [cancel, undo, month, renew(true)], ends: 'pathfinder' },
    'fail and recover': {
      steps: [month, renew(false), (customer) => act().recover(customer)],
      ends: 'pathfinder',
    },
    'fail and end': { steps: [month, renew(false), (customer) => act().giveUp(customer)], ends: 'explorer' },
    'refund or dispute': {
      steps: [(customer) => (Number(customer.slice(-1)) % 2 ? act().refund(customer) : act().dispute(customer))],
      ends: 'explorer',
    },
  }
}
