import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('zone_changed_at', 'text')
    .addColumn('leaderboard_visibility', 'text', (column) => column.notNull().defaultTo('name'))
    .addColumn('game_elements', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('plan', 'text', (column) => column.notNull().defaultTo('explorer'))
    .addColumn('wished_plan', 'text')
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('rotated_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('idle_ms', 'integer', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema.createIndex('sign_ins_by_user').on('sign_ins').column('user_id').execute()

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('sign_in_id', 'text', (column) => column.notNull().references('sign_ins.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('refresh_tokens_by_sign_in').on('refresh_tokens').column('sign_in_id').execute()

  await db.schema
    .createTable('password_resets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_resets_by_user').on('password_resets').column('user_id').execute()

  await db.schema
    .createTable('login_failures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_key', 'text', (column) => column.notNull())
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('login_failures_by_account')
    .on('login_failures')
    .columns(['account_key', 'address_key', 'at'])
    .execute()
  await db.schema.createIndex('login_failures_by_address').on('login_failures').columns(['address_key', 'at']).execute()

  await db.schema
    .createTable('known_addresses')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address_key', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_addresses_key', ['user_id', 'address_key'])
    .execute()

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('response', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute()

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
