import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { MatchHistoryTable } from '#server/db/schema.ts'

export function findLastMatch(
  db: Db,
  userId: string,
  role: string,
): Promise<Selectable<MatchHistoryTable> | undefined> {
  return historyOf(db, userId, role).orderBy('local_date', 'desc').limit(1).executeTakeFirst()
}

/** The newest `limit` days of a role, oldest first. */
export async function listMatches(
  db: Db,
  userId: string,
  role: string,
  limit: number,
): Promise<Selectable<MatchHistoryTable>[]> {
  return (await historyOf(db, userId, role).orderBy('local_date', 'desc').limit(limit).execute()).reverse()
}

export async function keepMatch(db: Db, row: Insertable<MatchHistoryTable>): Promise<void> {
  await db
    .insertInto('match_history')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'role', 'local_date']).doUpdateSet({ percent: row.percent, rules: row.rules }),
    )
    .execute()
}

function historyOf(db: Db, userId: string, role: string) {
  return db.selectFrom('match_history').selectAll().where('user_id', '=', userId).where('role', '=', role)
}
