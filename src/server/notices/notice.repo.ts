import { sql, SqliteAdapter, type Insertable, type Selectable } from 'kysely'
import type { Channel, NoticeKind } from '#core/notices/kinds.ts'
import type { PlannedNotice } from '#core/notices/plan-notices.ts'
import { addMs, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/new-id.ts'
import type { NoticesTable } from './tables.ts'

export type NoticeRow = Selectable<NoticesTable>

export function listNotices(db: Db, userId: string): Promise<NoticeRow[]> {
  return db.selectFrom('notices').selectAll().where('user_id', '=', userId).orderBy('due_at').orderBy('id').execute()
}

/** Writes down what is planned: once each, whatever is planned again. What had lost its reason may come back. */
export async function queueNotices(db: Db, userId: string, planned: readonly PlannedNotice[]): Promise<void> {
  if (planned.length === 0) return
  const rows = planned.map(({ kind, subject, channel, dueAt }): Insertable<NoticesTable> => ({
    id: newId('ntc'),
    user_id: userId,
    channel,
    kind,
    subject_key: subject,
    due_at: dueAt,
    state: 'queued',
    because: null,
    attempts: 0,
    next_at: dueAt,
    message_id: null,
    own_day: null,
    title: null,
    sent_at: null,
  }))
  await db
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'subject_key', 'channel'])
        .doUpdateSet((row) => ({
          state: 'queued',
          because: null,
          due_at: row.ref('excluded.due_at'),
          next_at: row.ref('excluded.next_at'),
        }))
        .where('notices.state', '=', 'superseded')
        .where('notices.because', '=', 'reason_gone'),
    )
    .execute()
}

/** A new time of day moves what still waits for its time. */
export async function moveNotice(db: Db, id: string, dueAt: Instant): Promise<void> {
  await db
    .updateTable('notices')
    .set({ due_at: dueAt, next_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** The next ones whose time has come, for this process alone until the lease ends; first what was tried before. */
export async function takeNotices(db: Db, now: Instant, leaseMs: number, limit: number): Promise<NoticeRow[]> {
  const tried = await take(db, now, leaseMs, limit, 'tried')
  return tried.length > 0 ? tried : take(db, now, leaseMs, limit, 'new')
}

function take(db: Db, now: Instant, leaseMs: number, limit: number, which: 'tried' | 'new'): Promise<NoticeRow[]> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  return db
    .updateTable('notices')
    .set((row) => ({ state: 'sending', next_at: addMs(now, leaseMs), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (inner) => {
      const due = inner
        .selectFrom('notices')
        .select('id')
        .where('next_at', '<=', now)
        // the words of the index
        .$if(which === 'tried', (query) => query.where(sql<boolean>`attempts > 0`))
        .orderBy('next_at')
        .limit(limit)
      return isSqlite ? due : due.forUpdate().skipLocked()
    })
    .returningAll()
    .execute()
}

/** What else waits for this person by this way until an instant. */
export function listWaiting(db: Db, userId: string, channel: Channel, until: Instant): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('next_at', '<', until)
    .orderBy('due_at')
    .execute()
}

/** Own days on which a message that counts has left by this way, or is leaving, these aside. */
export async function listSpentDays(
  db: Db,
  userId: string,
  channel: Channel,
  exceptIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('notices')
    .select('own_day')
    .distinct()
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('kind', '!=', 'interview')
    .where('own_day', 'is not', null)
    .where('id', 'not in', exceptIds)
    .execute()
  return rows.flatMap(({ own_day: day }) => day ?? [])
}

export type NoticeChange = Partial<
  Pick<NoticeRow, 'state' | 'because' | 'next_at' | 'message_id' | 'own_day' | 'title' | 'sent_at' | 'attempts'>
>

export async function changeNotices(db: Db, ids: readonly string[], change: NoticeChange): Promise<void> {
  if (ids.length > 0) await db.updateTable('notices').set(change).where('id', 'in', ids).execute()
}

export async function deleteQueued(
  db: Db,
  userId: string,
  kinds: readonly NoticeKind[],
  channel?: Channel,
): Promise<void> {
  if (kinds.length === 0) return
  let query = db
    .deleteFrom('notices')
    .where('user_id', '=', userId)
    .where('state', '=', 'queued')
    .where('kind', 'in', kinds)
  if (channel) query = query.where('channel', '=', channel)
  await query.execute()
}

/** Nothing is remembered of somebody who wants none of it. */
export async function deleteAllNotices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notices').where('user_id', '=', userId).execute()
}

/** How many wait, by way and state, for the operator. */
export function countDue(db: Db, now: Instant) {
  return db
    .selectFrom('notices')
    .select((row) => [
      'channel',
      'kind',
      'state',
      row.fn.countAll<number>().as('count'),
      sql<number>`sum(case when next_at <= ${now} then 1 else 0 end)`.as('due'),
    ])
    .groupBy(['channel', 'kind', 'state'])
    .orderBy('channel')
    .orderBy('kind')
    .orderBy('state')
    .execute()
}

export async function countPracticeDue(db: Db, userId: string, now: Instant): Promise<number> {
  const { count } = await db
    .selectFrom('recall_cards')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function countApplied(db: Db, userId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('applied_on', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}
