import type { Kysely } from 'kysely'

/** Adaptive checks and what answers teach of items; recall cards; credentials that can be withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('skill_attempts')
    .addColumn('is_adaptive', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('check_items')
    .addColumn('item_id', 'text', (column) => column.primaryKey())
    .addColumn('skill_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_retired', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('check_items_by_skill').on('check_items').column('skill_id').execute()

  await db.schema
    .createTable('recall_cards')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('skill_id', 'text', (column) => column.notNull())
    // a practice item that was missed, or empty: the skill itself, which was passed
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recall_cards_key', ['user_id', 'skill_id', 'item_id'])
    .execute()
  await db.schema.createIndex('recall_cards_due').on('recall_cards').columns(['user_id', 'due_at']).execute()

  // the place of a credential in the status list; kept without a person when the credential is gone, as withdrawn
  await db.schema
    .createTable('credential_statuses')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('revoked_at', 'text')
    .execute()
}
