import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { listPath } from './learning-path.repo.ts'

/** 'I studied today': counts once a day, on a course that was started. */
export function recordStudy(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const hasStartedCourse = (await listPath(tx, userId)).some((entry) => entry.status === 'started')
    const judged = await award(deps, tx, userId, { activity: 'studyLogged', hasStartedCourse })
    if (judged.kind === 'refused')
      throw new Problem('career.no_started_course', 'Start a course first, then log the day here.')
    return pointsOf(judged)
  })
}
