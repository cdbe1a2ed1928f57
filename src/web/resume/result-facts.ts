import type { RecommendedCourse } from '#contract/career.ts'
import type { ParsedCourse, ParseResumeResult, SavedResume } from '#contract/resume.ts'
import type { Education, Evidence, Experience, ResumeFacts, ResumeWarning } from '#core/resume/schema.ts'

/** What the result page shows, wherever it came from: just read, or read before. */
export type ResultFacts = {
  /** Picked by hand: there was nothing to read. */
  isByHand: boolean
  skills: string[]
  experience: Experience[]
  education: Education[]
  courses: ShownCourse[]
  interimRoles: string[]
  warnings: ResumeWarning[]
  /** Names of what the reader is not sure of, and those of them that are skills. */
  doubts: string[]
  doubtfulSkills: string[]
}

/** A course under one set of names; the two calls differ (specification, sections 3 and 7). */
export type ShownCourse = {
  courseId: string
  title: string
  duration: string
  level: string
  benefitsInterim: string
  benefitsDream: string
  description: string
  platform: string
  link: string
  institution: string
}

export function factsOfParse(result: ParseResumeResult): ResultFacts {
  return {
    isByHand: false,
    skills: result.skills,
    experience: result.experience,
    education: result.education,
    courses: result.recommendations.courses satisfies ParsedCourse[],
    interimRoles: result.interimRoles,
    warnings: result.warnings,
    doubts: doubtsIn(result, result.evidence),
    doubtfulSkills: doubtfulSkillsIn(result, result.evidence),
  }
}

export function factsOfSaved(
  resume: SavedResume,
  saved: { recommendedCourses: RecommendedCourse[]; interimRoleOptions: string[] },
): ResultFacts {
  return {
    isByHand: resume.status === 'manual',
    skills: resume.facts.skills,
    experience: resume.facts.experience,
    education: resume.facts.education,
    courses: saved.recommendedCourses.map(toShownCourse),
    interimRoles: saved.interimRoleOptions,
    warnings: resume.warnings,
    doubts: resume.status === 'draft' ? doubtsIn(resume.facts, resume.evidence) : [],
    doubtfulSkills: resume.status === 'draft' ? doubtfulSkillsIn(resume.facts, resume.evidence) : [],
  }
}

function toShownCourse(course: RecommendedCourse): ShownCourse {
  return {
    courseId: course.courseId,
    title: course.courseTitle,
    duration: course.duration,
    level: course.courseLevel,
    benefitsInterim: course.interimRoleBenefit,
    benefitsDream: course.dreamRoleBenefit,
    description: course.courseDescription,
    platform: course.courseProvider,
    link: course.courseLink,
    institution: course.institution,
  }
}

function doubtfulSkillsIn({ skills }: Pick<ResumeFacts, 'skills'>, evidence: Evidence): string[] {
  return skills.filter((_, index) => evidence[`skills.${index}`]?.confidence === 'unsure')
}

/** Skills, jobs and schools that were read with doubt, by their names. */
function doubtsIn(
  { skills, experience, education }: Pick<ResumeFacts, 'skills' | 'experience' | 'education'>,
  evidence: Evidence,
): string[] {
  const isUnsure = (place: string) => evidence[place]?.confidence === 'unsure'
  const named = [
    ...skills.map((skill, index) => [`skills.${index}`, skill] as const),
    ...experience.map(({ title, company }, index) => [`experience.${index}`, title || company] as const),
    ...education.map(({ institution, degree }, index) => [`education.${index}`, degree || institution] as const),
  ]
  return named.flatMap(([place, name]) => (isUnsure(place) && name ? [name] : []))
}
