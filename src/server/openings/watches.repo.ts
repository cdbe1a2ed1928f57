import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { OpeningWatchesTable } from './tables.ts'

export type WatchRow = Selectable<OpeningWatchesTable>

export function listWatchRows(db: Db, userId: string): Promise<WatchRow[]> {
  return db
    .selectFrom('opening_watches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertWatch(db: Db, row: WatchRow): Promise<void> {
  await db.insertInto('opening_watches').values(row).execute()
}

export async function updateWatch(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<WatchRow, 'cadence' | 'seen_at'>>,
): Promise<void> {
  await db.updateTable('opening_watches').set(change).where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function deleteWatch(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('opening_watches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
