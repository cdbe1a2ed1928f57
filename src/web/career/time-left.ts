import type { RecommendedCourse } from '#contract/career.ts'
import type { TimeCommitment } from '#core/career/questionnaire.ts'
import { hoursPerDayOf, weeksFor } from '#core/career/study-hours.ts'
import { monthsOf } from '#core/career/schedule-route.ts'

export const COST_WORDS: Record<RecommendedCourse['cost'], string> = { free: 'Free', 'free-audit': 'Free to audit', freemium: 'Free in part', paid: 'Paid' }

type TimedCourse = { status: string; durationHours: number }

/** Hours of study on everything not completed; a started course counts in full, nobody knows how far it is. */
export function hoursLeftOn(path: readonly TimedCourse[]): number {
  return path.reduce((sum, course) => sum + (course.status === 'completed' ? 0 : course.durationHours), 0)
}

/** '2 of 9 done, about 19 h of courses left: 3 weeks at 1-2 hours a day'. Practice comes on top: the dated route counts it. */
export function timeLeftLine(path: readonly TimedCourse[], commitment: TimeCommitment): string {
  const done = path.filter((course) => course.status === 'completed').length
  const hours = hoursLeftOn(path)
  if (hours === 0) return `${done} of ${path.length} done`
  return `${done} of ${path.length} done, about ${hoursText(hours)} of courses left: ${spanOf(hours, commitment)} at ${commitment} hours a day, without practice`
}

/** '45 min', '1.5 h', '120 h'. */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return `${hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)} h`
}

/** Weeks while one still counts in weeks, months beyond. */
function spanOf(hours: number, commitment: TimeCommitment): string {
  const weeks = Math.ceil(weeksFor(hours, hoursPerDayOf(commitment)))
  if (weeks <= 1) return 'less than a week'
  if (weeks <= 12) return `${weeks} weeks`
  return `${monthsOf(weeks)} months`
}
