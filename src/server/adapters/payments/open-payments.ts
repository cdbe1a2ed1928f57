import type { Payments } from '#server/billing/payments.port.ts'
import type { Config } from '#server/config.ts'

/** The provider that the settings name; its library is loaded then and not before. */
export async function openPayments({ billing }: Pick<Config, 'billing'>): Promise<Payments | undefined> {
  if (!billing) return undefined
  const { createStripePayments } = await import('./stripe-payments.ts')
  return createStripePayments(billing)
}
