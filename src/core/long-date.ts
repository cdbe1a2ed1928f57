import { must } from '#core/must.ts'
import type { Language } from './account/languages.ts'
import { msOf, type LocalDate } from './time.ts'

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

/** 'March 2024', 'Mart 2024': a plan is not true to the day. */
export function roughMonth(date: LocalDate, language = 'en'): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    msOf(`${date.slice(0, 10)}T00:00:00.000Z`),
  )
}

/** The day of a card or a page, with its month written out: 'March 5th, 2024', '5 Mart 2024'. */
export function dayInWords(date: LocalDate, language: Language): string {
  if (language === 'en') return longDate(date)
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    msOf(`${date.slice(0, 10)}T00:00:00.000Z`),
  )
}

/** '1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st'. */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}
