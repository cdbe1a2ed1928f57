import type { Catalogue } from '../strings/catalogue.ts'

/** '45 min', '1.5 h', '120 h'. */
export function hoursText(hours: number, words: Catalogue['courses']): string {
  if (hours < 1) return words.minutes(Math.round(hours * 60))
  return words.hours(hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours))
}

/** '286 h of courses + 356 h of practice'. */
export function studyText(hours: { courses: number; practice: number }, words: Catalogue['courses']): string {
  const courses = hoursText(hours.courses, words)
  return hours.practice > 0 ? words.study(courses, hoursText(hours.practice, words)) : words.studyOnly(courses)
}
