import type { SavedResume } from '#contract/resume.ts'
import { Problem } from '#contract/problem.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { renewRecommendations } from '#server/career/save-career-questions.ts'
import type { Deps } from '#server/deps.ts'
import { forgetAnswers } from '#server/http/idempotency.repo.ts'
import { loadLatest } from './get-latest-resume.ts'
import { keepCorrectedSkills } from './keep-resume-skills.ts'
import { deleteResumes, findLatestResume } from './resume.repo.ts'

/** Deletes the last resume with all it said; the one before it, if there is one, speaks again. */
export function deleteLatestResume(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<SavedResume | null> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const latest = await findLatestResume(tx, userId)
    if (!latest) throw new Problem('resume.none', 'There is no resume to delete.')
    await deleteResumes(tx, userId, [latest.id])
    await forgetAnswers(tx, userId)
    await keepCorrectedSkills(deps, tx, userId, await findLatestResume(tx, userId))
    await renewRecommendations(deps, tx, userId)
    return loadLatest(tx, userId)
  })
}
