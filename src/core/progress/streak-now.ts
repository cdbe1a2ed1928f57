import type { Instant, LocalDate } from '#core/time.ts'
import { dayEndIn } from '#core/time.ts'
import { isDateJump, todayOf } from './day.ts'
import type { ProgressState } from './progress-state.ts'
import type { Streak } from './streak.ts'
import { computeStreak } from './streak.ts'

export type StreakNow = Streak & {
  today: LocalDate
  /** When the person's day ends where they are. */
  dayEndsAt: Instant
}

/** What a streak is computed from, for one person. */
export type StreakFactsOf = Pick<ProgressState, 'zone' | 'lastAction' | 'days' | 'outageDays'>

/** The streak as it stands at `now`. */
export function currentStreak({ zone, lastAction, days, outageDays }: StreakFactsOf, now: Instant): Streak {
  const today = todayOf(zone, now, lastAction)
  return computeStreak({ days, outageDays, today, isJumpOpen: isDateJump(zone, now, lastAction) })
}

/** The same for showing, with the person's day and its end. */
export function streakAt(person: StreakFactsOf, now: Instant): StreakNow {
  const today = todayOf(person.zone, now, person.lastAction)
  return { ...currentStreak(person, now), today, dayEndsAt: dayEndIn(person.zone, today) }
}
