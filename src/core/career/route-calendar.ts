import type { Route } from '#core/career/dated-route.ts'
import { calendarFile, type CalendarEntry } from '#core/calendar-file.ts'
import type { Instant } from '#core/time.ts'

/** Who the calendar is for and when it was made; `ownerId` keeps the identifiers of two people apart. */
export type CalendarFacts = {
  ownerId: string
  dreamRole: string
  madeAt: Instant
  projects: Readonly<Record<string, { title: string }>>
}
type DatedRoute = Pick<Route, 'kind' | 'via' | 'steps' | 'milestones'>

/**
 * A route as a calendar file: an all-day entry for each step, and one for the day a role comes into reach. Identifiers
 * are stable, so that a later file of the same route replaces this one.
 */
export function routeCalendar(route: DatedRoute, facts: CalendarFacts): string {
  return calendarFile(`Route to ${facts.dreamRole}`, routeEntries(route, facts))
}

export function routeEntries(route: DatedRoute, { ownerId, madeAt, projects }: CalendarFacts): CalendarEntry[] {
  const name = `${ownerId}-${route.via?.roleId ?? route.kind}`
  const steps = route.steps.map(({ courseId, startsOn, endsOn, title, hours, projects: practice }, index) => ({
    uid: `${name}-step-${courseId || index}@waymark`,
    stamp: madeAt,
    sequence: 0,
    at: { from: startsOn, to: endsOn },
    title,
    text: [
      `${hours} hours`,
      ...practice.map((one) => `Practise: ${projects[one.projectId]?.title} (${one.hours} hours)`),
    ].join('\n'),
  }))
  const roles = route.milestones.flatMap(({ roleId, title, date, pay, percent }) =>
    date === null
      ? []
      : {
          uid: `${name}-role-${roleId}@waymark`,
          stamp: madeAt,
          sequence: 0,
          at: { from: date, to: date },
          title: `In reach: ${title}`,
          text: `Role match ${percent} percent. Pay ${pay} a year (US).`,
        },
  )
  return [...steps, ...roles]
}
