import type { Kysely } from 'kysely'

/** Applications with their append-only history, tasks, interviews, people, tags and imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('application_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('made', 'integer', (column) => column.notNull())
    .addColumn('skipped', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()

  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text')
    .addColumn('company', 'text')
    .addColumn('company_key', 'text')
    .addColumn('title_key', 'text')
    .addColumn('location', 'text')
    .addColumn('workplace', 'text')
    .addColumn('source', 'text')
    .addColumn('method', 'text')
    .addColumn('url', 'text')
    .addColumn('url_key', 'text')
    .addColumn('ad_id', 'text')
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('stage_since_on', 'text', (column) => column.notNull())
    .addColumn('applied_on', 'text')
    .addColumn('closed_on', 'text')
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('excitement', 'integer')
    .addColumn('pay', 'text')
    .addColumn('deadline_on', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('match_percent', 'integer')
    .addColumn('snoozed_until', 'text')
    .addColumn('reminds_follow_ups', 'integer', (column) => column.notNull())
    .addColumn('import_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema
    .createIndex('applications_by_change')
    .on('applications')
    .columns(['user_id', 'deleted_at', 'updated_at', 'id'])
    .execute()
  await db.schema.createIndex('applications_by_url').on('applications').columns(['user_id', 'url_key']).execute()
  await db.schema.createIndex('applications_by_firm').on('applications').columns(['user_id', 'company_key']).execute()

  await part(db, 'application_events', (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('from_value', 'text')
      .addColumn('to_value', 'text')
      .addColumn('on_date', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('replaces_event_id', 'text'),
  )
  await part(db, 'application_tasks', (table) =>
    table
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('due_on', 'text')
      .addColumn('state', 'text', (column) => column.notNull()),
  )
  await part(db, 'application_interviews', (table) =>
    table
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('on_date', 'text', (column) => column.notNull())
      .addColumn('at_time', 'text')
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('minutes', 'integer')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull()),
  )
  await part(db, 'application_contacts', (table) =>
    table
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull()),
  )
  await db.schema
    .createTable('application_tags')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('application_tags_key', ['application_id', 'tag'])
    .execute()
  await db.schema.createIndex('application_tags_by_user').on('application_tags').columns(['user_id', 'tag']).execute()
}

type Table = ReturnType<Kysely<unknown>['schema']['createTable']>

/** A table of what belongs to one application. */
async function part(db: Kysely<unknown>, name: string, add: (table: Table) => Table): Promise<void> {
  const table = db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (column) => column.notNull().references('applications.id').onDelete('cascade'))
  await add(table).execute()
  await db.schema.createIndex(`${name}_of_application`).on(name).columns(['application_id']).execute()
  await db.schema.createIndex(`${name}_of_user`).on(name).columns(['user_id']).execute()
}
