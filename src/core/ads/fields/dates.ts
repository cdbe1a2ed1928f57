import { must } from '#core/must.ts'
import { fold } from '../fold.ts'
import { monthOf } from '#core/resume/parse/words/month-names.ts'
import { addDays, daysBetween, type LocalDate } from '#core/time.ts'

/** A day written in a text; null where the digits can be no day. `isAmerican` reads 3/4 as the fourth of March. */
export type DateFound = { day: LocalDate; from: number; to: number }

const ISO = /(?<!\d)(20\d\d)(?:[-/.]|年\s?|년\s?)(\d{1,2})(?:[-/.]|月\s?|월\s?)(\d{1,2})(?!\d)/g
const NUMERIC = /(?<![\d.])(\d{1,2})([./-])(\d{1,2})\2(20\d\d|\d\d)(?!\d)/g
/** '10.12.' */
const SHORT = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\s?\d|\s?\p{Lu})/gu
const DAY_MONTH =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|ᵉʳ|º|\.)?\s*(?:of |de |d')?[\s-]?(\p{L}{3,12})\.?,?(?:(?:\s+|-)(?:de |del )?(20\d\d))?(?![\p{L}\d])/gu
const MONTH_DAY = /(?<![\p{L}])(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(20\d\d))?(?!\d|\.\d)/gu

export function datesIn(text: string, options: { isAmerican?: boolean; today?: LocalDate | null } = {}): DateFound[] {
  const { isAmerican = false, today = null } = options
  const dates: DateFound[] = []
  if (!/\d/.test(text)) return dates
  const add = (match: RegExpMatchArray, year: number | null, month: number, day: number) => {
    const real = year === null ? withoutYear(month, day, today) : realDay(year, month, day)
    if (real) dates.push({ day: real, from: must(match.index), to: must(match.index) + match[0].length })
  }
  const cut = text.slice(0, 20_000)
  for (const match of cut.matchAll(ISO)) add(match, Number(match[1]), Number(match[2]), Number(match[3]))
  for (const match of cut.matchAll(NUMERIC)) {
    const [a, b] = [Number(match[1]), Number(match[3])]
    const isMonthFirst = a <= 12 && (b > 12 || (isAmerican && match[2] === '/'))
    add(match, yearOf(must(match[4])), isMonthFirst ? a : b, isMonthFirst ? b : a)
  }
  for (const match of cut.matchAll(SHORT)) add(match, null, Number(match[2]), Number(match[1]))
  for (const match of cut.matchAll(DAY_MONTH)) {
    const month = monthOf(fold(must(match[2])))
    if (month) add(match, match[3] === undefined ? null : Number(match[3]), month, Number(match[1]))
  }
  for (const match of cut.matchAll(MONTH_DAY)) {
    const month = monthOf(fold(must(match[1])))
    if (month) add(match, match[3] === undefined ? null : Number(match[3]), month, Number(match[2]))
  }
  return dates.sort((a, b) => a.from - b.from)
}

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Days that exist, of years in which an advert can have been written. */
export function realDay(year: number, month: number, day: number): LocalDate | null {
  if (year < 2005 || year > 2035 || month < 1 || month > 12 || day < 1) return null
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (day > must([31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1])) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** '5 June' without a year is the next one; unknown when today is. */
function withoutYear(month: number, day: number, today: LocalDate | null): LocalDate | null {
  if (!today) return null
  const year = Number(today.slice(0, 4))
  const own = realDay(year, month, day)
  return own && daysBetween(today, own) < -30 ? realDay(year + 1, month, day) : own
}

const AGO =
  /\b(?:vor |il y a |hace |ha |for )?(?:about )?(\d{1,2}|an?|one|two|three|four|five|six|einem?r?|einer|une?|un|una|zwei|drei|vier) (hours?|days?|std|stunden?|tag(?:en)?|heures?|jours?|horas?|dias?|minutes?|minuten|minutos?|gun|saat|dakika|dagen|dag|uur|uren|giorn[oi]|or[ae]|dni|dzien|godzin[ay]?|dagar)\b(?: ago| once| geleden| fa| temu| atras| sedan)?/
const PER_HOUR =
  /(?:[$€£₺]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£₺]|eur|usd|gbp|tl)) (?:an?|per|pro|die|par|por|je|de l'|al) (?:hour|day|stunde|tag|heure|jour|hora|dia)\b/g
const TODAY = /\b(?:today|just (?:now|posted)|heute|bugun|aujourd'hui|hoy|vandaag|oggi|hoje|dzisiaj|dzis|idag)\b/
const YESTERDAY = /\b(?:yesterday|gestern|dun|hier|ayer|gisteren|ieri|ontem|wczoraj|igar)\b/
const COUNT: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ein: 1,
  eine: 1,
  einem: 1,
  einer: 1,
  un: 1,
  une: 1,
  una: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
}

/** Whether a text writes days as Americans do: dollars and states, and no other money. */
export const writesAmerican = (text: string) =>
  /\$|\bUSD?\b|\b[A-Z]{2} \d{5}\b/.test(text.slice(0, 4_000)) && !/[£€]/.test(text.slice(0, 4_000))

/** Words with which a page says since when an advert is out, before the day or behind it; folded. */
export const SAYS_POSTED =
  /\b(?:posted|published|publication|opened|listed|online (?:since|seit|depuis|sinds)|added|advertised|veroffentlicht|erschienen|eingestellt|ausgeschrieben (?:am|seit)|publie\w*|mise? en ligne|parue? le|publicad[oa]|publicacion|yayin(?:lan\w*| tarihi)|ilan tarihi|geplaatst|pubblicat[oa]|opublikowan\w*|dodan[oae]|publicerad|publisert|ago|vor|il y a|hace|once|geleden|temu)\b/

/** '3 days ago' as a day; weeks, months and '30+ days' are not known to the day. */
export function dayAgo(text: string, today: LocalDate): LocalDate | null {
  // '$45 an hour' is no time ago
  const folded = fold(text).replaceAll(PER_HOUR, ' ')
  if (/\d\+/.test(folded)) return null
  const match = AGO.exec(folded)
  if (match) {
    const amount = COUNT[must(match[1])] ?? Number(match[1])
    return /^(?:day|tag|jour|dia|gun|dag|giorn|dni|dzien)/.test(must(match[2])) ? addDays(today, -amount) : today
  }
  const short = /(?:^|\b(?:vor|il y a|hace|ha|posted|il y)\s)(\d{1,2}) ?([dhjtg])\b(?: (?:ago|once|geleden|fa))?/.exec(
    folded,
  )
  if (short && /[a-z]{3}/.test(folded)) return short[2] === 'h' ? today : addDays(today, -Number(short[1]))
  if (TODAY.test(folded)) return today
  return YESTERDAY.test(folded) ? addDays(today, -1) : null
}

/** The day of a machine's date: '2026-10-29T09:12:44-04:00', '2026-11-11 08:32:17 UTC', seconds or milliseconds. */
export function dayOfStamp(stamp: unknown): LocalDate | null {
  if (typeof stamp === 'number' && Number.isFinite(stamp)) return dayOfNumber(stamp)
  if (typeof stamp !== 'string') return null
  const text = stamp.trim()
  if (/^\d{10}(?:\d{3})?$/.test(text)) return dayOfNumber(Number(text))
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?![\d])/.exec(text)
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const compact = /^(20\d\d)(\d\d)(\d\d)(?:T|$)/.exec(text)
  if (compact) return realDay(Number(compact[1]), Number(compact[2]), Number(compact[3]))
  const spelled = /^\p{L}{3} (\p{L}{3}) (\d{1,2}) [\d:]+ \S+ (20\d\d)$/u.exec(text)
  if (spelled) return datesIn(`${spelled[2]} ${spelled[1]} ${spelled[3]}`)[0]?.day ?? null
  return datesIn(text)[0]?.day ?? null
}

function dayOfNumber(stamp: number): LocalDate | null {
  const seconds = stamp > 100_000_000_000 ? stamp / 1000 : stamp
  if (seconds < 1_100_000_000 || seconds > 2_100_000_000) return null
  return addDays('1970-01-01', Math.floor(seconds / 86_400))
}
