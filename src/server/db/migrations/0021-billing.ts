import { sql, type Kysely } from 'kysely'

/** Plans that are paid for, and plans that an operator gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('billing_customers')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull().unique())
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('kept', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .execute()
  await db.schema.createIndex('billing_customers_due').on('billing_customers').column('due_at').execute()
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('period_start', 'text', (column) => column.notNull())
    .addColumn('period_end', 'text', (column) => column.notNull())
    .addColumn('is_paid', 'integer', (column) => column.notNull())
    .addColumn('is_refunded', 'integer', (column) => column.notNull())
    .addColumn('cancel_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('synced_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('subscriptions_by_user').on('subscriptions').column('user_id').execute()
  await db.schema
    .createTable('billing_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('error', 'text')
    .execute()
  await db.schema
    .createTable('billing_endings')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('plan_grants')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('plan_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('from_plan', 'text', (column) => column.notNull())
    .addColumn('to_plan', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('plan_changes_by_user').on('plan_changes').columns(['user_id', 'at']).execute()
  // until now only operators gave plans
  await sql`insert into plan_grants (user_id, plan, at) select id, plan, joined_at from users where plan <> 'explorer'`.execute(
    db,
  )
}
