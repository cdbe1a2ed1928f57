import { z } from 'zod'
import { PAID_PLANS, PAY_INTERVALS, SUBSCRIPTION_STATUSES } from '#core/account/entitlement.ts'
import { PLAN_IDS } from '#core/account/plans.ts'
import { endpoint } from './endpoint.ts'

/** These calls exist only on servers with BILLING set; elsewhere each is a 404. */
export const BILLING_PATH = '/api/billing'

export const billingSchema = z
  .object({
    plan: z.enum(PLAN_IDS),
    because: z.enum(['admin', 'payment', 'grace', 'none']),
    until: z.string().nullable(),
    subscription: z
      .object({
        plan: z.enum(PAID_PLANS),
        interval: z.enum(PAY_INTERVALS),
        status: z.enum(SUBSCRIPTION_STATUSES),
        periodEnd: z.string(),
        cancelsAtPeriodEnd: z.boolean(),
        priceCents: z.int(),
        currency: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Billing' })

export const getBilling = endpoint({
  method: 'GET',
  path: BILLING_PATH,
  auth: 'person',
  tag: 'account',
  summary: 'The plan, why, and what is paid; with the session of a checkout it asks the provider itself, once',
  query: z.object({ session: z.string().max(200).optional() }),
  output: billingSchema,
})

export const startCheckout = endpoint({
  method: 'POST',
  path: `${BILLING_PATH}/checkout`,
  auth: 'person',
  tag: 'account',
  summary: 'Where to pay for a plan; 409 with a subscription that runs already',
  body: z.object({ plan: z.enum(PAID_PLANS), interval: z.enum(PAY_INTERVALS) }),
  output: z.object({ url: z.string() }),
})

export const openPortal = endpoint({
  method: 'POST',
  path: `${BILLING_PATH}/portal`,
  auth: 'person',
  tag: 'account',
  summary: 'Where to change the plan or the card, and where the invoices are',
  output: z.object({ url: z.string() }),
})

export const setCancellation = endpoint({
  method: 'PUT',
  path: `${BILLING_PATH}/cancellation`,
  auth: 'person',
  tag: 'account',
  summary: 'Cancels the subscription at the end of its period, or takes that back',
  body: z.object({ isCancelled: z.boolean() }),
  output: billingSchema,
})

export type Billing = z.infer<typeof billingSchema>
