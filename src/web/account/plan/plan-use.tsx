import { useQuery } from '@tanstack/react-query'
import { getOwnPlan, type OwnPlan } from '#contract/plans.ts'
import { SCORED_A_DAY } from '#core/arena/pace.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf, useUserDetails } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const useOwnPlan = () => useQuery(queryOf(getOwnPlan))

/** What the plan gives, what of it is used, and when it renews. */
export function PlanUse({ plan }: { plan: OwnPlan }) {
  const words = useStrings('ownPlan')
  const hasGame = useUserDetails().data?.game_elements
  return (
    <>
      {hasGame ? <p className="mb-3 text-ink-2">{words.bonus(plan.dailyBonus)}</p> : null}
      <h3 className="mb-2 text-md font-semibold">{words.usage}</h3>
      <dl className="grid gap-2">
        <Usage label={words.mockInterviews} usage={plan.mockInterviews} />
        <Usage label={words.skillChecks} usage={plan.skillChecks} />
      </dl>
      <p className="mt-3 text-sm text-ink-3">
        {plan.mockInterviews.limit === null ? null : `${words.renews(plan.mockInterviews.renewsAt)} `}
        {words.aDay(SCORED_A_DAY)}
      </p>
    </>
  )
}

/** The same beside other settings, which do not wait for it. */
export function OwnPlanUse() {
  const words = useStrings('ownPlan')
  return (
    <Loaded query={useOwnPlan()} skeleton={<Skeleton className="h-32" />} otherwise={words.notLoaded}>
      {(plan) => <PlanUse plan={plan} />}
    </Loaded>
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
