import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('skill_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('skill_id', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('scored_day', 'text')
    .addColumn('drawn', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('is_recheck', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('score', 'integer')
    .addColumn('passed', 'integer')
    .addColumn('result', 'text')
    // practice has no day, and empty days are never equal
    .addUniqueConstraint('skill_attempts_once_a_day', ['user_id', 'skill_id', 'scored_day'])
    .execute()
  await db.schema
    .createIndex('skill_attempts_in_order')
    .on('skill_attempts')
    .columns(['user_id', 'started_at'])
    .execute()

  await db.schema
    .createTable('skill_credentials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('attempt_id', 'text', (column) => column.notNull().unique())
    .addColumn('jwt', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('skill_credentials_by_user').on('skill_credentials').column('user_id').execute()

  await createChallenges(db)
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('role_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('drawn', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenges_key', ['role_id', 'local_date'])
    .execute()

  await db.schema
    .createTable('challenge_shares')
    .addColumn('role_id', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('tried', 'integer', (column) => column.notNull())
    .addColumn('answered_right', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenge_shares_key', ['role_id', 'local_date', 'item_id'])
    .execute()

  await db.schema
    .createTable('challenge_answers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('role_id', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenge_answers_key', ['user_id', 'local_date'])
    .execute()
}
