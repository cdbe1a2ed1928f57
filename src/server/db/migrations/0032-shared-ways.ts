import type { Kysely } from 'kysely'

/** The public link of a plan, one a person. Its row goes when its owner stops sharing, and the link with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_ways')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('is_named', 'integer', (column) => column.notNull())
    .addColumn('cheers', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
