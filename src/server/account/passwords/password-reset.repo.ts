import type { Insertable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { PasswordResetsTable } from '#server/db/schema.ts'

export async function countResets(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteResetsBefore(db: Db, userId: string, createdBefore: Instant): Promise<void> {
  await db
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('created_at', '<=', createdBefore)
    .execute()
}

export async function insertReset(db: Db, reset: Insertable<PasswordResetsTable>): Promise<void> {
  await db.insertInto('password_resets').values(reset).execute()
}

export function findReset(db: Db, hash: string, now: Instant) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where('password_resets.hash', '=', hash)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst()
}

/** False when another request has just used this link. */
export async function deleteReset(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_resets').where('hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Every link of the person. */
export async function deleteResets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}
