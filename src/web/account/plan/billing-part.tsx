import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { getUserDetails } from '#contract/account.ts'
import { getBilling, openPortal, setCancellation, startCheckout, type Billing } from '#contract/billing.ts'
import { getOwnPlan } from '#contract/plans.ts'
import type { Site } from '#contract/public.ts'
import { PAID_PLANS, type PayInterval } from '#core/account/entitlement.ts'
import { PLANS, yearSaves } from '#core/account/plans.ts'
import { api } from '../../lib/api.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { refusalOf, runs, useBillingWords as useWords } from './billing-words.ts'

const ASK_AGAIN_MS = 3_000

/** What is paid, until when, and how to change that. */
export function BillingPart({ prices }: { prices: Site['planPrices'] }) {
  const words = useWords()
  const [params] = useSearchParams()
  const session = params.get('session') ?? undefined
  const query = useQuery({
    ...queryOf(getBilling, { query: { session } }),
    refetchInterval: ({ state }) => (session && state.data?.because === 'none' ? ASK_AGAIN_MS : false),
  })
  // what was just paid for stands above as well
  const shown = useQuery(queryOf(getOwnPlan)).data?.plan
  const plan = query.data?.plan
  useEffect(() => {
    if (plan !== undefined && shown !== undefined && plan !== shown) void refresh()
  }, [plan, shown])
  return (
    <Card aria-labelledby="billing">
      <CardHeader id="billing" title={words.heading} />
      <Loaded query={query} skeleton={<Skeleton className="h-24 rounded-md" />} otherwise={words.notLoaded}>
        {(billing) => (
          <div className="grid gap-5">
            {session ? (
              <p role="status" className="font-semibold text-green-ink">
                {billing.because === 'none' ? words.waiting : words.received}
              </p>
            ) : null}
            <State billing={billing} />
            {runs(billing) ? <Change billing={billing} /> : <Upgrade prices={prices} />}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function State({ billing: { because, until, subscription } }: { billing: Billing }) {
  const words = useWords()
  if (because === 'admin') return <p className="text-ink-2">{words.byAdmin}</p>
  if (!subscription) return null
  if (because === 'grace' && until) return <Banner>{words.grace(until)}</Banner>
  if (subscription.cancelsAtPeriodEnd || (because === 'payment' && until))
    return <p className="text-ink-2">{words.endsOn(until ?? subscription.periodEnd)}</p>
  if (because === 'none') return <p className="text-ink-2">{words.over}</p>
  const price = words.price(subscription.priceCents / 100, subscription.interval)
  return <p className="text-ink-2">{words.renewsOn(price, subscription.periodEnd)}</p>
}

const refresh = async () => {
  const changed = [queryOf(getBilling, { query: {} }), queryOf(getOwnPlan), queryOf(getUserDetails)]
  await Promise.all(changed.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) })))
}

function Change({ billing: { subscription } }: { billing: Billing }) {
  const words = useWords()
  const isCancelled = subscription?.cancelsAtPeriodEnd === true
  const cancel = useMutation({
    mutationFn: () => api.call(setCancellation, { body: { isCancelled: !isCancelled } }),
    onSuccess: () => {
      toast.success(isCancelled ? words.kept : words.cancelled)
      return refresh()
    },
    onError: (error) => toast.error(refusalOf(error, words)),
  })
  const portal = useMutation({
    mutationFn: () => api.call(openPortal),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toast.error(refusalOf(error, words)),
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" isLoading={portal.isPending} onClick={() => portal.mutate()}>
        {words.portal}
      </Button>
      <Button variant={isCancelled ? 'primary' : 'ghost'} isLoading={cancel.isPending} onClick={() => cancel.mutate()}>
        {isCancelled ? words.undo : words.cancel}
      </Button>
    </div>
  )
}

function Upgrade({ prices }: { prices: Site['planPrices'] }) {
  const words = useWords()
  const { supportEmail } = useSite()
  // what was chosen on the page of the prices
  const [params] = useSearchParams()
  const wanted = PAID_PLANS.find((plan) => plan === params.get('plan'))
  const [interval, setInterval] = useState<PayInterval>(params.get('interval') === 'year' ? 'year' : 'month')
  const checkout = useMutation({
    mutationFn: (plan: (typeof PAID_PLANS)[number]) => api.call(startCheckout, { body: { plan, interval } }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      toast.error(refusalOf(error, words))
      // bought in another window: the page then offers to change it
      return refresh()
    },
  })
  return (
    <div className="grid gap-4">
      <Select
        label={words.interval}
        value={interval}
        onChange={(event) => setInterval(event.target.value === 'year' ? 'year' : 'month')}
      >
        <option value="month">{words.monthly}</option>
        <option value="year">{words.yearly}</option>
      </Select>
      <ul className="grid gap-3">
        {PAID_PLANS.map((plan) => {
          const { monthlyPriceCents, yearlyPriceCents } = prices[plan]
          return (
            <li key={plan} className="flex flex-wrap items-center justify-between gap-3">
              <div>
                <p className="font-semibold">{PLANS[plan].name}</p>
                <p className="tnum text-sm text-ink-2">
                  {words.price((interval === 'month' ? monthlyPriceCents : yearlyPriceCents) / 100, interval)}
                </p>
                <p className="text-sm text-ink-3">{words.saves(yearSaves(prices[plan]))}</p>
              </div>
              <Button
                variant={wanted === undefined || wanted === plan ? 'primary' : 'secondary'}
                isLoading={checkout.isPending && checkout.variables === plan}
                disabled={checkout.isPending}
                onClick={() => checkout.mutate(plan)}
              >
                {words.upgrade(PLANS[plan].name)}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-ink-3">{words.goOn(supportEmail)}</p>
    </div>
  )
}
