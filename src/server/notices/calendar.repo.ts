import { z } from 'zod'
import type { Insertable, Selectable } from 'kysely'
import { CALENDAR_SCOPES } from '#contract/notices.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { CalendarEntriesTable } from './tables.ts'

export type CalendarScope = (typeof CALENDAR_SCOPES)[number]
export type Feed = { scopes: CalendarScope[]; createdAt: Instant; lastReadAt: Instant | null }
export type EntryRow = Selectable<CalendarEntriesTable>

const scopesSchema = z.array(z.enum(CALENDAR_SCOPES))

export async function findFeed(db: Db, userId: string): Promise<Feed | undefined> {
  const row = await liveFeeds(db).where('calendar_feeds.user_id', '=', userId).executeTakeFirst()
  return row && toFeed(row)
}

export async function findFeedByToken(db: Db, hash: string): Promise<(Feed & { userId: string }) | undefined> {
  const row = await liveFeeds(db).where('token_hash', '=', hash).executeTakeFirst()
  return row && { userId: row.user_id, ...toFeed(row) }
}

/** A new password and a sign-out everywhere end all of before, as they end tokens. */
function liveFeeds(db: Db) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .selectAll('calendar_feeds')
    .whereRef('users.token_version', '=', 'calendar_feeds.token_version')
}

function toFeed(row: { scopes: string; created_at: string; last_read_at: string | null }): Feed {
  const scopes = scopesSchema.parse(JSON.parse(row.scopes))
  return { scopes, createdAt: row.created_at, lastReadAt: row.last_read_at }
}

export async function saveFeed(
  db: Db,
  feed: { userId: string; version: number; hash: string; scopes: CalendarScope[]; now: Instant },
): Promise<void> {
  const columns = {
    token_hash: feed.hash,
    token_version: feed.version,
    scopes: JSON.stringify(feed.scopes),
    created_at: feed.now,
    last_read_at: null,
  }
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: feed.userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
  await db.deleteFrom('calendar_entries').where('user_id', '=', userId).execute()
}

export async function noteRead(db: Db, userId: string, now: Instant): Promise<void> {
  await db.updateTable('calendar_feeds').set({ last_read_at: now }).where('user_id', '=', userId).execute()
}

export function listEntries(db: Db, userId: string): Promise<EntryRow[]> {
  return db.selectFrom('calendar_entries').selectAll().where('user_id', '=', userId).orderBy('uid').execute()
}

export async function saveEntry(db: Db, row: Insertable<CalendarEntriesTable>): Promise<void> {
  const { user_id: _user, uid: _uid, ...columns } = row
  await db
    .insertInto('calendar_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'uid']).doUpdateSet(columns))
    .execute()
}

export async function deleteEntries(db: Db, userId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  await db.deleteFrom('calendar_entries').where('user_id', '=', userId).where('uid', 'in', uids).execute()
}
