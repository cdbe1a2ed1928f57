import type { Language } from '#core/account/languages.ts'
import { factsOf } from './languages.ts'
import { localeOf } from './locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format costs a phone milliseconds, and a page writes dozens of dates with the same few. */
function formatOf(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(language)
  const key = locale + JSON.stringify(parts)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formats.set(key, known)
  return known
}

/** The language as its own file writes it: English that of the United States. */
const isOfNoCountry = (language: Language) => [language, 'en-US'].includes(localeOf(language))

/** The door to `Intl` for dates: apart from format.ts, because the public pages carry that one and have no dates like these. */
export function datesOf(language: Language) {
  const part = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    formatOf(language, { ...parts, timeZone: 'UTC' }).format(new Date(date.slice(0, 10)))
  const here = (instant: string, parts: Intl.DateTimeFormatOptions): string =>
    formatOf(language, parts).format(new Date(instant))
  return {
    /** A stored date, or an instant's in UTC, as it stands in a sentence: March 5th, 2024, and 5 March 2024 where the country says so. */
    longDate: (date: string): string =>
      (isOfNoCountry(language) ? factsOf(language).longDate?.(date) : undefined) ?? part(date, { dateStyle: 'long' }),
    /** The day of a month, in UTC: December 1. */
    monthDay: (instant: string): string => part(instant, { day: 'numeric', month: 'long' }),
    /** A stored date, short or by its weekday or month alone: Mar 5, Thursday, Mar, March 2026. */
    shortDay: (date: string): string => part(date, { day: 'numeric', month: 'short' }),
    weekday: (date: string): string => part(date, { weekday: 'long' }),
    shortMonth: (date: string): string => part(date, { month: 'short' }),
    monthOfYear: (date: string): string => part(date, { month: 'long', year: 'numeric' }),
    /** The whole date in brief, and its month under an axis: Nov 23, 2026, Mar ’27, as 'Mar 27' would be a day. */
    date: (date: string): string => part(date, { dateStyle: 'medium' }),
    tickMonth: (date: string): string =>
      part(date, { month: 'short', year: '2-digit' }).replace(/(?<!\d)(?=\d\d$)/, '’'),
    /** A stored month, 'YYYY-MM': Mar 2024. */
    shortMonthOfYear: (month: string): string => part(`${month}-01`, { month: 'short', year: 'numeric' }),
    /** The name of a month, the first being 1. */
    monthName: (month: number): string => part(`2000-${String(month).padStart(2, '0')}-01`, { month: 'long' }),
    /** An instant's day with the month written out, in the time zone of the device. */
    fullDay: (instant: string): string => here(instant, { dateStyle: 'long' }),
    /** Day and time without the year, in the time zone of the device: Nov 22, 04:05 PM. */
    shortMoment: (instant: string): string =>
      here(instant, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
    /** An ISO instant with its time of day, in the time zone of the device. */
    moment: (instant: string): string => here(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    /** The same to the second, for what was made within one minute. */
    exactMoment: (instant: string): string => here(instant, { dateStyle: 'medium', timeStyle: 'medium' }),
  }
}
