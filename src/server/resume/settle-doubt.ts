import { must } from '#core/must.ts'
import type { SavedResume } from '#contract/resume.ts'
import { Problem } from '#contract/problem.ts'
import { evidenceSchema } from '#core/resume/schema.ts'
import { renewRecommendations } from '#server/career/save-career-questions.ts'
import type { Deps } from '#server/deps.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { factsOf, factsRead, getLatestResume } from './get-latest-resume.ts'
import { keepCorrectedSkills } from './keep-resume-skills.ts'
import { requireSeen } from './require-seen.ts'
import { correctResume, findLatestResume, keepEvidence } from './resume.repo.ts'

/** A yes makes the skill sure, a no takes it out; whether the whole was looked over stays as it was. */
export async function settleDoubt(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
  { skill, isRight, resumeId }: { skill: string; isRight: boolean; resumeId?: string | undefined },
): Promise<SavedResume> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const row = await findLatestResume(tx, userId)
    if (!row) throw new Problem('resume.none', 'There is no resume yet.')
    if (resumeId !== undefined) requireSeen(row, { resumeId })
    const facts = factsOf(row)
    if (isRight) {
      const place = `skills.${factsRead(row).skills.indexOf(skill)}`
      const evidence = evidenceSchema.parse(JSON.parse(row.evidence))
      const known = evidence[place]
      if (known)
        await keepEvidence(tx, row.id, JSON.stringify({ ...evidence, [place]: { ...known, confidence: 'sure' } }))
    } else if (facts.skills.includes(skill)) {
      const corrected = { ...facts, skills: facts.skills.filter((one) => one !== skill) }
      await correctResume(tx, row.id, JSON.stringify(corrected), row.status, row.saved_at)
      await keepCorrectedSkills(deps, tx, userId, await findLatestResume(tx, userId))
      await renewRecommendations(deps, tx, userId)
    }
    return must(await getLatestResume({ db: tx }, userId))
  })
}
