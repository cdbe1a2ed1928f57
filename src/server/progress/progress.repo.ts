import { sql, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely'
import type { LocalDate } from '#core/time.ts'
import type { Visibility } from '#core/progress/leaderboard.ts'
import type { StreakDay } from '#core/progress/streak.ts'
import type { Db } from '#server/db/connect.ts'
import type { Schema, UsersTable } from '#server/db/schema.ts'
import type { ProgressTable } from '#server/progress/tables.ts'

export type ProgressRow = Selectable<ProgressTable>
/** With what the rules ask of the person beside it. */
export type LockedProgress = ProgressRow & Pick<Selectable<UsersTable>, 'plan' | 'time_zone'>

/**
 * The person's progress with its row locked until the transaction ends, made when missing. One person's
 * awards come one after the other: the caps of a day hold only so. An update locks on both databases, and answers in the
 * same round trip what is asked next.
 */
export async function lockProgress(db: Db, userId: string, now: string): Promise<LockedProgress> {
  const lock = db
    .updateTable('progress')
    .set((row) => ({ total_points: row.ref('total_points') }))
    .where('user_id', '=', userId)
    .returningAll()
    .returning((row) => [ofPerson(row, 'plan'), ofPerson(row, 'time_zone')])
  const locked = await lock.executeTakeFirst()
  if (locked) return locked
  const fresh = {
    user_id: userId,
    total_points: 0,
    level_number: 1,
    reached_at: now,
    week_start: '',
    week_points: 0,
    week_reached_at: now,
  }
  await db
    .insertInto('progress')
    .values({ ...fresh, last_action_at: null, last_action_zone: null, last_action_date: null, is_hidden: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return lock.executeTakeFirstOrThrow()
}

function ofPerson<Column extends 'plan' | 'time_zone'>(row: ExpressionBuilder<Schema, 'progress'>, column: Column) {
  return row
    .selectFrom('users')
    .select(column)
    .whereRef('users.id', '=', 'progress.user_id')
    .$asScalar()
    .$notNull()
    .as(column)
}

export function findProgress(db: Db, userId: string): Promise<ProgressRow | undefined> {
  return db.selectFrom('progress').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function updateProgress(db: Db, userId: string, change: Updateable<ProgressTable>): Promise<void> {
  await db.updateTable('progress').set(change).where('user_id', '=', userId).execute()
}

/** Hidden people take no rank; the boards' indexes must know, not only the account. */
export async function setBoardVisibility(db: Db, userId: string, visibility: Visibility): Promise<void> {
  await db
    .updateTable('progress')
    .set({ is_hidden: visibility === 'hidden' ? 1 : 0 })
    .where('user_id', '=', userId)
    .execute()
}

export async function listDays(db: Db, userId: string): Promise<StreakDay[]> {
  const rows = await db
    .selectFrom('streak_days')
    .select(['local_date', 'is_jump'])
    .where('user_id', '=', userId)
    .orderBy('local_date')
    .execute()
  return rows.map((row) => ({ date: row.local_date, isJump: row.is_jump === 1 }))
}

export async function insertDay(db: Db, userId: string, day: StreakDay): Promise<void> {
  await db
    .insertInto('streak_days')
    .values({ user_id: userId, local_date: day.date, is_jump: day.isJump ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'local_date']).doNothing())
    .execute()
}

export async function listOutageDays(db: Db): Promise<LocalDate[]> {
  const rows = await db.selectFrom('outage_days').select('local_date').execute()
  return rows.map((row) => row.local_date)
}

export async function listBadges(db: Db, userId: string) {
  return db.selectFrom('badges').selectAll().where('user_id', '=', userId).execute()
}

/** Every day the person made and every outage day, in one read: what a streak is computed from. */
export async function listStreakFacts(db: Db, userId: string): Promise<{ days: StreakDay[]; outageDays: LocalDate[] }> {
  const { rows } = await sql<{ date: LocalDate; kind: number }>`
    select local_date as date, is_jump as kind from streak_days where user_id = ${userId}
    union all select local_date as date, 2 as kind from outage_days
    order by date`.execute(db)
  return {
    days: rows.filter(({ kind }) => kind < 2).map(({ date, kind }) => ({ date, isJump: kind === 1 })),
    outageDays: rows.filter(({ kind }) => kind === 2).map(({ date }) => date),
  }
}
