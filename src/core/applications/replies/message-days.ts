import { addDays, daysBetween, type LocalDate } from '../../time.ts'
import { countedDays, isCounted, weekdayOf } from './counted-days.ts'
import { MONTH_NAMES, monthOf } from '../month-words.ts'

const MONTHS = MONTH_NAMES.join('|')
const WEEKDAYS: readonly string[] = [
  'monday|mon|montag|mo|pazartesi|lundi|lunes',
  'tuesday|tues|tue|dienstag|di|sali|mardi|martes',
  'wednesday|weds|wed|mittwoch|mi|carsamba|mercredi|miercoles',
  'thursday|thurs|thur|thu|donnerstag|do|persembe|jeudi|jueves',
  'friday|fri|freitag|fr|cuma|vendredi|viernes',
  'saturday|sat|samstag|sonnabend|sa|cumartesi|samedi|sabado',
  'sunday|sun|sonntag|so|pazar|dimanche|domingo',
]
/** In running text only the full names: 'so', 'do' and 'mi' are everyday words. */
const LONG_WEEKDAYS = WEEKDAYS.map((names) =>
  names.split('|').filter((name) => name.length >= 5 || ['sali', 'cuma', 'tues', 'weds', 'thur'].includes(name)),
)
const YEAR = '(?:,?\\s*(?:de\\s+|del\\s+)?(\\d{4}))?'
const ORDINAL = '(?:st|nd|rd|th|er|\\.)?'

const DAY_PATTERNS: readonly {
  pattern: RegExp
  read: (match: RegExpExecArray, context: Context) => LocalDate | null
}[] = [
  {
    pattern: /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
    read: ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day)),
  },
  {
    pattern: /\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2}(?![\d:.]))?(?!\d)/g,
    read: ([, day, month, year], context) => nearest(year, Number(month), Number(day), context),
  },
  {
    pattern: /\b(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})\b/g,
    read: ([, first, , second, year], context) => slashed(Number(first), Number(second), year, context),
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\b(?!\/|\d)/g,
    read: ([, first, second], context) => slashed(Number(first), Number(second), undefined, context),
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})${ORDINAL}\\s*(?:of\\s+|de\\s+)?(${MONTHS})(?:['’]?\\p{L}{0,3})?\\b\\.?${YEAR}`,
      'gu',
    ),
    read: ([, day, month, year], context) => nearest(year, monthOf(month ?? '') ?? 0, Number(day), context),
  },
  {
    pattern: new RegExp(`\\b(${MONTHS})\\b\\.?\\s+(?:the\\s+)?(\\d{1,2})${ORDINAL}(?![:\\d])${YEAR}`, 'gu'),
    read: ([, month, day, year], context) => nearest(year, monthOf(month ?? '') ?? 0, Number(day), context),
  },
]

type Context = { receivedOn: LocalDate; language: string }
export type Found = { from: number; to: number; day: LocalDate }

/** The days a softened sentence names, in the order of the text. */
export function findDays(soft: string, context: Context): Found[] {
  const found: Found[] = []
  const isFree = (from: number, to: number) => !found.some((other) => from < other.to && to > other.from)
  for (const { pattern, read } of DAY_PATTERNS) {
    for (const match of soft.matchAll(pattern)) {
      const day = read(match, context)
      const from = match.index
      const to = from + match[0].length
      if (day !== null && isFree(from, to)) found.push({ from, to, day })
    }
  }
  found.push(...findNumbered(soft, context).filter(({ from, to }) => isFree(from, to)))
  const weekdays = namedWeekdays(soft)
  for (const one of found) one.to = endWithWeekday(soft, one, weekdays)
  const dated = [...found]
  found.push(...countedDays(soft, context.receivedOn, { weekdays, dated }).filter(({ from, to }) => isFree(from, to)))
  for (const { from, to, day } of [...findWeekdays(soft, context), ...findRelative(soft, context)]) {
    // a weekday beside a date names the same day
    const isBesideDate = dated.some(
      (other) => (other.from >= to && other.from - to <= 14) || (from >= other.to && from - other.to <= 6),
    )
    if (!isBesideDate && isFree(from, to)) found.push({ from, to, day })
  }
  return found.toSorted((one, other) => one.from - other.from)
}

/** Where a date ends with its weekday behind it: '7 Aralık Pazartesi', '8 December (Tuesday)'. */
const endWithWeekday = (soft: string, { to, day }: Found, weekdays: readonly NamedWeekday[]): number =>
  weekdays.find((one) => one.index === weekdayOf(day) && BEHIND_DATE.test(soft.slice(to, one.from)))?.to ?? to
const BEHIND_DATE = /^[\s,(]{1,3}$/

const TURKISH = new Set(['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'])
const SHORT_OR_LONG = WEEKDAYS.map((names) => names.split('|').filter((name) => name.length >= 3)).flat()
const NUMBERED = new RegExp(
  `\\b(?:(?:${SHORT_OR_LONG.join('|')})\\.?,?\\s+(?:the\\s+|der\\s+|den\\s+|le\\s+|el\\s+)?(\\d{1,2})(?:st|nd|rd|th|er)?\\.?|(?:the|by|den|dem|le|el|dia)\\s+(\\d{1,2})(?:st|nd|rd|th|\\.)(?!\\s?\\d))(?![\\d:h/-]|\\.\\d|\\s*(?:uhr|[ap]\\.?m|h\\b|o'clock|(?:of\\s+|de\\s+)?(?:${MONTHS})\\b|(?<=\\b(?:${[...TURKISH].join('|')}),?\\s+\\d{1,2})['’]?\\s?(?:d[ea]|t[ea]|gibi|civari|sularinda)\\b|%|\\p{L}+(?:e|en)?\\s+(?:runde|stock|floor)))`,
  'gu',
)

/** 'Monday 23' and 'by the 18th': the next day with that number. */
function findNumbered(soft: string, { receivedOn }: Context): Found[] {
  return [...soft.matchAll(NUMBERED)].flatMap((match) => {
    const wanted = Number(match[1] ?? match[2])
    for (let ahead = 0; ahead <= 31; ahead += 1) {
      const day = addDays(receivedOn, ahead)
      if (Number(day.slice(8)) === wanted) return [{ from: match.index, to: match.index + match[0].length, day }]
    }
    return []
  })
}

const NEXT = /\b(next|nachste[nrs]?|kommende[nrs]?|gelecek|onumuzdeki|haftaya|prochain|proximo)\s*$/
/** 'Monday week', 'übernächsten Montag': a week after the next one. */
const WEEK_LATER = /^ week\b(?! of)/
const AFTER_NEXT = /\bubernachste[nrs]?\s*$/
const NEXT_AFTER = /^\s*(next week|in a week|a week|prochain|proximo|que viene|nachster woche)\b/

/** 'Fridays at home', 'jeden Montag', 'los viernes', 'her cuma': a habit and no day. Turkish endings stand on Turkish names alone. */
const EVERY = '(?<!\\b(?:every|each|jeden|chaque|tous les|les|cada|los|her) )'
const WEEKDAY_PATTERNS = LONG_WEEKDAYS.map((names) => {
  const turkish = names.filter((name) => TURKISH.has(name))
  const others = names.filter((name) => !TURKISH.has(name))
  return new RegExp(
    `${EVERY}\\b(?:(?:${others.join('|')})(?:(?:vor|nach)?mittags?|morgens?|fruh|abends?)?|(?:${turkish.join('|')})(?:'?(?:ye|ya|a|e|da|de|gunu))?(?! gunleri))\\b`,
    'g',
  )
})

/** So much before a day tells whether it has been. */
const BEFORE_DAY = 300

type NamedWeekday = { from: number; to: number; index: number }

/** 'on sat', 'free sat': a short name where nothing else is meant, as in 'all of this sat well' and 'this sun'. */
const SHORT_WEEKDAYS = ['mon', 'tues?', 'wed', 'thur?s?', 'fri', '(?<!this )sat', '(?<!this )sun'].map(
  (name) => new RegExp(`(?<=\\b(?:on|this|next|free|until|till|come|coming) )${name}\\b(?!\\w)`, 'g'),
)

function namedWeekdays(soft: string): NamedWeekday[] {
  return [WEEKDAY_PATTERNS, SHORT_WEEKDAYS].flatMap((patterns) =>
    patterns.flatMap((pattern, index) =>
      [...soft.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, index })),
    ),
  )
}

function findWeekdays(soft: string, { receivedOn }: Context): Found[] {
  return namedWeekdays(soft).flatMap(({ from, to, index }) => {
    if (GONE.test(soft.slice(Math.max(0, from - BEFORE_DAY), from))) return []
    const ahead = (index - weekdayOf(receivedOn) + 7) % 7 || 7
    const isSameWeek = ahead + weekdayOf(receivedOn) <= 6
    const isNext =
      NEXT_AFTER.test(soft.slice(to)) || (NEXT.test(soft.slice(Math.max(0, from - 14), from)) && isSameWeek)
    const isWeekLater = WEEK_LATER.test(soft.slice(to)) || AFTER_NEXT.test(soft.slice(Math.max(0, from - 16), from))
    const days = isWeekLater || (isNext && isSameWeek) ? ahead + 7 : ahead
    return [{ from, to, day: addDays(receivedOn, days) }]
  })
}

/** Whether a day may be another than the one that was read: it is counted, or its weekday is not the one beside it. */
export function isDoubtful(soft: string, receivedOn: LocalDate): boolean {
  if (isCounted(soft)) return true
  const dated = findDays(soft, { receivedOn, language: '' })
  return namedWeekdays(soft).some(({ to, index }) => {
    const beside = dated.find(({ from }) => from >= to && from - to <= 14)
    return beside !== undefined && LINKS.test(soft.slice(to, beside.from)) && weekdayOf(beside.day) !== index
  })
}
/** What stands between a weekday and its date. */
const LINKS = /^[\s,.]*(?:(?:the|den|dem|der|le|el|d\.|,)[\s,]*)?$/

/** 'you were brilliant on Saturday', 'thanks for coming on Tuesday', 'letzten Freitag': a day that has been. */
const GONE =
  /\b(?:last|past|letzten|vergangenen|gecen|dernier|pasado)\s*$|^(?!.*\b(?:will|would|could|can|shall|may|might|let|please|be|see|starting|from)\b).*\b(?:was|were|did|came|met|spoke|enjoyed|loved|liked|visited|thanks?|thank you|(?:lovely|great|good|nice|pleasure) (?:to|meeting|talking|speaking|chatting|seeing)|war|waren|danke|merci(?! de (?:me|nous|vous|bien|l[ea]s?|\p{L}+(?:er|ir|re))\b)|gracias)\b[^.;!?]{0,60}$/u

const RELATIVE: readonly [RegExp, number][] = [
  [
    /\b(?:the )?day after tomorrow\b|\bubermorgen\b|\bapres-demain\b|\bpasado manana\b|\bobur gun\b|\byarindan sonra\b/g,
    2,
  ],
  [
    /\btomorrow\b|(?<!\b(?:guten|am|jeden) )\bmorgen\b(?! ?(?:frueh|s\b))|\byarin\b|\bdemain\b|(?<!\b(?:la|de|por la|esta) )\bmanana\b/g,
    1,
  ],
  [/\btoday\b|\btonight\b|\bheute\b|\bbugun\b|\baujourd'hui\b|\bhoy\b/g, 0],
]

/** Behind 'today': 'das heute in die Post ging'. */
const WENT =
  /^(?: (?:went|(?:has|have) been|a ete|est parti\w*|ha sido|salio)|[^.,;!?]{0,40}\b(?:ging|gingen|wurden?|gonderdik|gonderildi|yollandi))\b/

function findRelative(soft: string, { receivedOn }: Context): Found[] {
  const taken: Found[] = []
  for (const [pattern, days] of RELATIVE) {
    for (const match of soft.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      const isPast =
        days === 0 &&
        (GONE.test(soft.slice(Math.max(0, from - BEFORE_DAY), from)) || WENT.test(soft.slice(to, to + 60)))
      if (!isPast && !taken.some((other) => from < other.to && to > other.from))
        taken.push({ from, to, day: addDays(receivedOn, days) })
    }
  }
  return taken
}

function slashed(first: number, second: number, year: string | undefined, context: Context): LocalDate | null {
  const dayFirst = nearest(year, second, first, context)
  const monthFirst = nearest(year, first, second, context)
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return dayFirst ?? monthFirst
  // the reading that lies ahead and is nearer
  const ahead = [dayFirst, monthFirst].filter((day) => day >= context.receivedOn).toSorted()
  return ahead[0] ?? dayFirst
}

/** A day with its year, or in the year that makes it lie just behind or ahead of the message. */
function nearest(year: string | undefined, month: number, day: number, { receivedOn }: Context): LocalDate | null {
  if (year !== undefined && year !== '') return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), month, day)
  const ownYear = Number(receivedOn.slice(0, 4))
  const same = dayOf(ownYear, month, day)
  if (same === null) return null
  return daysBetween(same, receivedOn) > 120 ? dayOf(ownYear + 1, month, day) : same
}

/** Null where no calendar has it. */
export function dayOf(year: number, month: number, day: number): LocalDate | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1990 || year > 2100) return null
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return addDays(addDays(date, 1), -1) === date ? date : null
}
