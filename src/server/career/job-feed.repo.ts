import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { JobFeedCallsTable } from '#server/db/schema.ts'

export function findLastFeed(db: Db): Promise<Selectable<JobFeedCallsTable> | undefined> {
  return db
    .selectFrom('job_feed_calls')
    .selectAll()
    .where('openings', '!=', '')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Takes a turn of the day; false when somebody has it already, in this process or another. */
export async function claimFeedCall(db: Db, id: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('job_feed_calls')
    .values({ id, at, openings: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** What the turn brought; what older ones brought is not needed any more. */
export async function keepFeed(db: Db, id: string, openings: string): Promise<void> {
  await db.updateTable('job_feed_calls').set({ openings }).where('id', '=', id).execute()
  await db.deleteFrom('job_feed_calls').where('id', '<', id).execute()
}
