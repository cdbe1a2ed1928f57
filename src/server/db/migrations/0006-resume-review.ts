import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('keep_resume_files', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
