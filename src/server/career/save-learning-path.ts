import type { PathEntry } from '#core/career/courses/learning-path.ts'
import type { Db } from '#server/db/connect.ts'
import {
  deletePathCourses,
  insertPathCourses,
  listPath,
  updatePathCourse,
  type LearningPathRow,
} from './learning-path.repo.ts'

export type PathOrigin = LearningPathRow['origin']

/** The path as core's rules take it. */
export async function loadPath(tx: Db, userId: string): Promise<PathEntry[]> {
  return (await listPath(tx, userId)).map(toEntry)
}

export function toEntry(row: LearningPathRow): PathEntry {
  return {
    courseId: row.course_id,
    status: row.status,
    startedAt: row.started_at,
    completedAt: row.completed_at,
  }
}

/**
 * Writes the path as it is now, row by row where it differs. `placed` is the course that the person put where it
 * is: as their own, so that new recommendations leave it there, or back as it was.
 */
export async function savePath(
  tx: Db,
  userId: string,
  path: readonly PathEntry[],
  placed?: { courseId: string; origin: PathOrigin },
): Promise<void> {
  const rows = new Map((await listPath(tx, userId)).map((row) => [row.course_id, row]))
  const kept = new Set(path.map((entry) => entry.courseId))
  await deletePathCourses(
    tx,
    userId,
    [...rows.keys()].filter((courseId) => !kept.has(courseId)),
  )
  for (const [position, entry] of path.entries()) {
    const row = rows.get(entry.courseId)
    const columns = { position, status: entry.status, started_at: entry.startedAt, completed_at: entry.completedAt }
    const origin = placed?.courseId === entry.courseId ? placed.origin : (row?.origin ?? 'own')
    if (!row) await insertPathCourses(tx, [{ user_id: userId, course_id: entry.courseId, origin, ...columns }])
    else if (isChanged(row, { origin, ...columns }))
      await updatePathCourse(tx, userId, entry.courseId, { origin, ...columns })
  }
}

function isChanged(row: LearningPathRow, columns: Partial<LearningPathRow>): boolean {
  return Object.entries(columns).some(([name, value]) => row[name as keyof LearningPathRow] !== value)
}
