import type { Kysely } from 'kysely'

/** Limits that all processes count together, and what shows that a refresh token was copied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('allowances')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('allowances_by_end').on('allowances').column('ends_at').execute()
  await db.schema
    .alterTable('sign_ins')
    .addColumn('seen_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('sign_ins').addColumn('rotated_by', 'text').execute()
  await db.schema
    .alterTable('sign_ins')
    .addColumn('shared_rounds', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
