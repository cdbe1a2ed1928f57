import { addDays, weekStartOf, type LocalDate } from '#core/time.ts'

export type StreakDay = { date: LocalDate; isActive: boolean; isToday: boolean; isAhead: boolean }

/** The days of today's week, Monday first, with the days of the current streak marked. */
export function streakWeek(streakDates: readonly LocalDate[], today: LocalDate): StreakDay[] {
  const active = new Set(streakDates)
  const monday = weekStartOf(today)
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) => ({
    date,
    isActive: active.has(date),
    isToday: date === today,
    isAhead: date > today,
  }))
}

/** Which sentence stands under a streak (strings/…/streak.ts). Somebody who has just come has broken none. */
export function streakState(
  streakDates: readonly LocalDate[],
  today: LocalDate,
  joinedOn: LocalDate,
): 'kept' | 'open' | 'first' | 'broken' {
  if (streakDates.includes(today)) return 'kept'
  if (streakDates.length > 0) return 'open'
  return joinedOn >= addDays(today, -1) ? 'first' : 'broken'
}
