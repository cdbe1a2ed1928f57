import { lazy, Suspense } from 'react'
import type { OwnPlan } from '#contract/plans.ts'
import { PLANS } from '#core/account/plans.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { useSite } from '../../lib/site.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { ownPlan as englishOwnPlan } from '../../strings/en/own-plan.ts'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PlanUse, useOwnPlan } from './plan-use.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.ownPlan ?? englishOwnPlan).meta]

/** Fetched only on servers where plans are paid for. */
const BillingPart = lazy(async () => ({ default: (await import('./billing-part.tsx')).BillingPart }))

export default function PlanPage() {
  const ownPlan = useRoom('ownPlan', englishOwnPlan)
  const query = useOwnPlan()
  return (
    <Strings of={{ ownPlan }}>
      <Page className="max-w-180">
        <h1 className="text-3xl tracking-heading">{ownPlan.heading}</h1>
        <div className="mt-8 grid gap-5">
          <Loaded query={query} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={ownPlan.notLoaded}>
            {(plan) => <PlanCard plan={plan} />}
          </Loaded>
          {query.isPending ? null : <Payment />}
        </div>
      </Page>
    </Strings>
  )
}

function PlanCard({ plan }: { plan: OwnPlan }) {
  return (
    <Card aria-labelledby="own-plan">
      <CardHeader id="own-plan" title={PLANS[plan.plan].name} />
      <PlanUse plan={plan} />
    </Card>
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
