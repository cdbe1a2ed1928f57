import { must } from '#core/must.ts'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { listPath } from './learning-path.repo.ts'
import { loadWish } from './load-summary.ts'
import { describeCourses } from './recommend.ts'

/** The path in order, each course with what it still closes for the dream role. */
export async function readLearningPath(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  db: Db,
  userId: string,
): Promise<LearningPathEntry[]> {
  const rows = await listPath(db, userId)
  if (rows.length === 0) return []
  const wish = await loadWish(deps, db, userId, rows)
  const courseIds = rows.map((row) => row.course_id)
  const courses = new Map(describeCourses(deps, wish, courseIds).map((course) => [course.courseId, course]))
  return rows
    .filter((row) => courses.has(row.course_id))
    .map((row, position) => {
      const linkCheckedOn = deps.catalogue.linkCheckedOn.get(row.course_id)
      return {
        ...must(courses.get(row.course_id)),
        // what it closed is closed
        ...(row.status === 'completed' ? { dreamRoleBenefit: '', interimRoleBenefit: '' } : {}),
        status: row.status,
        position,
        startedAt: row.started_at,
        completedAt: row.completed_at,
        origin: row.origin,
        ...(linkCheckedOn === undefined ? {} : { linkCheckedOn }),
      }
    })
}
