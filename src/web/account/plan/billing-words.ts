import type { Billing } from '#contract/billing.ts'
import { Problem } from '#contract/problem.ts'
import { messageOf } from '../../lib/errors.ts'
import { billing as english } from '../../strings/en/billing.ts'
import { useLanguage } from '../../strings/strings.tsx'
import { billing as turkish } from '../../strings/tr/billing.ts'

/** In no catalogue of texts: only servers that sell plans send them. */
export const useBillingWords = () => ({ en: english, tr: turkish })[useLanguage()]

/** What the payment service refused, in the reader's language. */
export function refusalOf(error: unknown, { problems }: ReturnType<typeof useBillingWords>): string {
  const known: Partial<Record<string, string>> = problems
  return (error instanceof Problem ? known[error.code] : undefined) ?? messageOf(error)
}

export function runs({ subscription }: Billing): boolean {
  return ['active', 'trialing', 'past_due', 'unpaid', 'paused'].includes(subscription?.status ?? '')
}
