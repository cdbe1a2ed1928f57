import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'
import { writesAmerican } from './dates.ts'

/** Which of day and month stands first where a page writes '12/05/2026', and whether the page itself shows it. */
export type DayOrder = { isAmerican: boolean; isProven: boolean }

const SLASHED = /(?<![\d./])(\d{1,2})\/(\d{1,2})\/(20\d\d|\d\d)(?![\d/])/g
const STATES =
  /, (?:AK|AZ|CT|DC|FL|GA|HI|IA|KS|KY|LA|MD|ME|MI|MN|MO|MS|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY)(?: \d{5})?(?![\p{L}\d])/u
const AMERICA = /\b(?:USA|U\.S\.A?|United States)\b/
/** English is written there, and the day stands first. */
const BRITISH =
  /£|, (?:UK|GB)\b|\b(?:United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland|Australia|New Zealand|India|South Africa|Nigeria|Kenya)\b/
const NEAR_TOP = 4_000

/** One page has one order: its other dates show it, or the country in which it is written so; money alone only hints at it. */
export function dayOrderOf(
  text: string,
  { places = [], language = null }: { places?: readonly string[]; language?: string | null } = {},
): DayOrder {
  const all = [...text.slice(0, 50_000).matchAll(SLASHED)].map(([, a, b]) => [Number(a), Number(b)] as const)
  const isMonthFirst = all.some(([a, b]) => a <= 12 && b > 12 && b <= 31)
  const isDayFirst = all.some(([a, b]) => a > 12 && a <= 31 && b <= 12)
  if (isMonthFirst !== isDayFirst) return { isAmerican: isMonthFirst, isProven: true }
  if (language !== null && language !== 'en') return { isAmerican: false, isProven: true }
  const named = places.join('\n')
  const top = text.slice(0, NEAR_TOP)
  for (const where of named === '' ? [top] : [named, top]) {
    const isInAmerica = AMERICA.test(where) || STATES.test(where)
    const isBritish = BRITISH.test(where)
    if (isInAmerica !== isBritish) return { isAmerican: isInAmerica, isProven: true }
    // a place in another country
    if (where === named && !isInAmerica && /,/.test(named) && !/Canada/.test(named))
      return { isAmerican: false, isProven: false }
  }
  return { isAmerican: writesAmerican(text), isProven: false }
}

const AMERICAN_ZONES =
  /^(?:US\/|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|Adak|Menominee|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/

/** Whether one writes 'November 20, 2026' there: by the place, else by the clock of who writes. */
export function isMonthFirst(place: string, zone: string): boolean {
  const { isAmerican, isProven } = dayOrderOf('', { places: place === '' ? [] : [place] })
  return isProven || place.includes(',') ? isAmerican : AMERICAN_ZONES.test(zone)
}

/** The other day that the same digits may be; null where they can be read in one way only. */
export function otherReading(words: string, day: LocalDate): LocalDate | null {
  const [year, month, date] = day.split('-')
  const isSo = [...words.matchAll(SLASHED)].some(([, a, b, y]) => {
    const pair = [Number(a), Number(b)]
    return (
      must(year).endsWith(must(y)) &&
      pair.every((one) => one <= 12) &&
      pair[0] !== pair[1] &&
      pair.includes(Number(month)) &&
      pair.includes(Number(date))
    )
  })
  return isSo ? `${year}-${date}-${month}` : null
}

/**
 * A last day as it may be believed: none before the day of posting, and what may be read in two ways is not over as long as
 * one of them is not.
 */
export function lastDayBelieved(
  { day, words }: { day: LocalDate; words: string },
  { posted, today, isProven }: { posted: LocalDate | null; today: LocalDate; isProven: () => boolean },
): { day: LocalDate; isSwapped: boolean } | null {
  const other = otherReading(words, day)
  const isEarly = (one: LocalDate) => posted !== null && one < posted
  if (isEarly(day)) return other !== null && !isEarly(other) ? { day: other, isSwapped: true } : null
  if (other !== null && day < today && other >= today && !isProven()) return { day: other, isSwapped: true }
  return { day, isSwapped: false }
}
