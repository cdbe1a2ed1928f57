import type { ChallengeItem } from '#core/arena/challenge.ts'
import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { ChallengeAnswersTable } from '#server/arena/tables.ts'
import { challengeIn } from './stored.ts'

export type ChallengeDay = { roleId: string; date: LocalDate }

export async function findChallenge(db: Db, { roleId, date }: ChallengeDay): Promise<ChallengeItem[] | undefined> {
  const row = await db
    .selectFrom('challenges')
    .select('drawn')
    .where('role_id', '=', roleId)
    .where('local_date', '=', date)
    .executeTakeFirst()
  return row && challengeIn(row)
}

/** Item ids of the challenges before a date, newest first. */
export async function listAskedBefore(db: Db, { roleId, date }: ChallengeDay, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('challenges')
    .select('drawn')
    .where('role_id', '=', roleId)
    .where('local_date', '<', date)
    .orderBy('local_date', 'desc')
    .limit(days)
    .execute()
  return rows.flatMap((row) => challengeIn(row).map(({ itemId }) => itemId))
}

/** The first to draw decides what everyone gets. */
export async function keepChallenge(
  db: Db,
  { roleId, date }: ChallengeDay,
  drawn: readonly ChallengeItem[],
): Promise<void> {
  await db
    .insertInto('challenges')
    .values({ role_id: roleId, local_date: date, drawn: JSON.stringify(drawn) })
    .onConflict((conflict) => conflict.columns(['role_id', 'local_date']).doNothing())
    .execute()
}

/** What a person's own day asks, where something comes back to them; otherwise it is everybody's. */
export async function findOwnChallenge(db: Db, userId: string, date: LocalDate): Promise<ChallengeItem[] | undefined> {
  const row = await db
    .selectFrom('challenge_draws')
    .select('drawn')
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .executeTakeFirst()
  return row && challengeIn(row)
}

export async function keepOwnChallenge(
  db: Db,
  userId: string,
  date: LocalDate,
  drawn: readonly ChallengeItem[],
): Promise<void> {
  await db
    .insertInto('challenge_draws')
    .values({ user_id: userId, local_date: date, drawn: JSON.stringify(drawn) })
    .onConflict((conflict) => conflict.columns(['user_id', 'local_date']).doNothing())
    .execute()
}

export function findChallengeAnswers(
  db: Db,
  userId: string,
  date: LocalDate,
): Promise<ChallengeAnswersTable | undefined> {
  return db
    .selectFrom('challenge_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('local_date', '=', date)
    .executeTakeFirst()
}

export async function insertChallengeAnswers(db: Db, row: ChallengeAnswersTable): Promise<void> {
  await db.insertInto('challenge_answers').values(row).execute()
}

export async function countTry(
  db: Db,
  { roleId, date }: ChallengeDay,
  itemId: string,
  isRight: boolean,
): Promise<void> {
  const right = isRight ? 1 : 0
  await db
    .insertInto('challenge_shares')
    .values({ role_id: roleId, local_date: date, item_id: itemId, tried: 1, answered_right: right })
    .onConflict((conflict) =>
      conflict.columns(['role_id', 'local_date', 'item_id']).doUpdateSet((row) => ({
        tried: row('challenge_shares.tried', '+', 1),
        answered_right: row('challenge_shares.answered_right', '+', right),
      })),
    )
    .execute()
}

export async function listShares(
  db: Db,
  { roleId, date }: ChallengeDay,
): Promise<Map<string, { tried: number; right: number }>> {
  const rows = await db
    .selectFrom('challenge_shares')
    .selectAll()
    .where('role_id', '=', roleId)
    .where('local_date', '=', date)
    .execute()
  return new Map(rows.map((row) => [row.item_id, { tried: row.tried, right: row.answered_right }]))
}
