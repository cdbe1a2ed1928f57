import type { SiteLanguage } from '#core/account/languages.ts'
import { once } from '#core/once-per.ts'
import { localeOf } from './locale.ts'

/**
 * One of the two doors to `Intl`: numbers, money, plurals, lists and names of languages as a language writes them; date-format.ts is the
 * other. The catalogue's files ask for their own language's; nothing here looks at the browser's.
 */
export function formatsOf(language: SiteLanguage): Formats {
  const known = made.get(language) ?? makeFormats(language)
  made.set(language, known)
  return known
}

type Formats = ReturnType<typeof makeFormats>
/** Dozens of rooms ask, at the start, for the same. */
const made = new Map<SiteLanguage, Formats>()

/** A format costs a phone milliseconds: it is made when something is first written with it. */
function makeFormats(language: SiteLanguage) {
  const numbers = once(() => new Intl.NumberFormat(language))
  const percents = once(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }))
  const dollars = once(
    () => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
  )
  const plurals = once(() => new Intl.PluralRules(language))
  const lists = once(() => new Intl.ListFormat(language))
  const languages = once(() => new Intl.DisplayNames(language, { type: 'language' }))
  return {
    number: (value: number): string => numbers().format(value),
    /** 0.4 is 40%, which Turkish writes as %40. */
    percent: (part: number): string => percents().format(part),
    dollars: (amount: number): string => dollars().format(amount),
    /** The form that a language has for this count; what it does not tell apart takes `other`. */
    plural: (count: number, forms: { one?: string; other: string }): string =>
      (plurals().select(count) === 'one' ? forms.one : undefined) ?? forms.other,
    /** An instant, in the time zone of the device. */
    day: (instant: number | Date): string =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(instant),
    /** 47 kB, 1.2 MB. */
    fileSize: (bytes: number): string => {
      const [unit, size, digits] =
        bytes < 1_000_000
          ? (['kilobyte', Math.max(1, bytes / 1_000), 0] as const)
          : (['megabyte', bytes / 1_000_000, 1] as const)
      return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(size)
    },
    /** Amounts of money, from the least to the most: £28,000 – £32,000. */
    amounts: (currency: string, amounts: readonly number[]): string => {
      const maximumFractionDigits = amounts.every(Number.isInteger) ? 0 : 2
      const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, maximumFractionDigits })
      return amounts.map((amount) => format.format(amount)).join(' – ')
    },
    list: (items: readonly string[]): string => lists().format(items),
    /** Another language by its code: de is German. */
    languageName: (code: string): string => languages().of(code) ?? code,
    /** Lower case as the language has it: a Turkish I becomes ı. */
    lower: (text: string): string => text.toLocaleLowerCase(language),
    /** The first letter in upper case: a Turkish i becomes İ. */
    raise: (text: string): string => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1),
  }
}
