import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { SavedViewsTable, StageNamesTable } from './tables.ts'

export type SavedViewRow = Selectable<SavedViewsTable>

export function listViewRows(db: Db, userId: string): Promise<SavedViewRow[]> {
  return db.selectFrom('saved_views').selectAll().where('user_id', '=', userId).orderBy('name').execute()
}

/** The same name again keeps its id. */
export function keepView(db: Db, row: SavedViewRow): Promise<SavedViewRow> {
  return db
    .insertInto('saved_views')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query: row.query }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteView(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The tags and the sources that a person's applications have. */
export async function listTagsAndSources(db: Db, userId: string): Promise<{ tags: string[]; sources: string[] }> {
  const [tags, sources] = await Promise.all([
    db
      .selectFrom('application_tags')
      .select('tag')
      .distinct()
      .where('user_id', '=', userId)
      .orderBy('tag')
      .limit(500)
      .execute(),
    db
      .selectFrom('applications')
      .select('source')
      .distinct()
      .where('user_id', '=', userId)
      .where('source', 'is not', null)
      .orderBy('source')
      .limit(500)
      .execute(),
  ])
  return { tags: tags.map(({ tag }) => tag), sources: sources.flatMap(({ source }) => source ?? []) }
}

export function listStageNames(db: Db, userId: string): Promise<StageNamesTable[]> {
  return db.selectFrom('stage_names').selectAll().where('user_id', '=', userId).execute()
}

export async function replaceStageNames(db: Db, userId: string, rows: StageNamesTable[]): Promise<void> {
  await db.deleteFrom('stage_names').where('user_id', '=', userId).execute()
  if (rows.length > 0) await db.insertInto('stage_names').values(rows).execute()
}
