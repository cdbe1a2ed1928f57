import { must } from '#core/must.ts'
import type { LocalDate } from './time.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** 'March 5th, 2024': how a date stands in a sentence. */
export function longDate(date: LocalDate): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  return `${MONTHS[must(month) - 1]} ${ordinal(must(day))}, ${year}`
}

/** 'March 2024': a plan is not true to the day. */
export function roughMonth(date: LocalDate): string {
  const [year, month] = date.split('-').map(Number)
  return `${MONTHS[must(month) - 1]} ${year}`
}

/** '1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st'. */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}
