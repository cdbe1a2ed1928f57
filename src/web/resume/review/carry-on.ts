import { Problem } from '#contract/problem.ts'
import type { SavedResume, SeenResume } from '#contract/resume.ts'
import { carryCorrections, type Carried } from '#core/resume/carry-corrections.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'

/** What a change names of the resume it was made on; null: there was none. */
export const seenIn = (saved: SavedResume | null): SeenResume | null =>
  saved?.resumeId ? { resumeId: saved.resumeId, version: saved.version } : null

export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'resume.changed_elsewhere'

/** What was changed on `base`, in the newest resume: where that one says otherwise, it stands. */
export function carryOn(base: SavedResume, said: ResumeFacts, newest: SavedResume): Carried {
  const { facts, kept } = carryCorrections({ read: base.facts, said }, newest.facts)
  // another document names a skill on purpose; the same one does not
  const out = base.resumeId === newest.resumeId ? base.facts.skills.filter((skill) => !said.skills.includes(skill)) : []
  const gone = facts.skills.filter((skill) => out.includes(skill))
  return {
    facts: { ...facts, skills: facts.skills.filter((skill) => !gone.includes(skill)) },
    kept: [...kept, ...gone].filter(Boolean),
  }
}
