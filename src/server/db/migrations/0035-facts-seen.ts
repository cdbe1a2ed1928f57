import type { Kysely } from 'kysely'

/** What the facts of a document said when its owner last looked at them; null: nobody wrote it down yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('facts_seen', 'text').execute()
}
