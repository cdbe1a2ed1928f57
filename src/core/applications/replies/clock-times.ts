import { type LocalDate, offsetMinutesIn } from '../../time.ts'
import { spokenTimes } from './spoken-times.ts'
import type { Found } from './message-days.ts'

export type FoundTime = { from: number; to: number; time: string; zone: string }

const TIME =
  /(?<![\d.,:/-])(?:(\d{1,2})[:.](\d{2})(?!\.?\d)(?:\s?h\b)?|(\d{1,2})\s?h\s?(\d{2})?(?!\p{L})|(\d{1,2})(?=\s*(?:uhr|[ap]\.?m\b|o'clock))|(?:saat|a las|a la)\s+(\d{1,2})(?![\d:./])|(?:at|um|gegen|ab)\s+(\d{1,2})(?![\d:./]|\s*(?:%|\p{L}{3})))\s*(?:uhr\s*(\d{2})?\b)?\s*(?:([ap])\.?m\b\.?)?|\b(noon|midday|mittags|midi|mediodia)\b/gu
const ZONE =
  /^\s*\(?\s*(utc|gmt)\s*([+-]\s?\d{1,2}(?::?\d{2})?)?|^\s*\(?\s*(cest|cet|mesz|mez|bst|edt|est|cdt|cst|mdt|mst|pdt|pst|trt|tsi|eest|eet|wet|west|msk|ist|et|ct|mt|pt)\b|^[^.;]{0,12}?\b(london|uk|dublin|paris|french|berlin|german|vienna|zurich|amsterdam|madrid|spanish|istanbul|ankara|turkiye|turkey|turkish|new york|eastern|boston|toronto|chicago|central|denver|mountain|pacific|los angeles|san francisco|lisbon|rome|milan|stockholm|warsaw|athens)\b\s*(?:time|saati\w*|zeit|ortszeit)?/

/** '8 bis 13 Uhr', '7-11am', 'de 9 à 12 h': what counts is when it begins. */
const RANGE =
  /(?<![\d.,:/-])(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr|h|am|pm)?\s*(?:-|–|bis|to|till|until|a|ile)\s*(\d{1,2})(?:[:.]\d{2})?\s*(uhr|am|pm|a\.m|p\.m|h\b|arasi)/gu

/** 'from 10 to 11' without a word for hours; what follows is no month, week or sum. */
const BARE_RANGE =
  /\b(?:from|between|von|zwischen)\s+(\d{1,2})\s*(?:to|-|–|and|bis|und)\s*(\d{1,2})(?=\s*(?:[.,;)?!]|$|or\b|oder\b|on\b|am\s\p{L}))(?![.,:]\d|\.\s?(?:\d|\p{L}+\s\d{4}))/gu

/** Clock times that are no part of a date. */
export function findTimes(soft: string, days: readonly Found[]): FoundTime[] {
  const times: FoundTime[] = []
  for (const match of soft.matchAll(RANGE)) {
    const from = match.index
    const [, start, minutes, end, sign] = match
    const hour =
      Number(start) + ((sign ?? '').startsWith('p') && Number(start) < 12 && Number(start) <= Number(end) ? 12 : 0)
    if (hour > 23 || days.some((day) => from < day.to && from + match[0].length > day.from)) continue
    const to = from + match[0].length
    times.push({
      from,
      to,
      time: `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`,
      zone: zoneIn(soft.slice(to, to + 40)),
    })
  }
  for (const { from, to, time } of spokenTimes(soft))
    if (![...days, ...times].some((other) => from < other.to && to > other.from))
      times.push({ from, to, time, zone: zoneIn(soft.slice(to, to + 40)) })
  for (const match of soft.matchAll(BARE_RANGE)) {
    const from = match.index
    const to = from + match[0].length
    const [hour, end] = [Number(match[1]), Number(match[2])]
    if (hour > 23 || end > 24 || [...days, ...times].some((other) => from < other.to && to > other.from)) continue
    const isLate = hour >= 1 && hour <= 6
    times.push({ from, to, time: `${String(hour + (isLate ? 12 : 0)).padStart(2, '0')}:00`, zone: '' })
  }
  for (const match of soft.matchAll(TIME)) {
    const from = match.index
    const to = from + match[0].length
    if ([...days, ...times].some((other) => from < other.to && to > other.from)) continue
    const time = clockOf(match)
    // 'um 15 Uhr ist das Gespräch' names no zone
    const behind = match[0].includes('uhr') ? soft.slice(to, to + 40).replace(/^\s*ist\b/, '') : soft.slice(to, to + 40)
    if (time !== null) times.push({ from, to, time, zone: zoneIn(behind) })
  }
  const zone = times.find((time) => time.zone !== '')?.zone ?? ''
  return times.map((time) => ({ ...time, zone: time.zone || zone })).toSorted((one, other) => one.from - other.from)
}

function clockOf(match: RegExpMatchArray): string | null {
  const [, hourA, minuteA, hourB, minuteB, hourC, hourE, hourAt, minuteC, half, noon] = match
  const hourD = hourE ?? hourAt
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
  const stamp = /^(?::\d{2})?(?:\.\d+)?([+-]\d{2}:?\d{2})(?!\d)|^(?::\d{2})?(?:\.\d+)?(z)\b/.exec(rest)
  if (stamp) return stamp[1] ?? 'utc'
  const match = ZONE.exec(rest)
  if (!match) return ''
  if (match[1] !== undefined) return match[2]?.replaceAll(' ', '') ?? 'utc'
  const place = match[4]
  // a town alone is where one meets; 'London time' is a zone
  if (place !== undefined && !/\b(time|saat|zeit|eastern|central|mountain|pacific)/.test(match[0])) return ''
  return match[3] ?? place ?? ''
}

export function offsetOf({ zone, time }: FoundTime, day: LocalDate): string | null {
  if (zone === '') return null
  const signed = /^([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone)
  if (signed) return `${signed[1]}${(signed[2] ?? '').padStart(2, '0')}:${signed[3] ?? '00'}`
  const place = PLACES[zone]
  if (place === undefined) return OFFSETS[zone] ?? null
  const minutes = offsetMinutesIn(place, `${day}T${time}:00.000Z`)
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}
