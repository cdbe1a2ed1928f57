import type { SavedResume } from '#contract/resume.ts'
import { Problem } from '#contract/problem.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { renewRecommendations } from '#server/career/save-career-questions.ts'
import type { Deps } from '#server/deps.ts'
import { forgetAnswers } from '#server/http/idempotency.repo.ts'
import { loadLatest } from './get-latest-resume.ts'
import { keepCorrectedSkills } from './keep-resume-skills.ts'
import { requireSeen, type Seen } from './require-seen.ts'
import { deleteResumes, findLatestResume } from './resume.repo.ts'

/** Deletes the last resume, as it was seen, with all it said; the one before it, if there is one, speaks again. */
export function deleteLatestResume(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  seen: Seen,
): Promise<SavedResume | null> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const latest = await findLatestResume(tx, userId)
    if (!latest) throw new Problem('resume.none', 'There is no resume to delete.')
    requireSeen(latest, seen)
    await deleteResumes(tx, userId, [latest.id])
    await forgetAnswers(tx, userId)
    await keepCorrectedSkills(deps, tx, userId, await findLatestResume(tx, userId))
    await renewRecommendations(deps, tx, userId)
    return loadLatest(tx, userId)
  })
}
