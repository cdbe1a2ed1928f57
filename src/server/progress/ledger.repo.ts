import { must } from '#core/must.ts'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Instant, LocalDate } from '#core/time.ts'
import type { ActivityKey } from '#core/progress/activities.ts'
import type { PointEvent } from '#core/progress/point-event.ts'
import type { ActivityCounts, KnownEvent } from '#core/progress/progress-state.ts'
import type { Db } from '#server/db/connect.ts'
import type { Schema } from '#server/db/schema.ts'
import { newEventId } from './event-id.ts'

/** The events among `keys` that are in the ledger, through its unique index. */
export async function findEvents(db: Db, userId: string, keys: string[]): Promise<KnownEvent[]> {
  const rows = await db
    .selectFrom('point_events')
    .select(['source_key', 'activity', 'points', 'local_date', 'at', 'reverses'])
    .where('user_id', '=', userId)
    .where('source_key', 'in', keys)
    .execute()
  return rows.map((row) => ({
    sourceKey: row.source_key,
    activity: row.activity as ActivityKey,
    points: row.points,
    localDate: row.local_date,
    instant: row.at,
    reverses: row.reverses,
  }))
}

/** Events recorded, less those reversed, by activity. */
export async function countActivities(db: Db, userId: string): Promise<ActivityCounts> {
  const rows = await db
    .selectFrom('point_events')
    .select(['activity', sql<number>`sum(case when reverses is null then 1 else -1 end)`.as('count')])
    .where('user_id', '=', userId)
    .groupBy('activity')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.activity, row.count]))
}

/** Appends; the unique key refuses a second event for the same source. */
export async function appendEvents(db: Db, events: PointEvent[]): Promise<void> {
  await db
    .insertInto('point_events')
    .values(
      events.map((event) => ({
        id: newEventId(event.instant),
        user_id: event.userId,
        category: event.category,
        activity: event.activity,
        points: event.points,
        source_key: event.sourceKey,
        local_date: event.localDate,
        at: event.instant,
        zone: event.zone,
        rule_version: event.ruleVersion,
        reverses: event.reverses,
      })),
    )
    .execute()
}

export async function insertBadges(
  db: Db,
  userId: string,
  badges: { badgeId: string; sourceKey: string }[],
  at: Instant,
): Promise<void> {
  if (badges.length === 0) return
  await db
    .insertInto('badges')
    .values(badges.map(({ badgeId, sourceKey }) => ({ user_id: userId, badge_id: badgeId, source_key: sourceKey, at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'badge_id']).doNothing())
    .execute()
}

export type EventPage = { limit: number; before?: string | undefined }

/** A person's events, newest first, each with a badge it earned; `before` is the id of the last one seen. */
export async function listEvents(db: Db, userId: string, { limit, before }: EventPage) {
  return db
    .selectFrom('point_events')
    .select((row) => ['id', 'category', 'activity', 'points', 'at', 'reverses', badgeOf(row).as('badge_id')])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', must(before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One at most: somebody who comes back with a first course earns two badges by one event, which is still one event. */
function badgeOf(row: ExpressionBuilder<Schema, 'point_events'>) {
  return row
    .selectFrom('badges')
    .select((badge) => badge.fn.min('badge_id').as('badge_id'))
    .whereRef('badges.user_id', '=', 'point_events.user_id')
    .whereRef('badges.source_key', '=', 'point_events.source_key')
}

/** Sums of a person's events by day, from a local date on. */
export async function sumByDay(db: Db, userId: string, since: LocalDate) {
  return db
    .selectFrom('point_events')
    .select((row) => ['local_date', row.fn.sum<number>('points').as('points'), row.fn.countAll<number>().as('events')])
    .where('user_id', '=', userId)
    .where('local_date', '>=', since)
    .groupBy('local_date')
    .orderBy('local_date')
    .execute()
}

export async function sumByActivity(db: Db, userId: string) {
  return db
    .selectFrom('point_events')
    .select((row) => ['category', 'activity', row.fn.sum<number>('points').as('points')])
    .where('user_id', '=', userId)
    .groupBy(['category', 'activity'])
    .execute()
}
