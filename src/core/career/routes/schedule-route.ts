import type { Milestone, Pace, Route, ScheduledStep } from '#core/career/routes/dated-route.ts'
import type { RouteDraft } from '#core/career/routes/draft-routes.ts'
import type { RouteRole, RouteStep } from '#core/career/routes/walk-leg.ts'
import type { Timeframe } from '#core/career/questionnaire.ts'
import { adviceFor } from '#core/career/routes/route-advice.ts'
import { hoursOfSteps, hoursPerWeek, plannableHours } from '#core/career/courses/study-hours.ts'
import { must } from '#core/must.ts'
import { addDays, daysBetween, type LocalDate } from '#core/time.ts'

/** Weeks of a timeframe; null for 'flexible'. */
export const TIMEFRAME_WEEKS: Record<Timeframe, number | null> = {
  '6months': 26,
  '12months': 52,
  '2years': 104,
  flexible: null,
}

/** Puts dates on a route. Needs no catalogue, so that moving the hours moves the picture at once. */
export function scheduleRoute(draft: RouteDraft, pace: Pace): Route {
  const steps = datedSteps(draft.steps, pace)
  const milestones = draft.roles.map((role) => datedRole(role, steps, pace))
  const hours = hoursOfSteps(draft.steps)
  const arrival = milestones.find((milestone) => milestone.kind === 'dream')
  const weeks = Math.max(steps.at(-1)?.endWeek ?? 0, arrival?.week ?? 0)
  const limit = TIMEFRAME_WEEKS[pace.timeframe]
  const route = {
    kind: draft.kind,
    via: draft.via,
    steps,
    milestones,
    hours,
    weeks,
    months: monthsOf(weeks),
    arrivesOn: arrival?.date ?? null,
    weeksLate: limit === null ? 0 : Math.max(0, weeks - limit),
    skillsGained: [...new Set(draft.steps.flatMap((step) => (step.kind === 'course' ? step.skills : [])))],
  }
  return { ...route, advice: adviceFor(route, { ...pace, hoursPerDay: plannableHours(pace.hoursPerDay) }, limit) }
}

/** What to study in each week: hours by step, in order. The hours of all weeks are those of the route. */
export function weekByWeek(
  route: Pick<Route, 'steps'>,
  hoursPerDay: number,
): { week: number; parts: { title: string; courseId: string; hours: number }[] }[] {
  const capacity = hoursPerWeek(hoursPerDay)
  const weeks: { week: number; parts: { title: string; courseId: string; hours: number }[] }[] = []
  let room = 0
  for (const { title, courseId, hours } of route.steps) {
    for (let left = hours; left > 1e-9;) {
      if (room < 1e-9) {
        weeks.push({ week: weeks.length + 1, parts: [] })
        room = capacity
      }
      const part = Math.min(left, room)
      must(weeks.at(-1)).parts.push({ title, courseId, hours: Math.round(part * 100) / 100 })
      left -= part
      room -= part
    }
  }
  return weeks
}

function datedSteps(steps: readonly RouteStep[], pace: Pace): ScheduledStep[] {
  const capacity = hoursPerWeek(pace.hoursPerDay)
  let done = 0
  let notBefore = pace.startsOn
  return steps.map((step) => {
    const from = done / capacity
    done += step.hours
    const to = done / capacity
    notBefore = later(notBefore, step.notBefore)
    const dayAfter = (days: number) => later(addDays(pace.startsOn, days), notBefore)
    return {
      ...step,
      startWeek: Math.floor(from + 1e-9) + 1,
      endWeek: Math.max(1, Math.ceil(to - 1e-9)),
      startsOn: dayAfter(Math.floor(from * 7 + 1e-9)),
      endsOn: dayAfter(Math.max(0, Math.ceil(to * 7 - 1e-9) - 1)),
    }
  })
}

function datedRole(role: RouteRole, steps: readonly ScheduledStep[], pace: Pace): Milestone {
  if (role.reachedAfter === null) return { ...role, week: null, date: null }
  const last = role.reachedAfter === 0 ? null : must(steps[role.reachedAfter - 1])
  const date = last?.endsOn ?? pace.startsOn
  const held = later(date, role.heldUntil)
  const week = held === date ? (last?.endWeek ?? 0) : Math.ceil(daysBetween(pace.startsOn, held) / 7)
  return { ...role, week, date: held }
}

const later = (day: LocalDate, other: LocalDate = day) => (other > day ? other : day)

const WEEKS_PER_MONTH = 365.25 / 12 / 7

/** Whole months, rounded, at least one for any work at all. */
export function monthsOf(weeks: number): number {
  return weeks === 0 ? 0 : Math.max(1, Math.round(weeks / WEEKS_PER_MONTH))
}
