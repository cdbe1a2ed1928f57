import type { DatedRoute } from '#contract/career-plan.ts'
import type { LocalDate } from '#core/time.ts'

/** '23 Nov 2026', in the reader's own way. */
export function dayText(date: LocalDate, locale?: string): string {
  return format(date, { day: 'numeric', month: 'short', year: 'numeric' }, locale)
}

/** 'March 2027'. */
export function monthText(date: LocalDate, locale?: string): string {
  return format(date, { month: 'long', year: 'numeric' }, locale)
}

/** 'Mar 27', under the axis of the map. */
export function tickText(date: LocalDate, locale?: string): string {
  return format(date, { month: 'short', year: '2-digit' }, locale)
}

/** Weeks while one still counts in weeks, months beyond; 'today' for nothing left. */
export function durationText(weeks: number, months: number): string {
  if (weeks === 0) return 'today'
  if (weeks <= 8) return plural(weeks, 'week')
  return plural(months, 'month')
}

export function plural(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`
}

/** 'Straight there', or by way of whom. */
export function routeTitle(route: Pick<DatedRoute, 'kind' | 'via'>): string {
  return route.via ? `By way of ${route.via.title}` : 'Straight there'
}

export function weeksText(step: { startWeek: number; endWeek: number }): string {
  return step.startWeek === step.endWeek ? `Week ${step.startWeek}` : `Weeks ${step.startWeek} to ${step.endWeek}`
}

/** When a role comes into reach: 'today', 'week 12, 14 Feb 2027', or that this route does not get there. */
export function reachText(milestone: { week: number | null; date: LocalDate | null }): string {
  if (milestone.week === null || milestone.date === null) return 'Not on this route'
  return milestone.week === 0 ? 'In reach today' : `Week ${milestone.week}, ${dayText(milestone.date)}`
}

/** What is earned on the way, and from when; undefined where no pay comes before the dream role. */
export function payBetween(route: DatedRoute): { pay: string; text: string } | undefined {
  const first = route.milestones.find((one) => one.roleId === route.via?.roleId) ?? firstInReach(route)
  if (!first || first.week === null) return undefined
  return { pay: first.pay, text: `a year as ${first.title}, ${first.week === 0 ? 'from today' : `from week ${first.week}`}` }
}

function firstInReach(route: DatedRoute) {
  const dream = route.milestones.find((one) => one.kind === 'dream')?.week ?? Infinity
  const before = route.milestones.filter((one) => one.kind === 'interim' && one.week !== null && one.week < dream)
  return before.sort((a, b) => a.week! - b.week!)[0]
}

function format(date: LocalDate, options: Intl.DateTimeFormatOptions, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(date))
}
