import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { LearningPathTable } from '#server/db/schema.ts'

export type LearningPathRow = Selectable<LearningPathTable>

export function listPath(db: Db, userId: string): Promise<LearningPathRow[]> {
  return db
    .selectFrom('learning_path')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('course_id')
    .execute()
}

export async function insertPathCourses(db: Db, rows: Insertable<LearningPathTable>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('learning_path')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
    .execute()
}

export async function updatePathCourse(
  db: Db,
  userId: string,
  courseId: string,
  change: Updateable<LearningPathTable>,
): Promise<void> {
  await db
    .updateTable('learning_path')
    .set(change)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute()
}

export async function deletePathCourses(db: Db, userId: string, courseIds: string[]): Promise<void> {
  if (courseIds.length === 0) return
  await db.deleteFrom('learning_path').where('user_id', '=', userId).where('course_id', 'in', courseIds).execute()
}
