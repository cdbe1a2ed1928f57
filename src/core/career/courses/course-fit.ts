import type { Course, CourseCost, CourseFormat } from '#core/career/catalogue/catalogue-types.ts'
import type { LearningPreference } from '#core/career/questionnaire.ts'

/** What a person said about how they learn. `challenges` as in the questionnaire; own words are not read. */
export type Learner = {
  learningPreference: LearningPreference
  hoursPerDay: number
  challenges: readonly string[]
  /** Hours count far more than anything else: for a route that would else miss its time. */
  isInHurry?: boolean
}

const WANTED_FORMAT: Record<LearningPreference, CourseFormat | null> = {
  videos: 'video',
  projects: 'projects',
  reading: 'reading',
  all: null,
}

const COST_FIT: Record<CourseCost, number> = { free: 1, 'free-audit': 0.95, preview: 0.8, freemium: 0.9, paid: 0.7 }

/** With little money free courses lead; a paid one is taken only where no other teaches it. */
const COST_FIT_WITHOUT_MONEY: Record<CourseCost, number> = {
  free: 1,
  'free-audit': 0.7,
  preview: 0.25,
  freemium: 0.6,
  paid: 0.1,
}

/** How well a course suits a person, whatever it teaches: above 0, 1 for a free course that suits all. */
export function learnerFit(course: Course, learner: Learner): number {
  return preferenceFit(course, learner) * costFit(course, learner) * hoursFit(course, learner)
}

/** Whether money, or resources at large, is among the person's challenges. */
export function avoidsPaying({ challenges }: Learner): boolean {
  return challenges.includes('financial') || challenges.includes('resources')
}

export function isPreferredFormat(course: Course, preference: LearningPreference): boolean {
  return WANTED_FORMAT[preference] === course.format
}

function preferenceFit(course: Course, { learningPreference }: Learner): number {
  const wanted = WANTED_FORMAT[learningPreference]
  if (wanted === null) return 1
  if (course.format === wanted) return 1.3
  return course.format === 'mixed' ? 1.1 : 0.8
}

function costFit(course: Course, learner: Learner): number {
  return (avoidsPaying(learner) ? COST_FIT_WITHOUT_MONEY : COST_FIT)[course.cost]
}

/** Some months of evenings: hours beyond these in one course weigh ever more, for few who start such a course end it. */
const MONTHS_HOURS = 120

/**
 * Longer courses cost more of what people have least. A power below one keeps a thorough course ahead of a
 * three-hour tour; little time, or 'time' named as the challenge, weighs hours heavier.
 */
function hoursFit(course: Course, { hoursPerDay, challenges, isInHurry }: Learner): number {
  const weight =
    (hoursPerDay < 2 ? 0.6 : hoursPerDay < 4 ? 0.55 : 0.5) +
    (challenges.includes('time') ? 0.1 : 0) +
    (isInHurry ? 0.3 : 0)
  const beyondMonths = Math.max(0, course.durationHours - MONTHS_HOURS) / (2 * MONTHS_HOURS)
  return 1 / ((course.durationHours + 6) ** weight * (1 + beyondMonths))
}

/**
 * How well a course meets a person's level. `held` is the share, 0 to 1 by the place of its skills, that the
 * person brings along: a first course in Python is no place for who has it. `known` is the share of its skills
 * and of what these require that there is ground for by then; `unmet` the number of required skills missing.
 */
export function levelFit(course: Course, held: number, known: number, unmet: number): number {
  const atLevel = {
    beginner: Math.max(0.2, 1 - held),
    intermediate: 0.6 + 0.4 * known,
    advanced: 0.35 + 0.55 * known,
  }[course.level]
  return atLevel / (1 + 0.4 * unmet)
}
