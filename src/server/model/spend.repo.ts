import type { Insertable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { ModelCallsTable } from '#server/db/schema.ts'

/**
 * Adds to what the server used of a UTC day, if `limit` leaves room. The database decides in this one statement,
 * so any number of processes share the limit.
 */
export async function takeServerTokens(db: Db, day: string, tokens: number, limit: number): Promise<boolean> {
  if (tokens > limit) return false
  const row = await db
    .insertInto('model_days')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ tokens: row('model_days.tokens', '+', tokens) }))
        .where('model_days.tokens', '<=', limit - tokens),
    )
    .returning('tokens')
    .executeTakeFirst()
  return row !== undefined
}

/** As `takeServerTokens`, of a person's day. */
export async function takePersonTokens(
  db: Db,
  userId: string,
  day: string,
  tokens: number,
  limit: number,
): Promise<boolean> {
  if (tokens > limit) return false
  const row = await db
    .insertInto('model_person_days')
    .values({ user_id: userId, day, tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((row) => ({ tokens: row('model_person_days.tokens', '+', tokens) }))
        .where('model_person_days.tokens', '<=', limit - tokens),
    )
    .returning('tokens')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves what was counted by `more`, which is negative where less was used than reserved. */
export async function correctServerTokens(db: Db, day: string, more: number): Promise<void> {
  await db
    .updateTable('model_days')
    .set((row) => ({ tokens: row('tokens', '+', more) }))
    .where('day', '=', day)
    .execute()
}

export async function correctPersonTokens(db: Db, userId: string, day: string, more: number): Promise<void> {
  await db
    .updateTable('model_person_days')
    .set((row) => ({ tokens: row('tokens', '+', more) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

export async function findPersonTokens(db: Db, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('model_person_days')
    .select('tokens')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.tokens ?? 0
}

export async function insertCall(db: Db, call: Insertable<ModelCallsTable>): Promise<void> {
  await db.insertInto('model_calls').values(call).execute()
}

/** Ends a call; only the first to ask gets it. */
export function takeCall(db: Db, id: string): Promise<ModelCallsTable | undefined> {
  return db.deleteFrom('model_calls').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Ends the calls of a person that outlived every limit: their process died. */
export function takeCallsBefore(db: Db, userId: string, before: Instant): Promise<ModelCallsTable[]> {
  return db.deleteFrom('model_calls').where('user_id', '=', userId).where('at', '<', before).returningAll().execute()
}

export async function countCalls(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('model_calls')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}
