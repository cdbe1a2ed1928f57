import type { Kysely } from 'kysely'

/** Job ads that a person keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('url', 'text')
    .addColumn('url_key', 'text')
    .addColumn('title', 'text')
    .addColumn('company', 'text')
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('read_version', 'integer', (column) => column.notNull())
    .addColumn('posted_on', 'text')
    .addColumn('valid_through', 'text')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('ads_by_user').on('ads').columns(['user_id', 'saved_at', 'id']).execute()
  await db.schema.createIndex('ads_by_url').unique().on('ads').columns(['user_id', 'url_key']).execute()
}
