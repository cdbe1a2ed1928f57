import { DAY_MS, HOUR_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteEnding,
  insertEnding,
  findCustomer,
  listCustomerIds,
  listDueUsers,
  listEndings,
  type Ending,
} from './billing.repo.ts'
import type { Db } from '#server/db/connect.ts'
import { settlePlan } from './settle-plan.ts'
import { syncCustomer, type BillingDeps } from './sync-customer.ts'

/** Asks for every customer: finds what a lost message would have told. */
export async function reconcileBilling(deps: BillingDeps): Promise<{ customers: number; failed: number }> {
  await settleDue(deps)
  const customers = await listCustomerIds(deps.db)
  let failed = 0
  for (const customerId of customers) {
    try {
      await syncCustomer(deps, customerId)
    } catch (error) {
      failed += 1
      deps.log.warn({ err: error }, 'a customer could not be compared')
    }
  }
  return { customers: customers.length, failed }
}

/** What changes by time alone, and subscriptions of accounts that are gone. */
export async function settleDue(deps: BillingDeps): Promise<void> {
  for (const userId of await listDueUsers(deps.db, deps.clock.now()))
    await deps.db.transaction().execute((tx) => settlePlan(deps, tx, userId))
  for (const ending of await listEndings(deps.db)) await endCustomer(deps, ending)
}

/** A page of payment can be paid for a day: what was paid in the moment of its end shows later. */
const WATCHED_MS = DAY_MS + HOUR_MS

async function endCustomer(deps: BillingDeps, { customer_id, asked_at }: Ending): Promise<void> {
  try {
    await deps.payments.endCustomer(customer_id)
    if (msOf(deps.clock.now()) - msOf(asked_at) > WATCHED_MS) await deleteEnding(deps.db, customer_id)
  } catch (error) {
    deps.log.warn({ err: error }, 'a subscription of a deleted account could not be ended yet')
  }
}

/** In the transaction that deletes the account: whatever happens then, the subscription will end. */
export async function askForEnding({ clock }: Pick<Deps, 'clock'>, tx: Db, userId: string): Promise<void> {
  const customer = await findCustomer(tx, userId)
  if (customer)
    await insertEnding(tx, {
      customer_id: customer.customer_id,
      provider: customer.provider,
      asked_at: clock.now(),
    })
}

/** After it: at once where the provider answers, else with the next pass. */
export function endLeftSubscriptions(deps: Omit<BillingDeps, 'payments'> & Pick<Deps, 'payments'>): void {
  const { payments } = deps
  if (payments) deps.background.run('ending subscriptions', () => settleDue({ ...deps, payments }))
}

/** Every hour what is due, every day everything. Several servers doing it do no harm. Returns how to stop. */
export function reconcileNowAndThen(deps: BillingDeps): () => void {
  const timers = [
    setTimeout(() => deps.background.run('billing', async () => void (await reconcileBilling(deps))), 60_000),
    setInterval(() => deps.background.run('billing', () => settleDue(deps)), HOUR_MS),
    setInterval(() => deps.background.run('billing', async () => void (await reconcileBilling(deps))), DAY_MS),
  ]
  for (const timer of timers) timer.unref()
  return () => timers.forEach((timer) => clearTimeout(timer))
}
