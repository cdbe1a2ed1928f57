import { longDate } from '#core/long-date.ts'
import { localDateIn, msOf, type Instant, type LocalDate } from '#core/time.ts'

const monthYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** 'March 2024', where the person is. */
export function joinedMonth(joined: Instant, zone: string): string {
  return monthYear.format(msOfDate(localDateIn(zone, joined)))
}

/** 'March 5th, 2024', where the person is. */
export function earnedDate(earnedAt: Instant, zone: string): string {
  return longDate(localDateIn(zone, earnedAt))
}

/** '5 Mar' as this language writes it. */
export function shortDate(date: LocalDate): string {
  return short.format(msOfDate(date))
}

export function weekdayName(date: LocalDate): string {
  return weekday.format(msOfDate(date))
}

/** '5 h 12 min', '12 min', 'under a minute'. */
export function timeLeft(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'under a minute'
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** 'Europe/Istanbul' as 'Istanbul', 'America/Port_of_Spain' as 'Port of Spain'. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}

function msOfDate(date: LocalDate): number {
  return msOf(`${date}T00:00:00.000Z`)
}
