import type { Kysely } from 'kysely'

/** Raised by every correction: a window that was opened before one cannot write over it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('resumes')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
