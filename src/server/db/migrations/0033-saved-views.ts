import type { Kysely } from 'kysely'

const PARTS = ['application_events', 'application_tasks', 'application_interviews', 'application_contacts'] as const

/** Named views of the applications; and indexes by person and application, which is how their parts are asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('saved_views_by_name').unique().on('saved_views').columns(['user_id', 'name']).execute()
  for (const table of PARTS) {
    await db.schema.dropIndex(`${table}_of_user`).execute()
    await db.schema.createIndex(`${table}_of_person`).on(table).columns(['user_id', 'application_id']).execute()
  }
  await db.schema
    .createIndex('application_tags_of_person')
    .on('application_tags')
    .columns(['user_id', 'application_id'])
    .execute()
  await db.schema
    .createIndex('applications_by_column')
    .on('applications')
    .columns(['user_id', 'deleted_at', 'outcome', 'stage', 'position', 'id'])
    .execute()
}
