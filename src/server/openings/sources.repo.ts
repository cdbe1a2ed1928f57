import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { OpeningSourcesTable } from './tables.ts'

export type SourceRow = Selectable<OpeningSourcesTable>

export function listSources(db: Db): Promise<SourceRow[]> {
  return db.selectFrom('opening_sources').selectAll().orderBy('id').execute()
}

/** Not known yet: it is asked at the next turn. */
export async function addSource(
  db: Db,
  source: { id: string; kind: 'feed' | 'board'; link: string | null; company: string | null; next_at: Instant },
): Promise<void> {
  await db
    .insertInto('opening_sources')
    .values({
      ...source,
      state: 'new',
      fault: null,
      tried_at: null,
      answered_at: null,
      fails: 0,
      etag: null,
      last_modified: null,
      listed: 0,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Feeds that are asked and boards that somebody watches, whose time has come. */
export function dueSources(db: Db, feeds: readonly string[], now: Instant): Promise<SourceRow[]> {
  return db
    .selectFrom('opening_sources')
    .selectAll()
    .where('next_at', '<=', now)
    .where((or) =>
      or.or([
        ...(feeds.length > 0 ? [or('id', 'in', feeds)] : []),
        or.and([
          or('kind', '=', 'board'),
          or.exists(
            or
              .selectFrom('opening_watches')
              .select('id')
              .whereRef('opening_watches.source_id', '=', 'opening_sources.id'),
          ),
        ]),
      ]),
    )
    .orderBy('next_at')
    .limit(20)
    .execute()
}

/** Takes the turn of asking; false when another process has it. */
export async function claimSource(
  db: Db,
  { id, next_at: seen }: SourceRow,
  until: Instant,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('opening_sources')
    .set({ next_at: until, tried_at: now })
    .where('id', '=', id)
    .where('next_at', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function noteSource(db: Db, id: string, change: Partial<Insertable<OpeningSourcesTable>>): Promise<void> {
  await db.updateTable('opening_sources').set(change).where('id', '=', id).execute()
}
