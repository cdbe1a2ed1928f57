import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** Tables that kept answers are made from (http/kept-answers.ts). */
const OWN_TABLES = [
  'career_answers',
  'learning_path',
  'skill_evidence',
  'resumes',
  'progress',
  'streak_days',
  'applications',
  'application_events',
  'application_tasks',
  'application_interviews',
  'application_contacts',
  'application_tags',
]

/** A number for each user that changes with every change of their rows, in the same transaction, whoever makes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user_revisions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into user_revisions (user_id, revision) select id, 1 from users`.execute(db)
  await (db.getExecutor().adapter instanceof SqliteAdapter ? watchSqlite(db) : watchPostgres(db))
}

async function watchSqlite(db: Kysely<unknown>): Promise<void> {
  const watch = async (table: string, deed: 'insert' | 'update' | 'delete', where: string) => {
    const name = `${table}_${deed}_revised`
    await sql
      .raw(`create trigger ${name} after ${deed} on ${table} begin
        update user_revisions set revision = revision + 1 ${where}; end`)
      .execute(db)
  }
  await watch('users', 'update', 'where user_id = new.id')
  for (const table of OWN_TABLES) {
    await watch(table, 'insert', 'where user_id = new.user_id')
    await watch(table, 'update', 'where user_id in (old.user_id, new.user_id)')
    await watch(table, 'delete', 'where user_id = old.user_id')
  }
  for (const deed of ['insert', 'update', 'delete'] as const) await watch('outage_days', deed, '')
}

/**
 * At the end of the transaction, when it waits for no other lock: two that wrote a user's rows in different orders would
 * otherwise wait for each other here. Once for a user's rows that follow each other, not for each of thousands.
 */
async function watchPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function waymark_revise() returns trigger language plpgsql as $$
    declare
      owner text;
    begin
      if tg_table_name = 'users' then owner := new.id;
      elsif tg_op = 'DELETE' then owner := old.user_id;
      else owner := new.user_id;
      end if;
      if current_setting('waymark.revised', true) is distinct from owner then
        update user_revisions set revision = revision + 1 where user_id = owner;
        perform set_config('waymark.revised', owner, true);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create or replace function waymark_revise_all() returns trigger language plpgsql as $$
    begin
      update user_revisions set revision = revision + 1;
      return null;
    end $$`.execute(db)
  const watch = (table: string, deeds: string) =>
    sql
      .raw(`create constraint trigger ${table}_revised after ${deeds} on ${table}
        deferrable initially deferred for each row execute function waymark_revise()`)
      .execute(db)
  await watch('users', 'update')
  for (const table of OWN_TABLES) await watch(table, 'insert or update or delete')
  await sql`create trigger outage_days_revised after insert or update or delete on outage_days
    for each statement execute function waymark_revise_all()`.execute(db)
}
