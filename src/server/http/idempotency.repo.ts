import type { Insertable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { IdempotencyKeysTable } from '#server/db/schema.ts'

type Claim = Omit<Insertable<IdempotencyKeysTable>, 'status' | 'response'>

/** True when this request is the first with its key. */
export async function claimKey(db: Db, claim: Claim): Promise<boolean> {
  const result = await db
    .insertInto('idempotency_keys')
    .values({ ...claim, status: null, response: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** True when the first request was abandoned before `abandonedBefore`, and this one stands in its place now. */
export async function takeOverKey(db: Db, claim: Claim, abandonedBefore: Instant): Promise<boolean> {
  const result = await db
    .updateTable('idempotency_keys')
    .set({ call: claim.call, body_hash: claim.body_hash, at: claim.at })
    .where('user_id', '=', claim.user_id)
    .where('key', '=', claim.key)
    .where('response', 'is', null)
    .where('at', '<', abandonedBefore)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export function findKey(db: Db, userId: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function keepAnswer(db: Db, userId: string, key: string, response: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, response })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

export async function forgetKey(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()
}

export async function deleteKeysBefore(db: Db, userId: string, before: Instant): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('at', '<', before).execute()
}

/** Keeps the newest `most` answers of a person. */
export async function deleteOldestKeys(db: Db, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('response', 'is not', null)
    .where('at', '<', (row) =>
      row
        .selectFrom('idempotency_keys as kept')
        .select('kept.at')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.at', 'desc')
        .limit(1)
        .offset(most - 1),
    )
    .execute()
}

/** Forgets what a call answered: what it told was deleted. */
export async function forgetCalls(db: Db, userId: string, call: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('response', 'is not', null)
    .execute()
}

/** Forgets all that calls answered: what they say may have been deleted. */
export async function forgetAnswers(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('response', 'is not', null).execute()
}
