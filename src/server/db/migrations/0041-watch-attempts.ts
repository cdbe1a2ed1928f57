import { SqliteAdapter, sql, type Kysely } from 'kysely'

/** The career summary tells of failed checks, so their changes are noticed too (0040-revisions.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await sql`create constraint trigger skill_attempts_revised after insert or update or delete on skill_attempts
      deferrable initially deferred for each row execute function waymark_revise()`.execute(db)
    return
  }
  for (const [deed, where] of [
    ['insert', 'user_id = new.user_id'],
    ['update', 'user_id in (old.user_id, new.user_id)'],
    ['delete', 'user_id = old.user_id'],
  ] as const)
    await sql
      .raw(`create trigger skill_attempts_${deed}_revised after ${deed} on skill_attempts begin
        update user_revisions set revision = revision + 1 where ${where}; end`)
      .execute(db)
}
