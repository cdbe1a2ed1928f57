import type { Insertable, Selectable } from 'kysely'
import type { Subscription } from '#core/account/entitlement.ts'
import type { PlanId } from '#core/account/plans.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { BillingCustomersTable, BillingEventsTable, PlanChangesTable } from './tables.ts'

export type CustomerRow = Selectable<BillingCustomersTable>

export function findCustomer(db: Db, userId: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('billing_customers').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function findCustomerById(db: Db, customerId: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('billing_customers').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** The first of two that come at once stays. */
export async function insertCustomer(db: Db, row: Insertable<BillingCustomersTable>): Promise<void> {
  await db
    .insertInto('billing_customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listCustomerIds(db: Db): Promise<string[]> {
  return (await db.selectFrom('billing_customers').select('customer_id').execute()).map((row) => row.customer_id)
}

export async function listDueUsers(db: Db, now: Instant): Promise<string[]> {
  const rows = await db.selectFrom('billing_customers').select('user_id').where('due_at', '<=', now).execute()
  return rows.map((row) => row.user_id)
}

/** The number of a new reading of the provider; undefined when the customer's account is gone. */
export async function takeReading(db: Db, customerId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('billing_customers')
    .set((of) => ({ asked: of('asked', '+', 1) }))
    .where('customer_id', '=', customerId)
    .returning('asked')
    .executeTakeFirst()
  return row?.asked
}

/** False when a later reading was kept already. Locks the row until the transaction ends. */
export async function keepReading(db: Db, customerId: string, reading: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_customers')
    .set({ kept: reading })
    .where('customer_id', '=', customerId)
    .where('kept', '<', reading)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function setDue(db: Db, userId: string, dueAt: Instant | null): Promise<void> {
  await db.updateTable('billing_customers').set({ due_at: dueAt }).where('user_id', '=', userId).execute()
}

export async function replaceSubscriptions(
  db: Db,
  { user_id, provider }: Pick<CustomerRow, 'user_id' | 'provider'>,
  subscriptions: readonly Subscription[],
  now: Instant,
): Promise<void> {
  await db.deleteFrom('subscriptions').where('user_id', '=', user_id).execute()
  if (subscriptions.length === 0) return
  await db
    .insertInto('subscriptions')
    .values(
      subscriptions.map((one) => ({
        id: one.id,
        user_id,
        provider,
        plan: one.plan,
        interval: one.interval,
        status: one.status,
        period_start: one.periodStart,
        period_end: one.periodEnd,
        is_paid: one.isPaid ? 1 : 0,
        is_refunded: one.isRefunded ? 1 : 0,
        cancel_at_period_end: one.cancelsAtPeriodEnd ? 1 : 0,
        price_cents: one.priceCents,
        currency: one.currency,
        started_at: one.startedAt,
        ended_at: one.endedAt,
        synced_at: now,
      })),
    )
    .execute()
}

export async function listSubscriptions(db: Db, userId: string): Promise<Subscription[]> {
  const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute()
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan,
    interval: row.interval,
    status: row.status,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    isPaid: row.is_paid === 1,
    isRefunded: row.is_refunded === 1,
    cancelsAtPeriodEnd: row.cancel_at_period_end === 1,
    priceCents: row.price_cents,
    currency: row.currency,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }))
}

export async function findGrant(db: Db, userId: string): Promise<PlanId | null> {
  const row = await db.selectFrom('plan_grants').select('plan').where('user_id', '=', userId).executeTakeFirst()
  return row?.plan ?? null
}

export async function replaceGrant(db: Db, userId: string, plan: PlanId | null, at: Instant): Promise<void> {
  await db.deleteFrom('plan_grants').where('user_id', '=', userId).execute()
  if (plan !== null) await db.insertInto('plan_grants').values({ user_id: userId, plan, at }).execute()
}

export async function insertPlanChange(db: Db, change: Insertable<PlanChangesTable>): Promise<void> {
  await db.insertInto('plan_changes').values(change).execute()
}

/** False when it was there and handled already. */
export async function receiveEvent(db: Db, event: Insertable<BillingEventsTable>): Promise<boolean> {
  await db
    .insertInto('billing_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('billing_events').select('handled_at').where('id', '=', event.id).executeTakeFirst()
  return row?.handled_at == null
}

export async function closeEvent(
  db: Db,
  id: string,
  result: { handled_at: Instant } | { error: string },
): Promise<void> {
  await db
    .updateTable('billing_events')
    .set({ error: null, ...result })
    .where('id', '=', id)
    .execute()
}

export async function insertEnding(db: Db, ending: { customer_id: string; provider: string; asked_at: Instant }) {
  await db
    .insertInto('billing_endings')
    .values(ending)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type Ending = { customer_id: string; asked_at: Instant }

export function listEndings(db: Db): Promise<Ending[]> {
  return db.selectFrom('billing_endings').select(['customer_id', 'asked_at']).execute()
}

export async function deleteEnding(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('billing_endings').where('customer_id', '=', customerId).execute()
}
