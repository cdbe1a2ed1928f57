import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interview_rounds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', 'text', (column) => column.notNull())
    // as they were asked: the bank may change, a person's history does not
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('completed', 'text', (column) => column.notNull())
    .addColumn('is_counted', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('reset_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema
    .createIndex('interview_rounds_in_order')
    .on('interview_rounds')
    .columns(['user_id', 'started_at'])
    .execute()

  await db.schema
    .createTable('interview_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('round_id', 'text', (column) => column.notNull().references('interview_rounds.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('spoken_seconds', 'integer')
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('feedback_at', 'text')
    .execute()
  await db.schema
    .createIndex('interview_answers_by_round')
    .on('interview_answers')
    .columns(['round_id', 'question_id'])
    .execute()
  await db.schema.createIndex('interview_answers_by_user').on('interview_answers').column('user_id').execute()
}
