import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { PushKeysTable, PushSubscriptionsTable } from './tables.ts'

export type DeviceRow = Selectable<PushSubscriptionsTable>

export function listDevices(db: Db, userId: string): Promise<DeviceRow[]> {
  return db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

/** A browser has one subscription: anyone who signs in there last has it. */
export async function saveDevice(db: Db, device: Insertable<PushSubscriptionsTable>): Promise<void> {
  const { id: _kept, created_at: _first, ...columns } = device
  await db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(columns))
    .execute()
}

export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

export async function noteDevice(db: Db, id: string, change: { lastOkAt: Instant } | 'failed'): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set((row) =>
      change === 'failed' ? { fails: row('fails', '+', 1) } : { fails: row.lit(0), last_ok_at: change.lastOkAt },
    )
    .where('id', '=', id)
    .execute()
}

export function findPushKeys(db: Db): Promise<Selectable<PushKeysTable> | undefined> {
  return db.selectFrom('push_keys').selectAll().where('id', '=', 'current').executeTakeFirst()
}

/** The first of several starters wins. */
export async function insertPushKeys(db: Db, keys: Insertable<PushKeysTable>): Promise<void> {
  await db
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Subscriptions belong to the keys they were made with: both go. Returns how many devices have to come back. */
export async function dropPushKeys(db: Db): Promise<number> {
  await db.deleteFrom('push_keys').execute()
  const { numDeletedRows } = await db.deleteFrom('push_subscriptions').executeTakeFirst()
  return Number(numDeletedRows)
}
