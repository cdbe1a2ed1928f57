import { must } from '#core/must.ts'
/**
 * The streak told the slow way: one calendar day after the other, with its own idea of local dates and offsets.
 * Shares no code with the product, so that the two can be held against each other.
 */
export type NaiveAction = { at: number; zone: string }

export type NaiveStreak = { dates: string[]; frozen: string[]; freezes: number; today: string }

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function naiveStreak(actions: NaiveAction[], outages: string[], now: NaiveAction): NaiveStreak {
  let run: string[] = []
  let frozen: string[] = []
  let freezes = 0
  let last = null as (NaiveAction & { date: string }) | null

  const walkTo = (next: NaiveAction, date: string) => {
    if (last === null) return
    const between: string[] = []
    for (let day = dayAfter(last.date); day < date; day = dayAfter(day)) between.push(day)
    if (between.length === 1 && isExcused(last, next, must(between[0]))) return
    const missed = between.filter((day) => !outages.includes(day))
    if (missed.length <= freezes) {
      freezes -= missed.length
      frozen.push(...missed)
    } else {
      run = []
      frozen = []
    }
  }

  for (const action of actions) {
    const date = laterOf(naiveDate(action), last)
    if (date !== last?.date) {
      walkTo(action, date)
      run.push(date)
      if (run.length % 7 === 0 && freezes < 2) freezes += 1
    }
    last = { ...action, date }
  }
  const today = laterOf(naiveDate(now), last)
  walkTo(now, today)
  return { dates: run, frozen, freezes, today }
}

/** Wall-clock time as milliseconds, as if its zone were UTC. */
export function wallClock({ at, zone }: NaiveAction): number {
  const text = wallFormat(zone).format(at)
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}

export function naiveDate(action: NaiveAction): string {
  return new Date(wallClock(action)).toISOString().slice(0, 10)
}

function isExcused(last: NaiveAction, next: NaiveAction, missing: string): boolean {
  if (next.at - last.at > 36 * HOUR) return false
  const isAheadNow = wallClock(next) > wallClock({ at: next.at, zone: last.zone })
  return isAheadNow || !existsIn(next.zone, missing)
}

/** Looks at every quarter of an hour that could be on that date anywhere. */
function existsIn(zone: string, date: string): boolean {
  const noon = Date.parse(`${date}T12:00:00Z`)
  for (let at = noon - 30 * HOUR; at <= noon + 30 * HOUR; at += HOUR / 4)
    if (naiveDate({ at, zone }) === date) return true
  return false
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
}

function laterOf(date: string, last: { date: string } | null): string {
  return last !== null && last.date > date ? last.date : date
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Sweden writes '2026-11-21 03:22:00'. */
function wallFormat(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(zone, format)
  return format
}
