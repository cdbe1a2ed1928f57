import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { CareerAnswersTable } from '#server/db/schema.ts'

export async function saveAnswers(db: Db, row: Insertable<CareerAnswersTable>): Promise<void> {
  const { user_id: _key, ...columns } = row
  await db
    .insertInto('career_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

export async function changeAnswers(db: Db, userId: string, columns: Updateable<CareerAnswersTable>): Promise<void> {
  await db.updateTable('career_answers').set(columns).where('user_id', '=', userId).execute()
}

export function findAnswers(db: Db, userId: string): Promise<Selectable<CareerAnswersTable> | undefined> {
  return db.selectFrom('career_answers').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The answers with the zone of the person's days: one read for what most calls of a signed-in person start from. */
export function findAnswersAndZone(db: Db, userId: string) {
  return db
    .selectFrom('career_answers')
    .innerJoin('users', 'users.id', 'career_answers.user_id')
    .select(['dream_role', 'answers', 'recommended_courses', 'users.time_zone'])
    .where('career_answers.user_id', '=', userId)
    .executeTakeFirst()
}
