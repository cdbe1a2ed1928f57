import { addDays, daysBetween, type LocalDate, offsetMinutesIn } from '../../time.ts'
import { MONTH_NAMES, monthOf } from '../month-words.ts'
import { splitSentences } from './own-part.ts'

/** A day that a message names, with the time and the zone's offset where it names them: '2026-11-05T14:00+03:00'. */
export type Moment = { day: LocalDate; time: string | null; offset: string | null; isDeadline: boolean }

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
  names.split('|').filter((name) => name.length >= 5 || ['sali', 'cuma', 'pazar', 'lundi'].includes(name)),
)
const YEAR = '(?:,?\\s*(?:de\\s+|del\\s+)?(\\d{4}))?'
const ORDINAL = '(?:st|nd|rd|th|er|\\.)?'

const DAY_PATTERNS: readonly {
  pattern: RegExp
  read: (match: RegExpExecArray, context: Context) => LocalDate | null
}[] = [
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
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
type Found = { from: number; to: number; day: LocalDate }

/** Days from the day of receipt on that a message names for something to come, in the order of the text. */
export function findMoments(text: string, receivedOn: LocalDate): Moment[] {
  const context = { receivedOn, language: '' }
  const moments: Moment[] = []
  for (const sentence of splitSentences(text)) {
    const soft = soften(sentence.text)
    const days = findDays(soft, context)
    const times = findTimes(soft, days)
    days.forEach((found, index) => {
      if (found.day < receivedOn || isOldTime(soft, found)) return
      const next = days[index + 1]?.from ?? soft.length
      const previous = days[index - 1]?.to ?? 0
      const after = times.filter((time) => time.from >= found.to && time.from < next && time.from - found.to < 60)
      const before = times.filter((time) => time.to <= found.from && time.from >= previous && found.from - time.to < 30)
      const time = after[0] ?? before.at(-1) ?? null
      moments.push({
        day: found.day,
        time: time?.time ?? null,
        offset: time === null ? null : offsetOf(time, found.day),
        isDeadline:
          DEADLINE.test(soft.slice(Math.max(0, found.from - 40), found.from)) ||
          DEADLINE_AFTER.test(soft.slice(found.to, found.to + 30)),
      })
      // 'Tuesday at 10:00 or 15:00': both stand for a choice, the first is kept with its day
    })
  }
  const byKey = new Map(moments.map((moment) => [`${moment.day}T${moment.time ?? ''}`, moment]))
  const timed = new Set(moments.filter(({ time }) => time !== null).map(({ day }) => day))
  return [...byKey.values()].filter(({ day, time }) => time !== null || !timed.has(day))
}

/** '2026-11-05', '2026-11-05T14:00' or '2026-11-05T14:00+03:00'. */
export function momentText({ day, time, offset }: Moment): string {
  return time === null ? day : `${day}T${time}${offset ?? ''}`
}

const DEADLINE =
  /\b(by|before|until|till|deadline|due|no later than|latest|bis|spatestens|vor dem|avant|jusqu'au|au plus tard|limite|antes del?|hasta|a mas tardar|para el)\b[^.;!?]{0,32}$/
const DEADLINE_AFTER = /^\s*\S{0,4}\s*(?:\S+\s+){0,2}(kadar|once|oncesi\w*|icinde|latest|at the latest)\b/

function soften(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
}

function findDays(soft: string, context: Context): Found[] {
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
  const dated = [...found]
  for (const { from, to, day } of [...findWeekdays(soft, context), ...findRelative(soft, context)]) {
    // a weekday beside a date names the same day
    const isBesideDate = dated.some(
      (other) => (other.from >= to && other.from - to <= 14) || (from >= other.to && from - other.to <= 6),
    )
    if (!isBesideDate && isFree(from, to)) found.push({ from, to, day })
  }
  return found.toSorted((one, other) => one.from - other.from)
}

const NEXT = /\b(next|nachste[nrs]?|kommende[nrs]?|gelecek|onumuzdeki|haftaya|prochain|proximo)\s*$/
const NEXT_AFTER = /^\s*(next week|prochain|proximo|que viene|nachster woche)\b/

function findWeekdays(soft: string, { receivedOn }: Context): Found[] {
  return LONG_WEEKDAYS.flatMap((names, index) =>
    [...soft.matchAll(new RegExp(`\\b(?:${names.join('|')})(?:s|'?(?:ye|ya|a|e|da|de|gunu))?\\b`, 'g'))].map(
      (match) => {
        const from = match.index
        const to = from + match[0].length
        const ahead = (index - weekdayOf(receivedOn) + 7) % 7 || 7
        const isSameWeek = ahead + weekdayOf(receivedOn) <= 6
        const isNext =
          NEXT_AFTER.test(soft.slice(to)) || (NEXT.test(soft.slice(Math.max(0, from - 14), from)) && isSameWeek)
        const days = isNext && isSameWeek ? ahead + 7 : ahead
        return { from, to, day: addDays(receivedOn, days) }
      },
    ),
  )
}

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

function findRelative(soft: string, { receivedOn }: Context): Found[] {
  const taken: Found[] = []
  for (const [pattern, days] of RELATIVE) {
    for (const match of soft.matchAll(pattern)) {
      const from = match.index
      const to = from + match[0].length
      if (!taken.some((other) => from < other.to && to > other.from))
        taken.push({ from, to, day: addDays(receivedOn, days) })
    }
  }
  return taken
}

type FoundTime = { from: number; to: number; time: string; zone: string }

const TIME =
  /(?<![\d.,:/-])(?:(\d{1,2})[:.](\d{2})(?!\.?\d)(?:\s?h\b)?|(\d{1,2})\s?h\s?(\d{2})?(?!\p{L})|(\d{1,2})(?=\s*(?:uhr|[ap]\.?m\b|o'clock))|(?:saat|at|um|gegen|ab|a las|a la)\s+(\d{1,2})(?![\d:./]|\s*(?:%|\p{L}{3})))\s*(?:uhr\s*(\d{2})?\b)?\s*([ap])?(?:\.?m\b\.?)?|\b(noon|midday|mittags|midi|mediodia)\b/gu
const ZONE =
  /^\s*\(?\s*(utc|gmt)\s*([+-]\s?\d{1,2}(?::?\d{2})?)?|^\s*\(?\s*(cest|cet|mesz|mez|bst|edt|est|cdt|cst|mdt|mst|pdt|pst|trt|tsi|eest|eet|wet|west|msk|ist|et|ct|mt|pt)\b|^[^.;]{0,12}?\b(london|uk|dublin|paris|french|berlin|german|vienna|zurich|amsterdam|madrid|spanish|istanbul|ankara|turkiye|turkey|turkish|new york|eastern|boston|toronto|chicago|central|denver|mountain|pacific|los angeles|san francisco|lisbon|rome|milan|stockholm|warsaw|athens)\b\s*(?:time|saati\w*|zeit|ortszeit)?/

/** Clock times that are no part of a date. */
function findTimes(soft: string, days: readonly Found[]): FoundTime[] {
  const times: FoundTime[] = []
  for (const match of soft.matchAll(TIME)) {
    const from = match.index
    const to = from + match[0].length
    if (days.some((day) => from < day.to && to > day.from)) continue
    const time = clockOf(match)
    if (time !== null) times.push({ from, to, time, zone: zoneIn(soft.slice(to, to + 40)) })
  }
  return times
}

function clockOf(match: RegExpMatchArray): string | null {
  const [, hourA, minuteA, hourB, minuteB, hourC, hourD, minuteC, half, noon] = match
  if (noon !== undefined) return '12:00'
  let hour = Number(hourA ?? hourB ?? hourC ?? hourD)
  const minute = Number(minuteA ?? minuteB ?? minuteC ?? 0)
  if (half === 'p' && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  // 'at 3' in business mail is the afternoon
  if (hourD !== undefined && half === undefined && hour >= 1 && hour <= 6) hour += 12
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const OFFSETS: Readonly<Record<string, string>> = {
  utc: '+00:00',
  gmt: '+00:00',
  cest: '+02:00',
  mesz: '+02:00',
  cet: '+01:00',
  mez: '+01:00',
  bst: '+01:00',
  edt: '-04:00',
  est: '-05:00',
  cdt: '-05:00',
  cst: '-06:00',
  mdt: '-06:00',
  mst: '-07:00',
  pdt: '-07:00',
  pst: '-08:00',
  trt: '+03:00',
  tsi: '+03:00',
  eest: '+03:00',
  eet: '+02:00',
  wet: '+00:00',
  west: '+01:00',
  msk: '+03:00',
  ist: '+05:30',
}
const PLACES: Readonly<Record<string, string>> = {
  london: 'Europe/London',
  uk: 'Europe/London',
  dublin: 'Europe/Dublin',
  paris: 'Europe/Paris',
  french: 'Europe/Paris',
  berlin: 'Europe/Berlin',
  german: 'Europe/Berlin',
  vienna: 'Europe/Vienna',
  zurich: 'Europe/Zurich',
  amsterdam: 'Europe/Amsterdam',
  madrid: 'Europe/Madrid',
  spanish: 'Europe/Madrid',
  istanbul: 'Europe/Istanbul',
  ankara: 'Europe/Istanbul',
  turkiye: 'Europe/Istanbul',
  turkey: 'Europe/Istanbul',
  turkish: 'Europe/Istanbul',
  'new york': 'America/New_York',
  eastern: 'America/New_York',
  boston: 'America/New_York',
  toronto: 'America/New_York',
  et: 'America/New_York',
  chicago: 'America/Chicago',
  central: 'America/Chicago',
  ct: 'America/Chicago',
  denver: 'America/Denver',
  mountain: 'America/Denver',
  mt: 'America/Denver',
  pacific: 'America/Los_Angeles',
  'los angeles': 'America/Los_Angeles',
  'san francisco': 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  lisbon: 'Europe/Lisbon',
  rome: 'Europe/Rome',
  milan: 'Europe/Rome',
  stockholm: 'Europe/Stockholm',
  warsaw: 'Europe/Warsaw',
  athens: 'Europe/Athens',
}

function zoneIn(rest: string): string {
  const match = ZONE.exec(rest)
  if (!match) return ''
  if (match[1] !== undefined) return match[2]?.replaceAll(' ', '') ?? 'utc'
  const place = match[4]
  // a town alone is where one meets; 'London time' is a zone
  if (place !== undefined && !/\b(time|saat|zeit|eastern|central|mountain|pacific)/.test(match[0])) return ''
  return match[3] ?? place ?? ''
}

function offsetOf({ zone, time }: FoundTime, day: LocalDate): string | null {
  if (zone === '') return null
  const signed = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone)
  if (signed) return `${signed[1]}${(signed[2] ?? '').padStart(2, '0')}:${signed[3] ?? '00'}`
  const place = PLACES[zone]
  if (place === undefined) return OFFSETS[zone] ?? null
  const minutes = offsetMinutesIn(place, `${day}T${time}:00.000Z`)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}

/** The former time of something that moved, or a day that is only said not to be. */
function isOldTime(soft: string, { from, to }: Found): boolean {
  const before = soft.slice(Math.max(0, from - 45), from)
  if (
    /\b(instead of|rather than|not|no longer|statt|anstatt|anstelle|nicht|au lieu d[eu]?|en lugar de(l)?|en vez de(l)?|originally|ursprunglich|initialement)\s+(?:\S+\s+){0,3}$/.test(
      before,
    )
  )
    return true
  if (
    /\b(from|vom|von|del|du|depuis)\s+(?:\S+\s+){0,2}$/.test(before) &&
    /^.{0,40}\b(to|auf|al|au|zum)\b/.test(soft.slice(to)) &&
    MOVED.test(soft)
  )
    return true
  const after = soft.slice(to, to + 45)
  return (
    /^\S{0,4}\s*(yerine|gorusmesi iptal|iptal|(\S+\s+){0,3}yerine)\b/.test(after) ||
    (MOVED.test(soft) && /^\S{0,4}\s*(?:\S+\s+){0,2}(gorusmemizi|gorusmeyi|mulakati|randevuyu)\b/.test(after))
  )
}

const MOVED =
  /\b(move[ds]?|moving|resched\w*|shift\w*|postpone\w*|change[ds]?|push\w*|versch\w+|verleg\w+|ertele\w*|degis\w*|al(mak|iyoruz|abilir)|report\w+|decal\w+|deplac\w+|aplaz\w+|mover|cambi\w+)\b/

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

function dayOf(year: number, month: number, day: number): LocalDate | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1990 || year > 2100) return null
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return addDays(addDays(date, 1), -1) === date ? date : null
}

/** 0 for Monday. 1970-01-05 was one. */
function weekdayOf(date: LocalDate): number {
  return ((daysBetween('1970-01-05', date) % 7) + 7) % 7
}
