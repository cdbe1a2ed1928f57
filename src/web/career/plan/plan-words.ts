import { must } from '#core/must.ts'
import type { DatedRoute } from '#contract/career-plan.ts'
import type { LocalDate } from '#core/time.ts'
import type { Catalogue } from '../../strings/catalogue.ts'

type Words = Catalogue['plan']

/** Weeks while one still counts in weeks, months beyond; 'today' for nothing left. */
export function durationText({ weeks, months }: Pick<DatedRoute, 'weeks' | 'months'>, words: Words): string {
  if (weeks === 0) return words.today
  return weeks <= 8 ? words.weeks(weeks) : words.months(months)
}

/** 'Straight there', or by way of whom. */
export function routeTitle(route: Pick<DatedRoute, 'kind' | 'via'>, words: Words): string {
  return route.via ? words.byWayOf(route.via.title) : words.straight
}

/** When a role comes into reach: 'today', 'week 12, 14 Feb 2027', or that its courses do not get there. */
export function reachText(
  milestone: { week: number | null; date: LocalDate | null; hasMusts: boolean },
  words: Words,
): string {
  if (milestone.week === null || milestone.date === null)
    return milestone.hasMusts ? words.mustsAlone : words.beyondCourses
  return milestone.week === 0 ? words.inReachToday : words.weekAndDay(milestone.week, milestone.date)
}

/** What is earned on the way, as what, and from which week (0 is today); undefined where no pay comes before the dream role. */
export function payBetween(route: DatedRoute): { pay: string; role: string; week: number } | undefined {
  const first = route.milestones.find((one) => one.roleId === route.via?.roleId) ?? firstInReach(route)
  if (!first || first.week === null) return undefined
  return { pay: first.pay, role: first.title, week: first.week }
}

function firstInReach(route: DatedRoute) {
  const dream = route.milestones.find((one) => one.kind === 'dream')?.week ?? Infinity
  const before = route.milestones.filter((one) => one.kind === 'interim' && one.week !== null && one.week < dream)
  // of those that come first the best paid
  return before.sort((a, b) => must(a.week) - must(b.week) || mostPaid(b) - mostPaid(a) || b.percent - a.percent)[0]
}

const mostPaid = ({ pay }: { pay: string }) => Number(/([\d,]+)$/.exec(pay)?.[1]?.replaceAll(',', '') ?? 0)
