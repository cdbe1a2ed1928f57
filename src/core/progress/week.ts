import type { Instant, LocalDate } from '#core/time.ts'
import { utcDateOf, weekStartOf } from '#core/time.ts'
import type { PointEvent } from './point-event.ts'
import { activityOf } from './activities.ts'
import type { WeekDelta } from './progress-state.ts'

/** The Monday whose 00:00 UTC began the week of `instant`: what the weekly board is keyed by. */
export function boardWeekOf(instant: Instant): LocalDate {
  return weekStartOf(utcDateOf(instant))
}

/** What `events` change in the week of `earnedAt`. For a reversal that is the instant of what it reverses. */
export function weekDeltaOf(events: readonly PointEvent[], earnedAt: Instant): WeekDelta {
  const counted = events.filter(({ activity }) => activityOf(activity).kind !== 'bonus')
  return { weekStart: boardWeekOf(earnedAt), points: counted.reduce((sum, { points }) => sum + points, 0) }
}
