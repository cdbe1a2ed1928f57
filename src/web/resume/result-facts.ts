import type { RecommendedCourse } from '#contract/career.ts'
import { toParsedCourse } from '#contract/other-names.ts'
import type { ParsedCourse, ParseResumeResult, SavedResume } from '#contract/resume.ts'
import { factsToCheck } from '#core/resume/facts-to-check.ts'
import type { Education, Evidence, Experience, ResumeFacts, ResumeWarning } from '#core/resume/schema.ts'

/** What the result page shows, wherever it came from: just read, or read before. */
export type ResultFacts = {
  resumeId: string
  /** Picked by hand: there was nothing to read. */
  isByHand: boolean
  isConfirmed: boolean
  skills: string[]
  experience: Experience[]
  education: Education[]
  courses: ParsedCourse[]
  interimRoles: string[]
  warnings: ResumeWarning[]
  /** Names of what the reader is not sure of, and those of them that are skills. */
  doubts: string[]
  doubtfulSkills: string[]
}

export function factsOfParse(result: ParseResumeResult): ResultFacts {
  return {
    resumeId: result.resumeId,
    isByHand: false,
    isConfirmed: false,
    skills: result.skills,
    experience: result.experience,
    education: result.education,
    courses: result.recommendations.courses,
    interimRoles: result.interimRoles,
    warnings: result.warnings,
    ...doubtsIn(result, result.evidence),
  }
}

export function factsOfSaved(
  resume: SavedResume,
  saved: { recommendedCourses: RecommendedCourse[]; interimRoleOptions: string[] },
): ResultFacts {
  return {
    resumeId: resume.resumeId,
    isByHand: resume.status === 'manual',
    isConfirmed: resume.status === 'confirmed',
    skills: resume.facts.skills,
    experience: resume.facts.experience,
    education: resume.facts.education,
    courses: saved.recommendedCourses.map(toParsedCourse),
    interimRoles: saved.interimRoleOptions,
    warnings: resume.warnings,
    ...(resume.status === 'draft' ? doubtsIn(resume.facts, resume.evidence) : { doubts: [], doubtfulSkills: [] }),
  }
}

/** What the review asks about, by name, and which of them are skills that are likelier wrong than right. */
function doubtsIn(facts: ResumeFacts, evidence: Evidence): Pick<ResultFacts, 'doubts' | 'doubtfulSkills'> {
  const toCheck = factsToCheck(facts, evidence)
  return {
    doubts: toCheck.map(({ name }) => name),
    doubtfulSkills: toCheck.flatMap(({ path, name }) =>
      path.startsWith('skills.') && evidence[path]?.confidence === 'unsure' ? [name] : [],
    ),
  }
}
