import type { z } from 'zod'
import type { compareResumes as compareResumesCall, ResumeCheckResult } from '#contract/resume-check.ts'
import type { SavedResume } from '#contract/resume.ts'
import { checkSaved, type CheckDeps } from './check-resume.ts'
import { asRead, toSavedResume } from './get-latest-resume.ts'
import { listResumes } from './resume.repo.ts'

type Compared = z.input<typeof compareResumesCall.output>

/**
 * The oldest resume that is kept as it was read, beside the newest as its owner corrected it; null where nothing
 * changed. Both are checked by what they say alone: of the older one the file may be gone.
 */
export async function compareResumes(deps: CheckDeps, userId: string): Promise<Compared> {
  const rows = (await listResumes(deps.db, userId)).filter(({ status }) => status !== 'manual')
  const [newest, oldest] = [rows[0], rows.at(-1)]
  if (!newest || !oldest) return null
  const [before, after] = [asRead(oldest), toSavedResume(newest)]
  if (JSON.stringify(before.facts) === JSON.stringify(after.facts)) return null
  const [first, last] = [await checkSaved(deps, userId, before, null), await checkSaved(deps, userId, after, null)]
  return {
    before: describe(before, first),
    after: describe(after, last),
    skillsAdded: beside(after.facts.skills, before.facts.skills),
    skillsGone: beside(before.facts.skills, after.facts.skills),
    better: moved(first, last, 1),
    worse: moved(first, last, -1),
  }
}

function describe({ fileName, savedAt, facts }: SavedResume, { score }: ResumeCheckResult) {
  return { fileName, savedAt, score, skills: facts.skills.length, jobs: facts.experience.length }
}

function beside(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return [...new Set(names)].filter((name) => !known.has(name))
}

/** Titles of the rules that give more points than before, or fewer; one that could not be judged both times says nothing. */
function moved(first: ResumeCheckResult, last: ResumeCheckResult, way: 1 | -1): string[] {
  return last.rules.flatMap((rule) => {
    const was = first.rules.find(({ id }) => id === rule.id)
    const isJudged = was && was.status !== 'left_out' && rule.status !== 'left_out'
    return isJudged && Math.sign(rule.points - was.points) === way ? [rule.title] : []
  })
}
