import { sql } from 'kysely'
import { addMs, msOf, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

/** Counts uses of what has a limit in a window of time; all processes on a database count together. */
export async function countUse(
  db: Db,
  key: string,
  now: Instant,
  windowMs: number,
  uses = 1,
): Promise<{ uses: number; endsInMs: number }> {
  const isOver = sql<boolean>`allowances.ends_at <= ${now}`
  const row = await db
    .insertInto('allowances')
    .values({ key, uses, ends_at: addMs(now, windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        uses: sql`case when ${isOver} then excluded.uses else allowances.uses + excluded.uses end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else allowances.ends_at end`,
      }),
    )
    .returning(['uses', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { uses: row.uses, endsInMs: msOf(row.ends_at) - msOf(now) }
}

/** Takes a name until `endsAt`; false while somebody else has it. */
export async function takeAlone(db: Db, key: string, now: Instant, endsAt: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('allowances')
    .values({ key, uses: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ends_at: endsAt }).where('allowances.ends_at', '<=', now),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives up a name that was taken until `endsAt`; what somebody else has taken since stays theirs. */
export async function letGo(db: Db, key: string, endsAt: Instant): Promise<void> {
  await db.deleteFrom('allowances').where('key', '=', key).where('ends_at', '=', endsAt).execute()
}
