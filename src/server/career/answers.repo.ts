import type { Insertable, Selectable } from 'kysely'
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

export function findAnswers(db: Db, userId: string): Promise<Selectable<CareerAnswersTable> | undefined> {
  return db.selectFrom('career_answers').selectAll().where('user_id', '=', userId).executeTakeFirst()
}
