import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createConversations(db)
  await createSpending(db)
}

async function createConversations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('resume', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('conversations_in_order').on('conversations').columns(['user_id', 'updated_at']).execute()

  await db.schema
    .createTable('conversation_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // of two questions asked at once, one has to wait
    .addUniqueConstraint('conversation_messages_in_order', ['conversation_id', 'position'])
    .execute()
  await db.schema.createIndex('conversation_messages_by_user').on('conversation_messages').column('user_id').execute()
}

async function createSpending(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('model_person_days')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_person_days_key', ['user_id', 'day'])
    .execute()

  await db.schema
    .createTable('model_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('model_calls_by_user').on('model_calls').column('user_id').execute()
}
