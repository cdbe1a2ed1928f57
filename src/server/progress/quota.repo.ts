import type { QuotaKind } from '#core/account/plans.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { QuotaReservationsTable } from '#server/progress/tables.ts'

export type QuotaMonth = { userId: string; kind: QuotaKind; month: string }

/**
 * Takes one of the month's uses if `limit` (null: none) leaves one. The database decides in this one statement,
 * so any number of callers and processes get exactly `limit` between them.
 */
export async function takeUse(db: Db, { userId, kind, month }: QuotaMonth, limit: number | null): Promise<boolean> {
  if (limit === 0) return false
  const row = await db
    .insertInto('quota_uses')
    .values({ user_id: userId, kind, month, used: 1 })
    .onConflict((conflict) => {
      const next = conflict
        .columns(['user_id', 'kind', 'month'])
        .doUpdateSet((row) => ({ used: row('quota_uses.used', '+', 1) }))
      return limit === null ? next : next.where('quota_uses.used', '<', limit)
    })
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}

export async function giveUseBack(db: Db, { userId, kind, month }: QuotaMonth): Promise<void> {
  await db
    .updateTable('quota_uses')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('month', '=', month)
    .where('used', '>', 0)
    .execute()
}

export async function countUses(db: Db, { userId, kind, month }: QuotaMonth): Promise<number> {
  const row = await db
    .selectFrom('quota_uses')
    .select('used')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function insertReservation(db: Db, reservation: QuotaReservationsTable): Promise<void> {
  await db.insertInto('quota_reservations').values(reservation).execute()
}

/** Ends a reservation; only the first to ask gets it. */
export async function takeReservation(db: Db, id: string): Promise<QuotaReservationsTable | undefined> {
  return db.deleteFrom('quota_reservations').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Ends the reservations of a person that nobody settled or refunded in time. */
export function takeReservationsBefore(
  db: Db,
  userId: string,
  kind: QuotaKind,
  at: Instant,
): Promise<QuotaReservationsTable[]> {
  return db
    .deleteFrom('quota_reservations')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '<', at)
    .returningAll()
    .execute()
}
