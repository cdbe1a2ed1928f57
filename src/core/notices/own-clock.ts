import {
  addDays,
  addMs,
  DAY_MS,
  instantFromMs,
  localDateIn,
  localTimeIn,
  MINUTE_MS,
  msOf,
  offsetMinutesIn,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../time.ts'

/** Where a person is, and when nothing may disturb them; both times the same, or null: never quiet. */
export type OwnClock = { zone: string; quiet: { from: LocalTime; to: LocalTime } | null }

/**
 * The instant at which clocks in `zone` show this date and time. Where clocks go back and show it twice: the first one.
 * Where they jump over it: as much later as they jumped.
 */
export function instantAt(zone: string, date: LocalDate, time: LocalTime): Instant {
  const wall = msOf(`${date}T${time}:00.000Z`)
  const [before, after] = [-DAY_MS, DAY_MS].map((side) => offsetMinutesIn(zone, instantFromMs(wall + side)) * MINUTE_MS)
  if (before === undefined || after === undefined || before === after) return instantFromMs(wall - (before ?? 0))
  const candidates = [wall - Math.max(before, after), wall - Math.min(before, after)]
  const hit = candidates.find((ms) => ms + offsetMinutesIn(zone, instantFromMs(ms)) * MINUTE_MS === wall)
  return instantFromMs(hit ?? wall - before)
}

/** The first instant after a day there. */
export function endOfDay(zone: string, date: LocalDate): Instant {
  return instantAt(zone, addDays(date, 1), '00:00')
}

export function isQuiet({ zone, quiet }: OwnClock, instant: Instant): boolean {
  if (quiet === null || quiet.from === quiet.to) return false
  const time = localTimeIn(zone, instant)
  return quiet.from < quiet.to ? time >= quiet.from && time < quiet.to : time >= quiet.from || time < quiet.to
}

/** The instant itself, or the end of the quiet hours that it falls into. */
export function afterQuiet(clock: OwnClock, instant: Instant): Instant {
  const { zone, quiet } = clock
  if (quiet === null || !isQuiet(clock, instant)) return instant
  const date = localDateIn(zone, instant)
  const end = instantAt(zone, date, quiet.to)
  return end > instant ? end : instantAt(zone, addDays(date, 1), quiet.to)
}

const BEFORE_QUIET_MS = 30 * MINUTE_MS

/** The instant itself, or half an hour before the quiet hours that it falls into. */
export function beforeQuiet(clock: OwnClock, instant: Instant): Instant {
  const { zone, quiet } = clock
  if (quiet === null || !isQuiet(clock, instant)) return instant
  const date = localDateIn(zone, instant)
  const start = instantAt(zone, date, quiet.from)
  return addMs(start <= instant ? start : instantAt(zone, addDays(date, -1), quiet.from), -BEFORE_QUIET_MS)
}

/** The next time that clocks there show `time`, from `now` on. */
export function nextTime(clock: OwnClock, time: LocalTime, now: Instant): Instant {
  const today = localDateIn(clock.zone, now)
  for (let days = 0; days < 2; days += 1) {
    const at = afterQuiet(clock, instantAt(clock.zone, addDays(today, days), time))
    if (at >= now) return at
  }
  return afterQuiet(clock, instantAt(clock.zone, addDays(today, 2), time))
}
