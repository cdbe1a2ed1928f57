import type { Milestone, Pace, Route } from '#core/career/dated-route.ts'
import { monthsOf, TIMEFRAME_WEEKS } from '#core/career/schedule-route.ts'
import { daysBetween, type LocalDate } from '#core/time.ts'

/**
 * The route with its dates no earlier than a failed check allows: somebody who failed a core skill applies when its
 * hold has ended. A pass ends it sooner, but on a day that nobody knows.
 */
export function heldRoute(
  route: Route,
  heldUntil: (roleId: string) => LocalDate | null,
  { startsOn, timeframe }: Omit<Pace, 'hoursPerDay'>,
): Route {
  const weekOf = (day: LocalDate) => Math.ceil(daysBetween(startsOn, day) / 7)
  const milestones = route.milestones.map((milestone): Milestone => {
    const until = milestone.date === null ? null : heldUntil(milestone.roleId)
    if (until === null || milestone.date === null || until <= milestone.date) return milestone
    return { ...milestone, date: until, week: weekOf(until) }
  })
  const arrivesOn = milestones.find(({ kind }) => kind === 'dream')?.date ?? null
  if (arrivesOn === null || arrivesOn === route.arrivesOn) return { ...route, milestones }
  const weeks = Math.max(route.weeks, weekOf(arrivesOn))
  const limit = TIMEFRAME_WEEKS[timeframe]
  const weeksLate = limit === null ? 0 : Math.max(0, weeks - limit)
  return { ...route, milestones, arrivesOn, weeks, months: monthsOf(weeks), weeksLate }
}
