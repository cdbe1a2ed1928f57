import { z } from 'zod'
import { openingSchema, type Opening } from '#contract/career-plan.ts'
import type { Db } from '#server/db/connect.ts'

/** What the last call that was answered brought. */
export async function findLastOpenings(db: Db): Promise<Opening[]> {
  const row = await db
    .selectFrom('job_feed_calls')
    .select('openings')
    .where('openings', '!=', '')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? z.array(openingSchema).parse(JSON.parse(row.openings)) : []
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
export async function keepFeed(db: Db, id: string, openings: Opening[]): Promise<void> {
  await db
    .updateTable('job_feed_calls')
    .set({ openings: JSON.stringify(openings) })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('job_feed_calls').where('id', '<', id).execute()
}
