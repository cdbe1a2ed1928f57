import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match_history')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('match_history_key', ['user_id', 'role', 'local_date'])
    .execute()

  await db.schema
    .createTable('link_reports')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('link_reports_key', ['user_id', 'course_id'])
    .execute()

  await db.schema
    .createTable('job_feed_calls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('openings', 'text', (column) => column.notNull())
    .execute()
}
