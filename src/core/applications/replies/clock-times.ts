import { spokenTimes } from './spoken-times.ts'
import type { Found } from './message-days.ts'
import { zoneAnywhere, zoneBehind } from './zones.ts'

export type FoundTime = { from: number; to: number; time: string; zone: string }

const TIME =
  /(?<![\d.,:/-])(?:(\d{1,2})[:.](\d{2})(?!\.?\d)(?:\s?h\b)?|(\d{1,2})\s?h\s?(\d{2})?(?!\p{L})|(\d{1,2})(?=\s*(?:uhr|[ap]\.?m\b|o'clock))|(?:saat|a las|a la)\s+(\d{1,2})(?![\d:./])|(?<=(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar|yarin|bugun|sabah|ogleden sonra|aksam) (?:gunu )?)(\d{1,2})(?=\s?['’]?(?:d[ea]|t[ea]|gibi|civari|sularinda)\b)|(?:at|um|gegen|ab)\s+(\d{1,2})(?![\d:./]|\s*(?:%|\p{L}{3})))\s*(?:uhr\s*(\d{2})?\b|([ap])\.?m\b\.?)?|\b(noon|midday|mittags|midi|mediodia)\b/gu
/** '8 bis 13 Uhr', '7-11am', 'de 9 à 12 h': what counts is when it begins. */
const RANGE =
  /(?<![\d.,:/-])(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr|h|am|pm)?\s*(?:-|–|bis|to|till|until|a|ile)\s*(\d{1,2})(?:[:.]\d{2})?\s*(uhr|am|pm|a\.m|p\.m|h\b|arasi)/gu

/** 'from 10 to 11' without a word for hours; what follows is no month, week or sum. */
const BARE_RANGE =
  /\b(?:from|between|von|zwischen)\s+(\d{1,2})\s*(?:to|-|–|and|bis|und)\s*(\d{1,2})(?=\s*(?:[.,;)?!]|$|or\b|oder\b|on\b|am\s\p{L}))(?![.,:]\d|\.\s?(?:\d|\p{L}+\s\d{4}))/gu

/** '10:00-10:30' without a sign of the day's half; '2026-12-08T14:00-05:00' is an hour and its offset. */
const CLOCK_RANGE =
  /(?<![\d.,:/-]|\dt)(\d{1,2})[:.](\d{2})(?:\s?(?:uhr|h)\b)?\s?(?:-|–|—|bis\b)\s?(\d{1,2})[:.](\d{2})(?!\.?\d)(?:\s?(?:uhr|h)\b)?/gu

/** Clock times that are no part of a date. `written` is the sentence before letters were softened. */
export function findTimes(soft: string, days: readonly Found[], written: string): FoundTime[] {
  const zoneAt = (to: number, half = false) => zoneBehind(soft.slice(to, to + 40), { half, written })
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
      zone: zoneAt(to, /[ap]m$/.test(sign ?? '')),
    })
  }
  for (const { from, to, time } of spokenTimes(soft))
    if (![...days, ...times].some((other) => from < other.to && to > other.from))
      times.push({ from, to, time, zone: zoneAt(to) })
  for (const match of soft.matchAll(BARE_RANGE)) {
    const from = match.index
    const to = from + match[0].length
    const [hour, end] = [Number(match[1]), Number(match[2])]
    if (hour > 23 || end > 24 || [...days, ...times].some((other) => from < other.to && to > other.from)) continue
    const isLate = hour >= 1 && hour <= 6
    times.push({ from, to, time: `${String(hour + (isLate ? 12 : 0)).padStart(2, '0')}:00`, zone: '' })
  }
  for (const match of soft.matchAll(CLOCK_RANGE)) {
    const from = match.index
    const to = from + match[0].length
    const [hour, minute, endHour, endMinute] = match.slice(1).map(Number) as [number, number, number, number]
    const isRange = hour * 60 + minute < endHour * 60 + endMinute && endHour < 24 && minute < 60 && endMinute < 60
    if (!isRange || [...days, ...times].some((other) => from < other.to && to > other.from)) continue
    times.push({ from, to, time: `${String(hour).padStart(2, '0')}:${match[2]}`, zone: zoneAt(to) })
  }
  for (const match of soft.matchAll(TIME)) {
    const from = match.index
    const to = from + match[0].length
    if ([...days, ...times].some((other) => from < other.to && to > other.from)) continue
    const time = clockOf(match, TURKISH_EVENING.test(soft.slice(Math.max(0, from - 25), from)))
    if (time !== null) times.push({ from, to, time, zone: zoneAt(to, match[10] !== undefined) })
  }
  if (times.length === 0) return times
  const zone = times.find((time) => time.zone !== '')?.zone ?? zoneAnywhere(soft)
  return times.map((time) => ({ ...time, zone: time.zone || zone })).toSorted((one, other) => one.from - other.from)
}

/** 'akşam 7', 'öğleden sonra saat 3': the half of the day stands before the hour. */
const TURKISH_EVENING = /\b(?:aksam|ogleden sonra) $/

function clockOf(match: RegExpMatchArray, isEvening: boolean): string | null {
  const [, hourA, minuteA, hourB, minuteB, hourC, hourE, hourTr, hourAt, minuteC, half, noon] = match
  const hourD = hourE ?? hourTr ?? hourAt
  if (noon !== undefined) return '12:00'
  let hour = Number(hourA ?? hourB ?? hourC ?? hourD)
  const minute = Number(minuteA ?? minuteB ?? minuteC ?? 0)
  if ((half === 'p' || isEvening) && hour < 12) hour += 12
  if (half === 'a' && hour === 12) hour = 0
  // 'at 3' in business mail is the afternoon
  if (hourD !== undefined && half === undefined && hour >= 1 && hour <= 6) hour += 12
  if (hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
