import { entitlementOf, type Entitlement, type Subscription } from '#core/account/entitlement.ts'
import type { PlanId } from '#core/account/plans.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { findUser, lockUser, updateUser } from '#server/users/user.repo.ts'
import { findGrant, insertPlanChange, listSubscriptions, replaceGrant, setDue } from './billing.repo.ts'

type SettleDeps = Pick<Deps, 'clock'>

/** Brings the user's plan in line with what is known, in the caller's transaction. Takes nothing else away. */
export async function settlePlan(deps: SettleDeps, tx: Db, userId: string): Promise<Entitlement | undefined> {
  await lockUser(tx, userId)
  const user = await findUser(tx, userId)
  if (!user) return undefined
  const now = deps.clock.now()
  const subscriptions = await listSubscriptions(tx, userId)
  const entitlement = entitlementOf(await findGrant(tx, userId), subscriptions, now)
  await setDue(tx, userId, entitlement.until)
  if (entitlement.plan === user.plan) return entitlement
  await updateUser(tx, userId, { plan: entitlement.plan })
  await insertPlanChange(tx, {
    id: newId('plc'),
    user_id: userId,
    from_plan: user.plan,
    to_plan: entitlement.plan,
    reason: reasonOf(entitlement, subscriptions),
    at: now,
  })
  return entitlement
}

function reasonOf({ because }: Entitlement, subscriptions: readonly Subscription[]) {
  if (because !== 'none') return because
  return subscriptions.some(({ isRefunded }) => isRefunded) ? 'refund' : 'end'
}

/** What an operator gives wins over payment; the free plan takes it back. */
export function grantPlan(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  plan: PlanId,
): Promise<Entitlement | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    await replaceGrant(tx, userId, plan === 'explorer' ? null : plan, deps.clock.now())
    return settlePlan(deps, tx, userId)
  })
}
