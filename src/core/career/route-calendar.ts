import type { Route } from '#core/career/dated-route.ts'
import { addDays, type Instant, type LocalDate } from '#core/time.ts'

/** Who the calendar is for and when it was made; `ownerId` keeps the identifiers of two people apart. */
export type CalendarFacts = { ownerId: string; dreamRole: string; madeAt: Instant }

/**
 * A route as a calendar file (iCalendar, RFC 5545): an all-day entry for each step, and one for the day a role
 * comes into reach. Identifiers are stable, so that a later file of the same route replaces this one.
 */
export function routeCalendar(
  route: Pick<Route, 'kind' | 'via' | 'steps' | 'milestones'>,
  facts: CalendarFacts,
): string {
  const name = `${facts.ownerId}-${route.via?.roleId ?? route.kind}`
  const stamp = facts.madeAt.replace(/[-:]|\.\d+/g, '')
  const steps = route.steps.flatMap((step, index) =>
    entry({
      uid: `${name}-step-${step.courseId || index}`,
      stamp,
      from: step.startsOn,
      to: step.endsOn,
      title: step.title,
      text: `${step.hours} hours`,
    }),
  )
  const roles = route.milestones.flatMap(({ roleId, title, date, pay, percent }) =>
    date === null
      ? []
      : entry({
          uid: `${name}-role-${roleId}`,
          stamp,
          from: date,
          to: date,
          title: `In reach: ${title}`,
          text: `Role match ${percent} percent. Pay ${pay} a year (US).`,
        }),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Route//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(`Route to ${facts.dreamRole}`)}`,
    ...steps,
    ...roles,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

type Entry = { uid: string; stamp: string; from: LocalDate; to: LocalDate; title: string; text: string }

/** The end of an all-day entry is the day after its last (section 3.6.1). */
function entry({ uid, stamp, from, to, title, text }: Entry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@waymark`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function plain(date: LocalDate): string {
  return date.replaceAll('-', '')
}

/** Section 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const MOST_OCTETS = 75

/** Lines of at most 75 octets of UTF-8, continued after a space; no character is cut (section 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = octetsOf(sign)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return folded
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}
