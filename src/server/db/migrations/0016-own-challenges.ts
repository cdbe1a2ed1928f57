import type { Kysely } from 'kysely'

/** The challenge of somebody to whom something comes back on a day; everybody else has that of their role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge_draws')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('local_date', 'text', (column) => column.notNull())
    .addColumn('drawn', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenge_draws_key', ['user_id', 'local_date'])
    .execute()
}
