import type { Kysely } from 'kysely'

/** Reminders: settings, devices, the outbox, and the calendar that others may read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_settings')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('mail', 'integer', (column) => column.notNull())
    .addColumn('push', 'integer', (column) => column.notNull())
    .addColumn('at_time', 'text', (column) => column.notNull())
    .addColumn('weekday', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_settings_key', ['user_id', 'kind'])
    .execute()

  await db.schema
    .createTable('notice_people')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('quiet_from', 'text')
    .addColumn('quiet_to', 'text')
    .addColumn('shows_names', 'integer', (column) => column.notNull())
    .addColumn('planned_at', 'text')
    .execute()

  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('device_label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_ok_at', 'text')
    .addColumn('fails', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_subscriptions_by_user').on('push_subscriptions').columns(['user_id']).execute()

  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sealed_private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_key', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('because', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('message_id', 'text')
    .addColumn('own_day', 'text')
    .addColumn('title', 'text')
    .addColumn('sent_at', 'text')
    .addUniqueConstraint('notices_once', ['user_id', 'kind', 'subject_key', 'channel'])
    .execute()
  await db.schema.createIndex('notices_by_turn').on('notices').columns(['next_at']).execute()

  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_read_at', 'text')
    .execute()

  await db.schema
    .createTable('calendar_entries')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('uid', 'text', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .addPrimaryKeyConstraint('calendar_entries_key', ['user_id', 'uid'])
    .execute()
}
