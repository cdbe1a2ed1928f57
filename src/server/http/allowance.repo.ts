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
