import type { Insertable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { EmailChecksTable } from '#server/db/schema.ts'

export async function countChecksSince(db: Db, userId: string, since: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('email_checks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCheck(db: Db, check: Insertable<EmailChecksTable>): Promise<void> {
  await db.insertInto('email_checks').values(check).execute()
}

export async function findCheckedPerson(db: Db, hash: string, now: Instant): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_checks')
    .select('user_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** The first link that is opened counts; all others of the person are void. */
export async function markVerified(db: Db, userId: string, now: Instant): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: now }).where('id', '=', userId).execute()
  await db.deleteFrom('email_checks').where('user_id', '=', userId).execute()
}
