import { useQuery } from '@tanstack/react-query'
import { getBilling } from '#contract/billing.ts'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { Banner } from '../../ui/banner.tsx'
import { runs, useBillingWords } from './billing-words.ts'

/** What becomes of a running subscription when its account is deleted. Nothing where none runs. */
export function SubscriptionEnds() {
  const words = useBillingWords()
  const { supportEmail } = useSite()
  const { data: billing } = useQuery(queryOf(getBilling, { query: {} }))
  if (!billing?.subscription || !runs(billing)) return null
  return <Banner tone="notice">{words.endsWithAccount(billing.subscription.periodEnd, supportEmail)}</Banner>
}
