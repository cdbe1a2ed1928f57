/**
 * The only file that touches `Date`. Everything else passes instants and local dates as text.
 *
 * - `Instant`: ISO-8601 UTC with milliseconds, '2026-11-21T03:22:00.000Z'. Sorts as text.
 * - `LocalDate`: a calendar day in some zone, '2026-11-21'. Sorts as text.
 */
export type Instant = string
export type LocalDate = string
/** '14:05' in some zone. */
export type LocalTime = string

/** Where "now" comes from. Passed in, so that tests own it. */
export type Clock = { now(): Instant }

export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date().toISOString() }

export function instantFromMs(epochMs: number): Instant {
  return new Date(epochMs).toISOString()
}

export function msOf(instant: Instant): number {
  return Date.parse(instant)
}

export function addMs(instant: Instant, ms: number): Instant {
  return instantFromMs(msOf(instant) + ms)
}

/** Whether this runtime knows the IANA zone, e.g. 'Europe/Istanbul'. Offsets such as '+03:00' are refused. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    dayFormat(zone)
    return true
  } catch {
    return false
  }
}

/** The calendar day that `instant` falls on in an IANA zone. Throws a RangeError for an unknown zone. */
export function localDateIn(zone: string, instant: Instant): LocalDate {
  return dayFormat(zone).format(msOf(instant))
}

/** The time of day that `instant` falls on there. */
export function localTimeIn(zone: string, instant: Instant): LocalTime {
  return addMs(instant, offsetMinutesIn(zone, instant) * MINUTE_MS).slice(11, 16)
}

/** `date` moved by whole days; pure calendar arithmetic, no zone involved. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return instantFromMs(startMs(date) + days * DAY_MS).slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((startMs(to) - startMs(from)) / DAY_MS)
}

/** Whether a month or a year, as precise as it is said, is over on a day. */
export const isOver = (end: string | null | undefined, day: string): boolean => !!end && end < day.slice(0, end.length)

/** Minutes that clocks in `zone` are ahead of UTC at `instant`; negative to the west. */
export function offsetMinutesIn(zone: string, instant: Instant): number {
  const wallClock = offsetFormat(zone).formatToParts(msOf(instant))
  const offset = wallClock.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const match = /([+-])(\d{2}):(\d{2})/.exec(offset)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/**
 * The first instant that no longer belongs to `date` in `zone`: the next midnight, or the moment that
 * clocks jump past it. Days last 23 to 25 hours where clocks change, and none at all where a zone skipped one.
 */
export function dayEndIn(zone: string, date: LocalDate): Instant {
  const midnightUtc = startMs(date) + DAY_MS
  let before = midnightUtc - DAY_MS
  let after = midnightUtc + DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (localDateIn(zone, instantFromMs(middle)) > date) after = middle
    else before = middle
  }
  return instantFromMs(after)
}

/** The first instant of `date` in `zone`. */
export function dayStartIn(zone: string, date: LocalDate): Instant {
  return dayEndIn(zone, addDays(date, -1))
}

/** Whether the zone never had this day, as Samoa had no 30 December 2011. */
export function isSkippedDay(zone: string, date: LocalDate): boolean {
  return dayStartIn(zone, date) === dayEndIn(zone, date)
}

/** The Monday of the week that `date` is in. */
export function weekStartOf(date: LocalDate): LocalDate {
  return addDays(date, -mondayIndex(date))
}

/** The ISO 8601 week of a date, 'YYYY-Www'. The year is that of the week's Thursday, so it differs around New Year. */
export function isoWeekOf(date: LocalDate): string {
  const thursday = addDays(date, 3 - mondayIndex(date))
  const year = thursday.slice(0, 4)
  const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** The calendar day of an instant in UTC. */
export function utcDateOf(instant: Instant): LocalDate {
  return instant.slice(0, 10)
}

/** The calendar month of an instant in UTC, 'YYYY-MM'. */
export function utcMonthOf(instant: Instant): string {
  return instant.slice(0, 7)
}

/** The instant at which the UTC calendar month after this one begins. */
export function nextUtcMonthStart(instant: Instant): Instant {
  const year = Number(instant.slice(0, 4))
  const month = Number(instant.slice(5, 7))
  return instantFromMs(Date.UTC(year, month, 1))
}

function startMs(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** 0 for Monday to 6 for Sunday. */
function mondayIndex(date: LocalDate): number {
  return (new Date(startMs(date)).getUTCDay() + 6) % 7
}

/** Zone names arrive from outside in any spelling ('eUROPE/paris' works too), so the caches stay bounded. */
const MAX_CACHED_ZONES = 1_000
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** 'en-CA' prints YYYY-MM-DD. */
function dayFormat(zone: string): Intl.DateTimeFormat {
  return cachedFormat(dayFormats, 'en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
}

/** Prints the offset as 'GMT+05:45', or 'GMT' at zero. */
function offsetFormat(zone: string): Intl.DateTimeFormat {
  return cachedFormat(offsetFormats, 'en-US', zone, { timeZoneName: 'longOffset' })
}

/** Formatters cost milliseconds to build, so one is kept per zone. */
function cachedFormat(
  formats: Map<string, Intl.DateTimeFormat>,
  locale: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  if (formats.size >= MAX_CACHED_ZONES) formats.clear()
  formats.set(zone, format)
  return format
}
