import type { Route } from '#core/career/routes/dated-route.ts'
import { calendarFile, type CalendarEntry } from '#core/calendar-file.ts'
import type { Instant } from '#core/time.ts'
import { turkishName } from '#core/career/catalogue/turkish-names.ts'

type CalendarWords = {
  named: (title: string) => string
  calendar: (role: string) => string
  hours: (hours: number) => string
  practise: (project: string, hours: number) => string
  inReach: (role: string) => string
  match: (percent: number, pay: string) => string
}

const WORDS = {
  en: {
    named: (title) => title,
    calendar: (role) => `Route to ${role}`,
    hours: (hours) => (hours === 1 ? '1 hour' : `${hours} hours`),
    practise: (project, hours) => `Practise: ${project} (${hours === 1 ? '1 hour' : `${hours} hours`})`,
    inReach: (role) => `In reach: ${role}`,
    match: (percent, pay) => `Role match ${percent} percent. Pay ${pay} a year (US).`,
  },
  tr: {
    named: turkishName,
    calendar: (role) => `${role} yolu`,
    hours: (hours) => `${hours} saat`,
    practise: (project, hours) => `Alıştırma: ${project} (${hours} saat)`,
    inReach: (role) => `Erişiminde: ${role}`,
    match: (percent, pay) => `Rol uygunluğu yüzde ${percent}. Yıllık ücret ${pay} (ABD).`,
  },
} satisfies Record<string, CalendarWords>

/** Who the calendar is for and when it was made; `ownerId` keeps the identifiers of two people apart. */
export type CalendarFacts = {
  ownerId: string
  dreamRole: string
  madeAt: Instant
  projects: Readonly<Record<string, { title: string }>>
  language: keyof typeof WORDS
}
type DatedRoute = Pick<Route, 'kind' | 'via' | 'steps' | 'milestones'>

/**
 * A route as a calendar file: an all-day entry for each step, and one for the day a role comes into reach. Identifiers
 * are stable, so that a later file of the same route replaces this one.
 */
export function routeCalendar(route: DatedRoute, facts: CalendarFacts): string {
  const words = WORDS[facts.language]
  return calendarFile(words.calendar(words.named(facts.dreamRole)), routeEntries(route, facts))
}

export function routeEntries(
  route: DatedRoute,
  { ownerId, madeAt, projects, language }: CalendarFacts,
): CalendarEntry[] {
  const words = WORDS[language]
  const name = `${ownerId}-${route.via?.roleId ?? route.kind}`
  const steps = route.steps.map(({ courseId, startsOn, endsOn, title, hours, projects: practice }, index) => ({
    uid: `${name}-step-${courseId || index}@waymark`,
    stamp: madeAt,
    sequence: 0,
    at: { from: startsOn, to: endsOn },
    title,
    text: [
      words.hours(hours),
      ...practice.map((one) => words.practise(projects[one.projectId]?.title ?? '', one.hours)),
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
          title: words.inReach(words.named(title)),
          text: words.match(percent, pay),
        },
  )
  return [...steps, ...roles]
}
