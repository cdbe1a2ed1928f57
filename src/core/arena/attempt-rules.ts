import type { Instant, LocalDate } from '#core/time.ts'
import { addMs, dayEndIn, HOUR_MS, localDateIn, MINUTE_MS, msOf } from '#core/time.ts'

export type AttemptMode = 'scored' | 'practice'

/** A scored check ends after twenty minutes; practice has no clock but is put away after a day. */
export const CHECK_MS = 20 * MINUTE_MS
/** How many items a scored check asks, at least and at most; it ends between them as soon as the result is sure. */
export const CHECK_ITEMS = { least: 5, most: 16 }
export const PRACTICE_MS = 24 * HOUR_MS

export function endOf(mode: AttemptMode, startedAt: Instant): Instant {
  return addMs(startedAt, mode === 'scored' ? CHECK_MS : PRACTICE_MS)
}

/** At its last instant an attempt is over: what comes then is too late. */
export function isOver(endsAt: Instant, now: Instant): boolean {
  return now >= endsAt
}

/** Whole seconds left, for a clock that need not agree with the server's. */
export function secondsLeft(endsAt: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((msOf(endsAt) - msOf(now)) / 1000))
}

/**
 * One scored attempt per skill and local day. `lastDay` is the day of the latest one; a journey west never makes a
 * day come twice. Null: now. Otherwise when the next may start.
 */
export function nextTryAt(zone: string, lastDay: LocalDate | null, now: Instant): Instant | null {
  return lastDay === null || lastDay < localDateIn(zone, now) ? null : dayEndIn(zone, lastDay)
}
