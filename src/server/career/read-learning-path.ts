import type { LearningPathEntry } from '#contract/career.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { listPath } from './learning-path.repo.ts'
import { loadAnswers, loadSkillStates, wishOf } from './load-person.ts'
import { describeCourses } from './recommend.ts'

/** The path in order, each course with what it still closes. Empty before the questionnaire. */
export async function readLearningPath(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  db: Db,
  userId: string,
): Promise<LearningPathEntry[]> {
  const saved = await loadAnswers(deps, db, userId)
  if (!saved) return []
  const rows = await listPath(db, userId)
  const wish = wishOf(deps, saved.answers, saved.dreamRole, await loadSkillStates(deps, db, userId))
  const courses = new Map(
    describeCourses(
      deps,
      wish,
      rows.map((row) => row.course_id),
    ).map((course) => [course.courseId, course]),
  )
  return rows
    .filter((row) => courses.has(row.course_id))
    .map((row, position) => {
      const linkCheckedOn = deps.catalogue.linkCheckedOn.get(row.course_id)
      return {
        ...courses.get(row.course_id)!,
        status: row.status,
        position,
        startedAt: row.started_at,
        completedAt: row.completed_at,
        ...(linkCheckedOn === undefined ? {} : { linkCheckedOn }),
      }
    })
}
