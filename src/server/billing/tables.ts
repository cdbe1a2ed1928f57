import type { PaidPlan, PayInterval, SubscriptionStatus } from '#core/account/entitlement.ts'
import type { PlanId } from '#core/account/plans.ts'

/** The tables of this room; a part of the schema. */
export type BillingTables = {
  billing_customers: BillingCustomersTable
  subscriptions: SubscriptionsTable
  billing_events: BillingEventsTable
  billing_endings: BillingEndingsTable
  plan_grants: PlanGrantsTable
  plan_changes: PlanChangesTable
}

/** `asked` and `kept` number the readings of the provider: one that was overtaken is dropped. */
export type BillingCustomersTable = {
  user_id: string
  provider: string
  customer_id: string
  asked: number
  kept: number
  /** When the plan changes by time alone. */
  due_at: string | null
}

export type SubscriptionsTable = {
  id: string
  user_id: string
  provider: string
  plan: PaidPlan
  interval: PayInterval
  status: SubscriptionStatus
  period_start: string
  period_end: string
  is_paid: number
  is_refunded: number
  cancel_at_period_end: number
  price_cents: number
  currency: string
  started_at: string
  ended_at: string | null
  synced_at: string
}

/** What the provider sent, once each; nothing of its payload is kept. */
export type BillingEventsTable = {
  id: string
  type: string
  created: string
  received_at: string
  handled_at: string | null
  error: string | null
}

/** Customers whose account is gone and whose subscriptions must end; a row stays until the provider has done it. */
export type BillingEndingsTable = { customer_id: string; provider: string; asked_at: string }

/** A plan that the operator gave; it wins over payment. */
export type PlanGrantsTable = { user_id: string; plan: PlanId; at: string }

export type PlanChangesTable = {
  id: string
  user_id: string
  from_plan: PlanId
  to_plan: PlanId
  reason: 'payment' | 'admin' | 'grace' | 'end' | 'refund'
  at: string
}
