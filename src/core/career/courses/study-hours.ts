import type { TimeCommitment } from '#core/career/questionnaire.ts'

/** The middle of what a person chose, in hours a day; '4+' is taken as five. */
const HOURS_PER_DAY: Record<TimeCommitment, number> = { '1-2': 1.5, '2-4': 3, '4+': 5 }

/** A first step of a hundred hours is none: people should finish something within days. */
export const FIRST_STEP_HOURS = 10

/** A week has one day of rest: plans that fill all seven are not kept. */
export const STUDY_DAYS_PER_WEEK = 6

/** Hours a day outside these are nobody's plan; a slider beyond them is pulled back in. */
export const LEAST_HOURS_PER_DAY = 0.25
export const MOST_HOURS_PER_DAY = 12

export function hoursPerDayOf(commitment: TimeCommitment): number {
  return HOURS_PER_DAY[commitment]
}

/** Which of the three answers a number of hours a day is. */
export function commitmentOf(hoursPerDay: number): TimeCommitment {
  if (hoursPerDay <= 2) return '1-2'
  return hoursPerDay <= 4 ? '2-4' : '4+'
}

/** The hours of each planned day of who studies on so many days a week, seven at most. */
export const hoursOnDays = (commitment: TimeCommitment, days: number): number =>
  (hoursPerDayOf(commitment) * days) / STUDY_DAYS_PER_WEEK

/** The days a week that come nearest to these hours of each planned day. */
export const daysOf = (commitment: TimeCommitment, hoursPerDay: number): number =>
  Math.min(7, Math.max(1, Math.round((hoursPerDay * STUDY_DAYS_PER_WEEK) / hoursPerDayOf(commitment))))

/** Hours a day that can be planned with: never NaN, nothing, negative or more than a day bears. */
export function plannableHours(hoursPerDay: number): number {
  if (Number.isNaN(hoursPerDay)) return HOURS_PER_DAY['1-2']
  return Math.min(MOST_HOURS_PER_DAY, Math.max(LEAST_HOURS_PER_DAY, hoursPerDay))
}

/** Study hours in a week at this many hours a day. */
export function hoursPerWeek(hoursPerDay: number): number {
  return plannableHours(hoursPerDay) * STUDY_DAYS_PER_WEEK
}

/** Weeks that `hours` of study take, not rounded. */
export function weeksFor(hours: number, hoursPerDay: number): number {
  return hours / hoursPerWeek(hoursPerDay)
}

/** '45 minutes', '1 hour', '1 hour 15 minutes', '2.5 hours'. */
export function hoursADayText(hours: number): string {
  const minutes = Math.round(hours * 60)
  if (minutes < 60) return `${minutes} minutes`
  const whole = minutes % 30 === 0 ? minutes / 60 : Math.floor(minutes / 60)
  const rest = minutes - whole * 60
  return `${whole} ${whole === 1 ? 'hour' : 'hours'}${rest > 0 ? ` ${rest} minutes` : ''}`
}

/** Study that lies ahead on the person's route: courses, and the practice (checks included) that goes with them. */
export type StudyHours = { courses: number; practice: number; total: number }

/** Hours of the steps of a route, or of the first of them. */
export const hoursOfSteps = (steps: readonly { hours: number }[], first = steps.length): number =>
  steps.slice(0, first).reduce((sum, { hours }) => sum + hours, 0)

/** Hours of a route by what they are spent on. */
export function studyHours({
  steps,
}: {
  steps: readonly { kind: string; hours: number; practiceHours: number }[]
}): StudyHours {
  const total = hoursOfSteps(steps)
  const courses = steps.reduce((sum, step) => sum + (step.kind === 'course' ? step.hours - step.practiceHours : 0), 0)
  return { courses, practice: total - courses, total }
}
