import type { Stripe } from 'stripe'

const OURS = 'waymark'

/** The customer portal as `waymark billing setup` keeps it, or Stripe's default where that was never run. */
export async function findPortal(stripe: Stripe): Promise<string | undefined> {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
    if (one.metadata?.['kept_by'] === OURS) return one.id
  return undefined
}

/** A dearer plan begins at once and a cheaper one with the next period, as the pages promise; what is cancelled runs until its end. */
export async function keepPortal(stripe: Stripe, prices: readonly Stripe.Price[]): Promise<string> {
  const byProduct = Map.groupBy(prices, ({ product }) => (typeof product === 'string' ? product : product.id))
  const wish = {
    metadata: { kept_by: OURS },
    features: {
      customer_update: { enabled: true, allowed_updates: ['email', 'name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' as const },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price' as const],
        proration_behavior: 'always_invoice' as const,
        products: [...byProduct].map(([product, own]) => ({ product, prices: own.map(({ id }) => id) })),
        schedule_at_period_end: {
          conditions: [{ type: 'decreasing_item_amount' as const }, { type: 'shortening_interval' as const }],
        },
      },
    },
  }
  const known = await findPortal(stripe)
  if (known) {
    await stripe.billingPortal.configurations.update(known, wish)
    return `customer portal: set again (${known})`
  }
  return `customer portal: created (${(await stripe.billingPortal.configurations.create(wish)).id})`
}
