import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { getOwnPlan, type OwnPlan } from '#contract/plans.ts'
import { PLANS } from '#core/account/plans.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { ownPlan as englishOwnPlan } from '../../strings/en/own-plan.ts'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.ownPlan ?? englishOwnPlan).meta]

/** Fetched only on servers where plans are paid for. */
const BillingPart = lazy(async () => ({ default: (await import('./billing-part.tsx')).BillingPart }))

export default function PlanPage() {
  const ownPlan = useRoom('ownPlan', englishOwnPlan)
  const query = useQuery(queryOf(getOwnPlan))
  return (
    <Strings of={{ ownPlan }}>
      <Page className="max-w-180">
        <h1 className="text-3xl tracking-heading">{ownPlan.heading}</h1>
        <div className="mt-8 grid gap-5">
          <Loaded query={query} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={ownPlan.notLoaded}>
            {(plan) => <PlanCard plan={plan} />}
          </Loaded>
          <Payment />
        </div>
      </Page>
    </Strings>
  )
}

function PlanCard({ plan }: { plan: OwnPlan }) {
  const words = useStrings('ownPlan')
  return (
    <Card aria-labelledby="own-plan">
      <CardHeader id="own-plan" title={PLANS[plan.plan].name} note={words.bonus(plan.dailyBonus)} />
      <h3 className="mb-2 text-md font-semibold">{words.usage}</h3>
      <dl className="grid gap-2">
        <Usage label={words.mockInterviews} usage={plan.mockInterviews} />
        <Usage label={words.skillChecks} usage={plan.skillChecks} />
      </dl>
      {plan.mockInterviews.limit === null ? null : (
        <p className="mt-3 text-sm text-ink-3">{words.renews(plan.mockInterviews.renewsAt)}</p>
      )}
    </Card>
  )
}

function Usage({ label, usage: { left, limit } }: { label: string; usage: OwnPlan['skillChecks'] }) {
  const words = useStrings('ownPlan')
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tnum font-semibold">
        {limit === null || left === null ? words.unlimited : words.left(left, limit)}
      </dd>
    </div>
  )
}

function Payment() {
  const words = useStrings('ownPlan')
  const { billing, isKnown, supportEmail, planPrices } = useSite()
  if (!isKnown) return null
  if (billing)
    return (
      <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
        <BillingPart prices={planPrices} />
      </Suspense>
    )
  const [before, after] = words.askOperator.split('{email}')
  return (
    <p className="text-ink-2">
      {words.byOperator}{' '}
      {supportEmail === '' ? (
        words.askOperatorUnnamed
      ) : (
        <>
          {before}
          <a className="underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          {after}
        </>
      )}
    </p>
  )
}
