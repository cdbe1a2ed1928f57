import type { Kysely } from 'kysely'

/** What the resume said when the facts last followed it; null: nobody wrote it down yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('career_profiles').addColumn('taken', 'text').execute()
}
