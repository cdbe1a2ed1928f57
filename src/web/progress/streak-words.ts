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

/** What stands beside the number. */
export function streakUnit(days: number): string {
  return days === 1 ? 'day in a row' : 'days in a row'
}

/** Kind, also when a streak broke: nothing is lost but a number. */
export function streakSentence(streakDates: readonly LocalDate[], today: LocalDate, joinedOn: LocalDate): string {
  if (streakDates.includes(today)) return 'Today counts. See you tomorrow.'
  if (streakDates.length > 0) return 'One small step today keeps it going.'
  if (joinedOn >= addDays(today, -1)) return 'One small step today makes the first day.'
  return 'Rest days happen. What you learned stays, and today is a good day to begin again.'
}
