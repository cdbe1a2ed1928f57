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
