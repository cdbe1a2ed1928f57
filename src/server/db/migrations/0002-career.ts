import { SqliteAdapter, sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = db.getExecutor().adapter instanceof SqliteAdapter ? sql`blob` : sql`bytea`

  await db.schema
    .createTable('career_answers')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('dream_role', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('recommended_courses', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('learning_path')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('completed_at', 'text')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('learning_path_key', ['user_id', 'course_id'])
    .execute()

  await db.schema
    .createTable('skill_evidence')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('skill_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('skill_evidence_key', ['user_id', 'skill_id', 'kind', 'source_id'])
    .execute()

  await db.schema
    .createTable('resumes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('file_name', 'text')
    .addColumn('file_hash', 'text')
    .addColumn('text_hash', 'text')
    .addColumn('media_type', 'text')
    .addColumn('file_bytes', bytes)
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('corrections', 'text')
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('warnings', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('resumes_by_user').on('resumes').columns(['user_id', 'saved_at']).execute()
}
