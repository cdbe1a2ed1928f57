import type { CareerQuestions } from '#contract/career.ts'
import { hoursADayText, hoursPerDayOf, weeksFor } from '#core/career/study-hours.ts'
import { monthsOf } from '#core/career/schedule-route.ts'
import type { Catalogue } from '../strings/catalogue.ts'

/** What was answered, and the exact hours where some were kept on the plan. */
export type StudyTime = Pick<CareerQuestions, 'timeCommitmentPerDay' | 'hoursPerDay'>
type TimedCourse = { status: string; durationHours: number }

/** Hours of study on everything not completed; a started course counts in full, nobody knows how far it is. */
export function hoursLeftOn(path: readonly TimedCourse[]): number {
  return path.reduce((sum, course) => sum + (course.status === 'completed' ? 0 : course.durationHours), 0)
}

/** '2 of 9 done, about 19 h of courses left: 3 weeks at 1-2 hours a day'. Practice comes on top: the dated route counts it. */
export function timeLeftLine(
  path: readonly TimedCourse[],
  { timeCommitmentPerDay, hoursPerDay }: StudyTime,
  words: Pick<Catalogue, 'courses' | 'learningPath'>,
): string {
  const { courses, learningPath } = words
  const done = path.filter((course) => course.status === 'completed').length
  const hours = hoursLeftOn(path)
  if (hours === 0) return learningPath.count(done, path.length)
  const span = spanOf(hours, hoursPerDay ?? hoursPerDayOf(timeCommitmentPerDay), learningPath)
  const aDay = hoursPerDay === undefined ? `${timeCommitmentPerDay} hours` : hoursADayText(hoursPerDay)
  return learningPath.timeLeft(done, path.length, hoursText(hours, courses), span, aDay)
}

/** '45 min', '1.5 h', '120 h'. */
export function hoursText(hours: number, words: Catalogue['courses']): string {
  if (hours < 1) return words.minutes(Math.round(hours * 60))
  return words.hours(hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours))
}

/** Weeks while one still counts in weeks, months beyond. */
function spanOf(hours: number, hoursPerDay: number, words: Catalogue['learningPath']): string {
  const weeks = Math.ceil(weeksFor(hours, hoursPerDay))
  if (weeks <= 1) return words.lessThanAWeek
  return weeks <= 12 ? words.weeks(weeks) : words.months(monthsOf(weeks))
}
