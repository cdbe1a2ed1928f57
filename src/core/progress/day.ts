import type { Instant, LocalDate } from '#core/time.ts'
import {
  addDays,
  addMs,
  DAY_MS,
  daysBetween,
  HOUR_MS,
  isSkippedDay,
  isTimeZone,
  localDateIn,
  msOf,
  offsetMinutesIn,
} from '#core/time.ts'

/** The person's last qualifying action: when, in which zone, and which day it made. */
export type LastAction = { instant: Instant; zone: string; date: LocalDate }

/** Over a date jump the run goes on for this long after the last action. */
export const JUMP_GRACE_MS = 36 * HOUR_MS
export const ZONE_CHANGE_INTERVAL_MS = DAY_MS

/** The person's date now: the server's clock in their zone, and never before a day already made, wherever they travel. */
export function todayOf(zone: string, now: Instant, lastAction: LastAction | null): LocalDate {
  const date = localDateIn(zone, now)
  return lastAction !== null && lastAction.date > date ? lastAction.date : date
}

/**
 * Whether the date jumped by two since the last action through no fault of the person: clocks here are ahead of
 * the clocks there, or the calendar skipped the day between; and at most 36 hours have passed. Without one of
 * these causes there is no grace, however few hours passed: yesterday was simply missed.
 */
export function isDateJump(zone: string, now: Instant, lastAction: LastAction | null): boolean {
  if (lastAction === null) return false
  if (daysBetween(lastAction.date, todayOf(zone, now, lastAction)) !== 2) return false
  if (msOf(now) - msOf(lastAction.instant) > JUMP_GRACE_MS) return false
  const isEastward = zone !== lastAction.zone && offsetMinutesIn(zone, now) > offsetMinutesIn(lastAction.zone, now)
  return isEastward || isSkippedDay(zone, addDays(lastAction.date, 1))
}

export type ZoneChange =
  | { kind: 'changed' }
  | { kind: 'same' }
  | { kind: 'refused'; reason: 'unknownZone' }
  | { kind: 'refused'; reason: 'tooSoon'; retryAt: Instant }

/** One change of zone per 24 hours. `changedAt` is the last change, null for the zone given at signup. */
export function judgeZoneChange(wanted: string, current: string, changedAt: Instant | null, now: Instant): ZoneChange {
  if (wanted === current) return { kind: 'same' }
  if (!isTimeZone(wanted)) return { kind: 'refused', reason: 'unknownZone' }
  const retryAt = changedAt === null ? now : addMs(changedAt, ZONE_CHANGE_INTERVAL_MS)
  return retryAt > now ? { kind: 'refused', reason: 'tooSoon', retryAt } : { kind: 'changed' }
}
