import type { Kysely } from 'kysely'

/** By which rules a day's match was counted; 1: those before somebody's work counted more than the words for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match_history')
    .addColumn('rules', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
