import { hasEnded, type Subscription } from '#core/account/entitlement.ts'
import type { Deps } from '#server/deps.ts'
import { findCustomerById, keepReading, replaceSubscriptions, takeReading } from './billing.repo.ts'
import type { Payments } from './payments.port.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { settlePlan } from './settle-plan.ts'

export type BillingDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'background'> & { payments: Payments }

/**
 * Asks the provider how a customer stands and keeps that. Readings are numbered before they begin, and one that was overtaken
 * is dropped: whatever comes twice, late, in another order or to several processes, the last word asked for is the one kept.
 */
export async function syncCustomer(deps: BillingDeps, customerId: string): Promise<void> {
  const reading = await takeReading(deps.db, customerId)
  if (reading === undefined) return
  const stated = await endRefunded(deps, await deps.payments.listSubscriptions(customerId))
  await deps.db.transaction().execute(async (tx) => {
    const customer = await findCustomerById(tx, customerId)
    if (!customer) return
    // first the person, as everything that settles a plan does: in another order two would wait for each other
    await lockUser(tx, customer.user_id)
    if (!(await keepReading(tx, customerId, reading))) return
    await replaceSubscriptions(tx, customer, stated, deps.clock.now())
    await settlePlan(deps, tx, customer.user_id)
  })
}

/** Money that went back, or that somebody wants back, is not asked for again. */
async function endRefunded({ payments }: BillingDeps, subscriptions: Subscription[]): Promise<Subscription[]> {
  for (const { id, isRefunded, status } of subscriptions)
    if (isRefunded && !hasEnded(status)) await payments.cancelNow(id)
  return subscriptions
}
