import type { OwnPlan } from '#contract/plans.ts'
import { sessionEnded } from '#server/http/session-ended.ts'
import { PLANS, type QuotaKind } from '#core/account/plans.ts'
import type { Deps } from '#server/deps.ts'
import { readQuota } from '#server/progress/quota.ts'
import { findUser } from '#server/users/user.repo.ts'

export async function getOwnPlan(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<OwnPlan> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const usage = async (kind: QuotaKind) => {
    const { limit, used, left, renewsAt } = await readQuota(deps, userId, kind)
    return { limit, used, left, renewsAt }
  }
  return {
    plan: user.plan,
    dailyBonus: PLANS[user.plan].dailyBonus,
    mockInterviews: await usage('mockInterview'),
    skillChecks: await usage('skillCheck'),
  }
}
