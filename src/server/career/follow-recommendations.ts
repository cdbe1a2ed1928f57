import type { Db } from '#server/db/connect.ts'
import { deletePathCourses, insertPathCourses, listPath, type LearningPathRow } from './learning-path.repo.ts'

/**
 * Brings the learning path in line with new recommendations. What the person started, finished, moved or
 * added stays where it is; recommended courses that are only planned make room for the new ones.
 */
export async function followRecommendations(tx: Db, userId: string, courseIds: string[]): Promise<void> {
  const path = await listPath(tx, userId)
  const kept = path.filter(isFixed)
  await deletePathCourses(
    tx,
    userId,
    path.filter((entry) => !kept.includes(entry)).map((entry) => entry.course_id),
  )
  const keptIds = new Set(kept.map((entry) => entry.course_id))
  const start = Math.max(-1, ...kept.map((entry) => entry.position)) + 1
  await insertPathCourses(
    tx,
    courseIds
      .filter((courseId) => !keptIds.has(courseId))
      .map((courseId, at) => ({
        user_id: userId,
        course_id: courseId,
        position: start + at,
        status: 'planned',
        started_at: null,
        completed_at: null,
        origin: 'recommended',
      })),
  )
}

/** What the person did something with stays on the path. */
export function isFixed({ status, origin }: Pick<LearningPathRow, 'status' | 'origin'>): boolean {
  return status !== 'planned' || origin === 'own'
}
