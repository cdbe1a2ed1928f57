import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, type Instant, type LocalDate } from './time.ts'

/** An entry of a calendar: timed in UTC, or whole days from the first to the last. */
export type CalendarEntry = {
  /** Stable: a later file with the same one replaces the entry. */
  uid: string
  title: string
  text?: string | undefined
  url?: string | undefined
  place?: string | undefined
  at: { startsAt: Instant; endsAt: Instant } | { from: LocalDate; to: LocalDate }
  /** When this version of it was written, and how many there were before (RFC 5545, 3.8.7). */
  stamp: Instant
  sequence: number
  isCancelled?: boolean
  /** Minutes before the start. */
  alarms?: readonly number[] | undefined
}

const REFRESH_SECONDS = 3_600
const MINUTE_S = 60

/**
 * A calendar file (iCalendar, RFC 5545). Lines end with CRLF and are folded at 75 octets by the library. Without a name, entries join the
 * calendar that is there: a file with one is opened as another calendar by some programs, and asked for again.
 */
export function calendarFile(name: string | null, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    ...(name === null ? {} : { name: clean(name), ttl: REFRESH_SECONDS }),
    prodId: { company: 'Waymark', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { uid, title, text, url, place, at, stamp, sequence, isCancelled = false, alarms = [] } of entries) {
    const isWholeDay = 'from' in at
    calendar.createEvent({
      id: uid,
      sequence,
      stamp,
      lastModified: stamp,
      summary: clean(title),
      ...(text ? { description: clean(text) } : {}),
      ...(place ? { location: clean(place) } : {}),
      ...(url ? { url } : {}),
      // the end of whole days is the day after the last (section 3.6.1)
      ...(isWholeDay
        ? { start: at.from, end: addDays(at.to, 1), allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
        : { start: at.startsAt, end: at.endsAt, transparency: ICalEventTransparency.OPAQUE }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      alarms: isCancelled
        ? []
        : alarms.map((minutes) => ({
            type: ICalAlarmType.display,
            trigger: minutes * MINUTE_S,
            description: clean(title),
          })),
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Control characters have no place in a calendar (section 3.1), and some programs end a line at Unicode's separators. */
function clean(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '')
}
