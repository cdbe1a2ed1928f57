import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { HiddenOpeningsTable, OpeningListingsTable, OpeningsTable } from './tables.ts'

export type OpeningRow = Selectable<OpeningsTable>
export type HidingReason = HiddenOpeningsTable['reason']
export type ListingRow = Selectable<OpeningListingsTable>

const MOST_ALIKE = 200

/** What may be the same job, if it is: by page, by firm and title, or by firm in another source. */
export function findAlike(
  db: Db,
  sourceId: string,
  { urlKey, companyKey, titleKey }: { urlKey: string; companyKey: string; titleKey: string },
): Promise<OpeningRow[]> {
  return db
    .selectFrom('openings')
    .selectAll()
    .where((is) => {
      const isElsewhere = is.exists(
        is
          .selectFrom('opening_listings')
          .select('opening_id')
          .whereRef('opening_id', '=', 'openings.id')
          .where('source_id', '<>', sourceId),
      )
      return is.or([
        is('url_key', '=', urlKey),
        ...(companyKey === ''
          ? []
          : [is.and([is('company_key', '=', companyKey), is.or([is('title_key', '=', titleKey), isElsewhere])])]),
      ])
    })
    .orderBy('last_seen', 'desc')
    .limit(MOST_ALIKE)
    .execute()
}

/** The opening that a row of a source stood for when it was last read. */
export function findListed(db: Db, sourceId: string, key: string): Promise<OpeningRow | undefined> {
  return db
    .selectFrom('openings')
    .innerJoin('opening_listings', 'opening_listings.opening_id', 'openings.id')
    .selectAll('openings')
    .where('opening_listings.source_id', '=', sourceId)
    .where('opening_listings.source_key', '=', key)
    .executeTakeFirst()
}

export async function textOfOpening(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('opening_texts').select('text').where('opening_id', '=', id).executeTakeFirst()
  return row?.text ?? ''
}

export async function listingsOf(db: Db, sourceId: string): Promise<Map<string, ListingRow>> {
  const rows = await db.selectFrom('opening_listings').selectAll().where('source_id', '=', sourceId).execute()
  return new Map(rows.map((row) => [row.source_key, row]))
}

export async function sourcesOfOpening(db: Db, openingId: string): Promise<string[]> {
  const rows = await db.selectFrom('opening_listings').select('source_id').where('opening_id', '=', openingId).execute()
  return rows.map((row) => row.source_id)
}

export async function insertOpening(db: Db, row: Insertable<OpeningsTable>, text: string): Promise<void> {
  await db.insertInto('openings').values(row).execute()
  await db.insertInto('opening_texts').values({ opening_id: row.id, text }).execute()
}

export async function updateOpening(
  db: Db,
  id: string,
  change: Partial<Insertable<OpeningsTable>>,
  text?: string,
): Promise<void> {
  await db.updateTable('openings').set(change).where('id', '=', id).execute()
  if (text !== undefined) await db.updateTable('opening_texts').set({ text }).where('opening_id', '=', id).execute()
}

export async function keepListing(db: Db, row: Insertable<OpeningListingsTable>): Promise<void> {
  const { source_id: _source, source_key: _key, ...rest } = row
  await db
    .insertInto('opening_listings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['source_id', 'source_key']).doUpdateSet(rest))
    .execute()
}

const AT_ONCE = 400

/** Seen once more, as they were. */
export async function touchListings(
  db: Db,
  sourceId: string,
  listings: readonly ListingRow[],
  at: Instant,
): Promise<void> {
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE)
    const openings = [...new Set(some.map((row) => row.opening_id))]
    await db
      .updateTable('opening_listings')
      .set({ seen_at: at })
      .where('source_id', '=', sourceId)
      .where(
        'source_key',
        'in',
        some.map((row) => row.source_key),
      )
      .execute()
    await db.updateTable('openings').set({ last_seen: at, gone_at: null }).where('id', 'in', openings).execute()
  }
}

/** A whole list without them: their listings go, and what no other source lists is marked as gone. */
export async function dropListings(
  db: Db,
  sourceId: string,
  listings: readonly ListingRow[],
  at: Instant,
): Promise<void> {
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE)
    await db
      .deleteFrom('opening_listings')
      .where('source_id', '=', sourceId)
      .where(
        'source_key',
        'in',
        some.map((row) => row.source_key),
      )
      .execute()
    await db
      .updateTable('openings')
      .set({ gone_at: at })
      .where(
        'id',
        'in',
        some.map((row) => row.opening_id),
      )
      .where((is) =>
        is.not(
          is.exists(is.selectFrom('opening_listings').select('opening_id').whereRef('opening_id', '=', 'openings.id')),
        ),
      )
      .execute()
  }
}

export async function findOpening(db: Db, id: string): Promise<(OpeningRow & { text: string }) | undefined> {
  return db
    .selectFrom('openings')
    .innerJoin('opening_texts', 'opening_texts.opening_id', 'openings.id')
    .selectAll('openings')
    .select('opening_texts.text')
    .where('openings.id', '=', id)
    .executeTakeFirst()
}

export async function findOpenings(db: Db, ids: readonly string[]): Promise<OpeningRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('openings').selectAll().where('id', 'in', ids).execute()
}

export async function listingsOfOpenings(db: Db, ids: readonly string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('opening_listings').selectAll().where('opening_id', 'in', ids).execute()
}

/** Everything that is shown to somebody, a page at a time by id. */
export function openingsAfter(db: Db, id: string, limit: number) {
  return db
    .selectFrom('openings')
    .select([
      'id',
      'title',
      'company',
      'places',
      'countries',
      'types',
      'workplace',
      'level',
      'pay',
      'posted_on',
      'expires_on',
      'asked',
      'first_seen',
    ])
    .where('gone_at', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function allListings(db: Db): Promise<{ opening_id: string; source_id: string }[]> {
  return db.selectFrom('opening_listings').select(['opening_id', 'source_id']).distinct().execute()
}

/** Changes whenever what is shown may have changed. */
export async function openingsVersion(db: Db): Promise<string> {
  const { at, count } = await db
    .selectFrom('opening_sources')
    .select((of) => [of.fn.max('answered_at').as('at'), of.fn.countAll<number | string>().as('count')])
    .executeTakeFirstOrThrow()
  const { openings, last } = await db
    .selectFrom('openings')
    .select((of) => [of.fn.countAll<number | string>().as('openings'), of.fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return `${at} ${count} ${openings} ${last}`
}

export async function hide(
  db: Db,
  row: { user_id: string; opening_id: string; reason: 'place' | 'level' | 'company' | 'pay' | 'other'; at: Instant },
): Promise<void> {
  await db
    .insertInto('hidden_openings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'opening_id']).doUpdateSet({ reason: row.reason }))
    .execute()
}

/** Shows it again; where its firm was hidden, all of the firm. */
export async function unhide(db: Db, userId: string, openingId: string): Promise<void> {
  await db
    .deleteFrom('hidden_openings')
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is('opening_id', '=', openingId),
        is.and([
          is('reason', '=', 'company'),
          is('opening_id', 'in', (of) =>
            of
              .selectFrom('openings')
              .innerJoin('openings as shown', 'shown.company_key', 'openings.company_key')
              .select('openings.id')
              .where('shown.id', '=', openingId)
              .where('openings.company_key', '<>', ''),
          ),
        ]),
      ]),
    )
    .execute()
}

/** What a person hid, with the reason, and everything else of the firms they hid. */
export async function hiddenFrom(db: Db, userId: string): Promise<ReadonlyMap<string, HidingReason>> {
  const [own, ofFirms] = await Promise.all([
    db.selectFrom('hidden_openings').select(['opening_id', 'reason']).where('user_id', '=', userId).execute(),
    db
      .selectFrom('openings')
      .select('id')
      .where('company_key', '<>', '')
      .where('company_key', 'in', (of) =>
        of
          .selectFrom('hidden_openings')
          .innerJoin('openings as hidden', 'hidden.id', 'hidden_openings.opening_id')
          .select('hidden.company_key')
          .where('hidden_openings.user_id', '=', userId)
          .where('hidden_openings.reason', '=', 'company'),
      )
      .execute(),
  ])
  return new Map([
    ...ofFirms.map(({ id }) => [id, 'company'] as const),
    ...own.map(({ opening_id: id, reason }) => [id, reason] as const),
  ])
}
