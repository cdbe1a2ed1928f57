import type { Insertable, Selectable } from 'kysely'
import { addMs, MINUTE_MS, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { PersonalTokensTable } from '#server/db/schema.ts'

export type PersonalTokenRow = Selectable<PersonalTokensTable>

/** Those that still stand or ran out a while ago. A new password and a sign-out everywhere end all of before. */
export function listTokenRows(db: Db, userId: string): Promise<PersonalTokenRow[]> {
  return db
    .selectFrom('personal_tokens')
    .innerJoin('users', 'users.id', 'personal_tokens.user_id')
    .selectAll('personal_tokens')
    .where('personal_tokens.user_id', '=', userId)
    .whereRef('users.token_version', '=', 'personal_tokens.token_version')
    .orderBy('personal_tokens.created_at', 'desc')
    .orderBy('personal_tokens.id')
    .execute()
}

export async function insertToken(db: Db, row: Insertable<PersonalTokensTable>): Promise<void> {
  await db.insertInto('personal_tokens').values(row).execute()
}

/** One that may be used now. */
export function findLiveToken(db: Db, hash: string, now: Instant): Promise<PersonalTokenRow | undefined> {
  return db
    .selectFrom('personal_tokens')
    .innerJoin('users', 'users.id', 'personal_tokens.user_id')
    .selectAll('personal_tokens')
    .where('personal_tokens.hash', '=', hash)
    .where('personal_tokens.expires_at', '>', now)
    .whereRef('users.token_version', '=', 'personal_tokens.token_version')
    .executeTakeFirst()
}

/** Once a minute at most, so that reading stays reading. */
export async function noteTokenUse(db: Db, token: PersonalTokenRow, now: Instant): Promise<void> {
  if (token.last_used_at !== null && token.last_used_at > addMs(now, -MINUTE_MS)) return
  await db.updateTable('personal_tokens').set({ last_used_at: now }).where('id', '=', token.id).execute()
}

export async function deleteToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ended by a new password or a sign-out everywhere: nothing brings them back. */
export async function deleteVoidTokens(db: Db, userId: string, version: number): Promise<void> {
  await db.deleteFrom('personal_tokens').where('user_id', '=', userId).where('token_version', '!=', version).execute()
}
