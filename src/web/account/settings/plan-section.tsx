import { PLANS } from '#core/account/plans.ts'
import type { UserInfo } from '#contract/account.ts'
import { paths } from '../../paths.ts'
import { ownPlan as englishOwnPlan } from '../../strings/en/own-plan.ts'
import { Strings, useRoom } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { OwnPlanUse } from '../plan/plan-use.tsx'

export function PlanSection({ person }: { person: UserInfo }) {
  const ownPlan = useRoom('ownPlan', englishOwnPlan)
  return (
    <Strings of={{ ownPlan }}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <p className="text-lg font-semibold">{PLANS[person.plan].name}</p>
        <LinkButton variant="secondary" to={paths.ownPlan()}>
          {ownPlan.open}
        </LinkButton>
      </div>
      <OwnPlanUse />
    </Strings>
  )
}
