import { PLANS } from '#core/account/plans.ts'
import type { UserInfo } from '#contract/account.ts'
import { paths } from '../../paths.ts'
import { ownPlan as englishOwnPlan } from '../../strings/en/own-plan.ts'
import { useRoom } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'

export function PlanSection({ person }: { person: UserInfo }) {
  const ownPlan = useRoom('ownPlan', englishOwnPlan)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-lg font-semibold">{PLANS[person.plan].name}</p>
      <LinkButton variant="secondary" to={paths.ownPlan()}>
        {ownPlan.open}
      </LinkButton>
    </div>
  )
}
