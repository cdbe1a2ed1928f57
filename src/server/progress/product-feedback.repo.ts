import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { ProductFeedbackTable } from '#server/progress/tables.ts'

export async function insertFeedback(db: Db, feedback: Insertable<ProductFeedbackTable>): Promise<void> {
  await db.insertInto('product_feedback').values(feedback).execute()
}

/** Newest first, with who wrote it. */
export function listFeedback(db: Db) {
  return db
    .selectFrom('product_feedback')
    .innerJoin('users', 'users.id', 'product_feedback.user_id')
    .select(['product_feedback.at', 'product_feedback.rating', 'product_feedback.feedback', 'users.email'])
    .orderBy('product_feedback.at', 'desc')
    .execute()
}

export async function countFeedback(db: Db, userId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_feedback')
    .select((is) => is.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
