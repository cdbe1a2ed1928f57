import { addDays, weekStartOf, type LocalDate } from '#core/time.ts'
import type { HeatDay, HeatWeek } from '../ui/charts/heat-map.tsx'
import type { LinePoint } from '../ui/charts/line-chart.tsx'

/** How a day is written; a language's own (strings/format.ts). */
type DayName = (date: LocalDate) => string

/** What was earned on one local day; days without anything are not among them. */
export type DayPoints = { date: LocalDate; points: number; events: number }

export const WEEKS_SHOWN = 13

/** Points of each of the last `count` days, today last. */
export function dailyPoints(days: readonly DayPoints[], today: LocalDate, count: number, nameOf: DayName): LinePoint[] {
  const points = new Map(days.map((day) => [day.date, day.points]))
  return Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count)).map((date) => ({
    label: nameOf(date),
    value: points.get(date) ?? 0,
  }))
}

/** Points of each of the last `count` weeks, by their Monday, this week last. */
export function weeklyPoints(
  days: readonly DayPoints[],
  today: LocalDate,
  count: number,
  nameOf: DayName,
): LinePoint[] {
  const sums = new Map<LocalDate, number>()
  for (const { date, points } of days) sums.set(weekStartOf(date), (sums.get(weekStartOf(date)) ?? 0) + points)
  return Array.from({ length: count }, (_, at) => addDays(weekStartOf(today), (at + 1 - count) * 7)).map((monday) => ({
    label: nameOf(monday),
    value: sums.get(monday) ?? 0,
  }))
}

/** The last weeks as columns of a heat map, this week last. `monthOf` names a day's month. */
export function heatWeeks(days: readonly DayPoints[], today: LocalDate, count: number, monthOf: DayName): HeatWeek[] {
  const events = new Map(days.map((day) => [day.date, day.events]))
  const first = addDays(weekStartOf(today), (1 - count) * 7)
  return Array.from({ length: count }, (_, at) => addDays(first, at * 7)).map((monday, at) => ({
    label: at > 0 && isNewMonth(monday) ? monthOf(monday) : '',
    days: Array.from({ length: 7 }, (_unused, day) => addDays(monday, day)).map((date): HeatDay => ({
      date,
      heat: date > today ? null : heatOf(events.get(date) ?? 0),
      isToday: date === today,
    })),
  }))
}

/** The day's first deed brings the bonus along, so one deed is two events. */
export function heatOf(events: number): 0 | 1 | 2 | 3 | 4 {
  if (events <= 0) return 0
  if (events <= 2) return 1
  if (events <= 3) return 2
  return events <= 5 ? 3 : 4
}

/** A month is named over the first week that begins in it; the first column has no room to its right. */
function isNewMonth(monday: LocalDate): boolean {
  return monday.slice(0, 7) !== addDays(monday, -7).slice(0, 7)
}
