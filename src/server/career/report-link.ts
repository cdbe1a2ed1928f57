import { Problem } from '#contract/problem.ts'
import { courseById } from '#core/career/catalogue/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { keepLinkReport } from './link-report.repo.ts'

/** 'This link is wrong', for anyone who looks after the catalogue. */
export async function reportLink(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  courseId: string,
  note: string,
) {
  if (!courseById(deps.catalogue, courseId))
    throw new Problem('career.unknown_course', 'This course is not in the catalogue.')
  await keepLinkReport(deps.db, { user_id: userId, course_id: courseId, note, at: deps.clock.now() })
  return {}
}
