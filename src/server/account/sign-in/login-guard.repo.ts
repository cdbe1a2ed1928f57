import type { Insertable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { LoginFailuresTable } from '#server/db/schema.ts'

/** Failures noted while a clock was wrong lie ahead of `until` and do not count. */
export type Window = { since: Instant; until: Instant }

/** Instants of the latest failures, newest first, at most `limit`. */
export async function latestFailures(
  db: Db,
  accountKey: string,
  addressKey: string,
  { since, until }: Window,
  limit: number,
): Promise<Instant[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select('at')
    .where('account_key', '=', accountKey)
    .where('address_key', '=', addressKey)
    .where('at', '>', since)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.at)
}

export async function countAddressFailures(db: Db, addressKey: string, { since, until }: Window): Promise<number> {
  const { count } = await db
    .selectFrom('login_failures')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('address_key', '=', addressKey)
    .where('at', '>', since)
    .where('at', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

export async function latestAddressFailure(
  db: Db,
  addressKey: string,
  { until }: Window,
): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('login_failures')
    .select('at')
    .where('address_key', '=', addressKey)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

export async function insertFailure(db: Db, failure: Insertable<LoginFailuresTable>): Promise<void> {
  await db.insertInto('login_failures').values(failure).execute()
}

export async function forgetFailures(db: Db, accountKey: string, addressKey: string): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('account_key', '=', accountKey)
    .where('address_key', '=', addressKey)
    .execute()
}

/** From every address. */
export async function forgetAccountFailures(db: Db, accountKey: string): Promise<void> {
  await db.deleteFrom('login_failures').where('account_key', '=', accountKey).execute()
}

export async function deleteFailuresBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('login_failures').where('at', '<', before).execute()
}

export async function isKnownAddress(db: Db, userId: string, addressKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('address_key', '=', addressKey)
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberAddress(db: Db, userId: string, addressKey: string, now: Instant): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values({ user_id: userId, address_key: addressKey, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address_key']).doUpdateSet({ seen_at: now }))
    .execute()
}
