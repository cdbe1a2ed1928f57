import type { ActivityKey } from '#core/progress/activities.ts'
import type { PointEvent } from '#core/progress/point-event.ts'
import type { StreakDay } from '#core/progress/streak.ts'
import type { Db } from '#server/db/connect.ts'

/** Ids of the people with progress, in order, after `after`. */
export async function listPeopleAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('progress')
    .select('user_id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** A person's whole ledger in the order it was appended. */
export async function readLedger(db: Db, userId: string): Promise<PointEvent[]> {
  const rows = await db.selectFrom('point_events').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows.map((row) => ({
    userId: row.user_id,
    category: row.category,
    activity: row.activity as ActivityKey,
    points: row.points,
    sourceKey: row.source_key,
    localDate: row.local_date,
    instant: row.at,
    zone: row.zone,
    ruleVersion: row.rule_version,
    reverses: row.reverses,
  }))
}

/** Days of the person as the ledger tells them, instead of those kept. */
export async function replaceDays(db: Db, userId: string, days: readonly StreakDay[]): Promise<void> {
  await db.deleteFrom('streak_days').where('user_id', '=', userId).execute()
  if (days.length === 0) return
  await db
    .insertInto('streak_days')
    .values(days.map((day) => ({ user_id: userId, local_date: day.date, is_jump: day.isJump ? 1 : 0 })))
    .execute()
}
