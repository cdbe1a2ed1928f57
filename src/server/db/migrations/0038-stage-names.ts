import type { Kysely } from 'kysely'

/** What somebody calls a stage; what it means stays one of five. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stage_names')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stage_names_key', ['user_id', 'stage'])
    .execute()
}
