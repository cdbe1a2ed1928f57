import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('point_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('source_key', 'text', (column) => column.notNull())
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('rule_version', 'integer', (column) => column.notNull())
    .addColumn('reverses', 'text')
    .addUniqueConstraint('point_events_once', ['user_id', 'source_key'])
    .addUniqueConstraint('point_events_reversed_once', ['user_id', 'reverses'])
    .execute()
  await db.schema.createIndex('point_events_in_order').on('point_events').columns(['user_id', 'id']).execute()
  await db.schema
    .createIndex('point_events_by_activity')
    .on('point_events')
    .columns(['user_id', 'activity', 'reverses'])
    .execute()
  await db.schema.createIndex('point_events_by_day').on('point_events').columns(['user_id', 'local_date']).execute()

  await db.schema
    .createTable('progress')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('total_points', 'integer', (column) => column.notNull())
    .addColumn('level_number', 'integer', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addColumn('week_start', 'text', (column) => column.notNull())
    .addColumn('week_points', 'integer', (column) => column.notNull())
    .addColumn('week_reached_at', 'text', (column) => column.notNull())
    .addColumn('last_action_at', 'text')
    .addColumn('last_action_zone', 'text')
    .addColumn('last_action_date', 'text')
    .addColumn('is_hidden', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('progress_all_time')
    .on('progress')
    .columns(['is_hidden', 'total_points desc', 'reached_at', 'user_id'])
    .execute()
  await db.schema
    .createIndex('progress_this_week')
    .on('progress')
    .columns(['is_hidden', 'week_start', 'week_points desc', 'week_reached_at', 'user_id'])
    .execute()

  await db.schema
    .createTable('streak_days')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('is_jump', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('streak_days_key', ['user_id', 'local_date'])
    .execute()

  await db.schema
    .createTable('badges')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('badge_id', 'text', (column) => column.notNull())
    .addColumn('source_key', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('badges_key', ['user_id', 'badge_id'])
    .execute()

  await db.schema
    .createTable('outage_days')
    .addColumn('local_date', 'text', (column) => column.primaryKey())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('product_feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('feedback', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('product_feedback_by_user').on('product_feedback').column('user_id').execute()

  await db.schema
    .createTable('milestone_notes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('milestone_notes_key', ['user_id', 'type'])
    .execute()
}
