import { type Insertable, sql, type Updateable } from 'kysely'
import type { Stage } from '#core/applications/stage.ts'
import type { Db } from '#server/db/connect.ts'
import type { ApplicationsTable, ApplicationRow } from './tables.ts'
import { type ApplicationFilter, type ListSort, filtered, ORDERS } from './application-list.repo.ts'

const REMINDER_COLUMNS = [
  'id',
  'stage',
  'outcome',
  'stage_since_on',
  'deadline_on',
  'snoozed_until',
  'reminds_follow_ups',
  'deleted_at',
  'ad_id',
] as const
export type ReminderRow = Pick<ApplicationRow, (typeof REMINDER_COLUMNS)[number]>

/** Only what a reminder is worked out from, without notes and texts, in the same order as the list. */
export function listReminderRows(
  db: Db,
  userId: string,
  filter: ApplicationFilter,
  sort: ListSort = 'changed',
): Promise<ReminderRow[]> {
  let query = filtered(db, userId, filter).select(REMINDER_COLUMNS)
  if (sort === 'changed') return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').execute()
  for (const [expression, direction] of ORDERS[sort]) query = query.orderBy(expression, direction)
  return query.orderBy('id').execute()
}

/** Where the applications came from and how they ended: what insights count. */
export function listSources(
  db: Db,
  userId: string,
): Promise<Pick<ApplicationRow, 'id' | 'source' | 'stage' | 'outcome' | 'company' | 'title' | 'applied_on'>[]> {
  return filtered(db, userId, {})
    .select(['id', 'source', 'stage', 'outcome', 'company', 'title', 'applied_on'])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The first cards of a column. */
export function listColumn(db: Db, userId: string, stage: Stage, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('outcome', 'is', null)
    .where('stage', '=', stage)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** All that are not in the trash, by name only. */
export function listNames(
  db: Db,
  userId: string,
): Promise<Pick<ApplicationRow, 'id' | 'title' | 'company' | 'stage' | 'outcome' | 'version'>[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'title', 'company', 'stage', 'outcome', 'version'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findApplicationRow(db: Db, userId: string, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

export function findApplicationRows(db: Db, userId: string, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('applications').selectAll().where('user_id', '=', userId).where('id', 'in', ids).execute()
}

/** Others that may be the same job: by address, or by firm; the newest first. */
export function findRelatedRows(
  db: Db,
  userId: string,
  keys: { urlKey: string | null; companyKey: string | null; adId: string | null },
): Promise<ApplicationRow[]> {
  if (keys.urlKey === null && keys.companyKey === null && keys.adId === null) return Promise.resolve([])
  return db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((is) =>
      is.or([
        ...(keys.urlKey === null ? [] : [is('url_key', '=', keys.urlKey)]),
        ...(keys.adId === null ? [] : [is('ad_id', '=', keys.adId)]),
        ...(keys.companyKey === null ? [] : [is('company_key', '=', keys.companyKey)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

export async function insertApplication(db: Db, row: Insertable<ApplicationsTable>): Promise<void> {
  await db.insertInto('applications').values(row).execute()
}

/** Writes the change if the row still has this version; false when somebody was quicker. */
export async function updateApplication(
  db: Db,
  row: Pick<ApplicationRow, 'id' | 'user_id' | 'version'>,
  change: Updateable<ApplicationsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export async function countApplications(
  db: Db,
  userId: string,
): Promise<{ stage: Stage; isClosed: boolean; isInTrash: boolean; count: number }[]> {
  const rows = await db
    .selectFrom('applications')
    .select((is) => [
      'stage',
      sql<number>`case when outcome is null then 0 else 1 end`.as('closed'),
      sql<number>`case when deleted_at is null then 0 else 1 end`.as('trash'),
      is.fn.countAll().as('count'),
    ])
    .where('user_id', '=', userId)
    .groupBy([
      'stage',
      sql`case when outcome is null then 0 else 1 end`,
      sql`case when deleted_at is null then 0 else 1 end`,
    ])
    .execute()
  return rows.map(({ stage, closed, trash, count }) => ({
    stage,
    isClosed: closed === 1,
    isInTrash: trash === 1,
    count: Number(count),
  }))
}

/** Positions of a column, first to last. */
export function listPositions(db: Db, userId: string, stage: Stage): Promise<{ id: string; position: string }[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'position'])
    .where('user_id', '=', userId)
    .where('stage', '=', stage)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function findTopPosition(db: Db, userId: string, stage: Stage): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('position')
    .where('user_id', '=', userId)
    .where('stage', '=', stage)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? null
}

/** Rows that were changed since stay: what a person wrote beside them is no part of the import. */
export async function moveImportToTrash(
  db: Db,
  userId: string,
  importId: string,
  { now, importedAt }: { now: string; importedAt: string },
): Promise<{ removed: number; stayed: number }> {
  const stayed = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .where('updated_at', '>', importedAt)
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ deleted_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .where('updated_at', '<=', importedAt)
    .executeTakeFirst()
  return { removed: Number(numUpdatedRows), stayed: Number(stayed.count) }
}

/** Which of these postings the person has saved: the application of each. */
export async function applicationsByUrl(
  db: Db,
  userId: string,
  urlKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (urlKeys.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'url_key'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('url_key', 'in', urlKeys)
    .execute()
  return new Map(rows.flatMap(({ id, url_key: key }) => (key === null ? [] : [[key, id] as const])))
}
