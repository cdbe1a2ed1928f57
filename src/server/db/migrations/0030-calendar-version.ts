import { sql, type Kysely } from 'kysely'

/** A feed ends with a new password, like a personal token: it belongs to the sign-in version it was made in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('calendar_feeds')
    .addColumn('token_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update calendar_feeds set token_version =
    (select users.token_version from users where users.id = calendar_feeds.user_id)`.execute(db)
}
