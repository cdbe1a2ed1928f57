import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { holdsWords } from '#server/db/holds-words.ts'
import type { AdsTable } from './tables.ts'

export type AdRow = Selectable<AdsTable>

/** Newest first, without their text. */
export function listAdRows(db: Db, userId: string): Promise<Omit<AdRow, 'facts' | 'text'>[]> {
  return db
    .selectFrom('ads')
    .select([
      'id',
      'user_id',
      'url',
      'url_key',
      'title',
      'company',
      'read_version',
      'posted_on',
      'valid_through',
      'saved_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The facts of those of these ads that have a flag. */
export function listFlaggedAds(db: Db, userId: string, ids: readonly string[]): Promise<Pick<AdRow, 'id' | 'facts'>[]> {
  return db
    .selectFrom('ads')
    .select(['id', 'facts'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('facts', 'like', '%"flags":[{%')
    .execute()
}

/** Which of these ads hold one of these words, whatever the letters' size. */
export async function findAdsWith(
  db: Db,
  userId: string,
  ids: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  if (ids.length === 0 || words.length === 0) return []
  const found = await db
    .selectFrom('ads')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where((is) => is.or(words.map((word) => holdsWords('text', word))))
    .execute()
  return found.map(({ id }) => id)
}

export function findAd(db: Db, userId: string, id: string): Promise<AdRow | undefined> {
  return db.selectFrom('ads').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** The same posting again takes the place of what was kept, and keeps its id. */
export async function keepAd(db: Db, row: Insertable<AdsTable>): Promise<string> {
  const { id: _id, user_id: _user, url_key: _key, ...rest } = row
  const kept = await db
    .insertInto('ads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'url_key']).doUpdateSet(rest))
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export async function weighAds(db: Db, userId: string): Promise<{ count: number; characters: number }> {
  const { count, characters } = await db
    .selectFrom('ads')
    .select((of) => [
      of.fn.countAll<number | string>().as('count'),
      of.fn.sum<number | string | null>(of.fn('length', ['text'])).as('characters'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { count: Number(count), characters: Number(characters ?? 0) }
}

/** Applications made for it stay, and no longer point to it. */
export async function deleteAd(db: Db, userId: string, id: string): Promise<boolean> {
  await db
    .updateTable('applications')
    .set({ ad_id: null })
    .where('user_id', '=', userId)
    .where('ad_id', '=', id)
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('ads')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
