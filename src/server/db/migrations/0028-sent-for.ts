import type { Kysely } from 'kysely'

/** Which application a copy was sent for. No reference: what was sent outlives the application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sent_copies').addColumn('application_id', 'text').execute()
}
