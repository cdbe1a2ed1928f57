import type { Language } from '#core/account/languages.ts'
import { longDate } from '#core/long-date.ts'

/**
 * The one door to `Intl`: numbers, money, dates and plurals as a language writes them. The catalogue's files ask for
 * their own language's; nothing here looks at the browser's.
 */
export function formatsOf(language: Language) {
  const numbers = new Intl.NumberFormat(language)
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' })
  const plurals = new Intl.PluralRules(language)
  return {
    number: (value: number): string => numbers.format(value),
    /** 0.4 is 40%, which Turkish writes as %40. */
    percent: (part: number): string => percents.format(part),
    dollars: (amount: number): string => dollars.format(amount),
    /** The form that a language has for this count; what it does not tell apart takes `other`. */
    plural: (count: number, forms: { one?: string; other: string }): string =>
      (plurals.select(count) === 'one' ? forms.one : undefined) ?? forms.other,
    /** An instant, in the time zone of the device. */
    day: (instant: number | Date): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(instant),
    /** The same, the month written out. */
    fullDay: (instant: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant)),
    /** A stored date, or an instant's in UTC, as it stands in a sentence: March 5th, 2024. */
    longDate: (date: string): string =>
      language === 'en' ? longDate(date) : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date.slice(0, 10))),
    /** The day of a month, in UTC: December 1. */
    monthDay: (instant: string): string => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(instant)),
    /** A stored date, short or by its weekday or month alone: Mar 5, Thursday, Mar, March 2026. */
    shortDay: (date: string): string => datePart(language, date, { day: 'numeric', month: 'short' }),
    weekday: (date: string): string => datePart(language, date, { weekday: 'long' }),
    shortMonth: (date: string): string => datePart(language, date, { month: 'short' }),
    monthOfYear: (date: string): string => datePart(language, date, { month: 'long', year: 'numeric' }),
    /** The whole date in brief, and its month under an axis: Nov 23, 2026, Mar 27. */
    date: (date: string): string => datePart(language, date, { dateStyle: 'medium' }),
    tickMonth: (date: string): string => datePart(language, date, { month: 'short', year: '2-digit' }),
    /** A stored month, 'YYYY-MM': Mar 2024. */
    shortMonthOfYear: (month: string): string => datePart(language, `${month}-01`, { month: 'short', year: 'numeric' }),
    /** The name of a month, the first being 1. */
    monthName: (month: number): string => datePart(language, `2000-${String(month).padStart(2, '0')}-01`, { month: 'long' }),
    /** Day and time without the year, in the time zone of the device: Nov 22, 04:05 PM. */
    shortMoment: (instant: string): string =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(instant)),
    /** An ISO instant with its time of day, in the time zone of the device. */
    moment: (instant: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
    /** 47 kB, 1.2 MB. */
    fileSize: (bytes: number): string => {
      const [unit, size, digits] = bytes < 1_000_000 ? (['kilobyte', Math.max(1, bytes / 1_000), 0] as const) : (['megabyte', bytes / 1_000_000, 1] as const)
      return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(size)
    },
    list: (items: readonly string[]): string => new Intl.ListFormat(language).format(items),
    /** Lower case as the language has it: a Turkish I becomes ı. */
    lower: (text: string): string => text.toLocaleLowerCase(language),
    /** The first letter in upper case: a Turkish i becomes İ. */
    raise: (text: string): string => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1),
  }
}

function datePart(language: Language, date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(date.slice(0, 10)))
}
