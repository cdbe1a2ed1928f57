import { MOST_NAMED, nameList } from '#core/text/name-list.ts'
import type { Milestone, Pace, Route } from '#core/career/routes/dated-route.ts'
import { daysBetween } from '#core/time.ts'
import { hoursADayText, MOST_HOURS_PER_DAY, STUDY_DAYS_PER_WEEK } from '#core/career/courses/study-hours.ts'

/** More than this a day is not advised to anybody. */
const MOST_ADVISED_HOURS = 8

/** What stands between a route and its timeframe of `limit` weeks, by how much, and what would help. */
export function adviceFor(route: Omit<Route, 'advice'>, pace: Pace, limit: number | null): string[] {
  const dream = route.milestones.find((milestone) => milestone.kind === 'dream')
  const advice: string[] = []
  if (dream && dream.week === null) {
    advice.push(
      `These courses bring ${dream.title} to a role match of ${dream.percent} percent, not yet into reach. Skills from work or projects, added to your resume, close the rest.`,
    )
  }
  if (limit === null || route.weeksLate === 0) return advice
  advice.push(
    `At ${hoursADayText(pace.hoursPerDay)} a day this takes ${weeksText(route.weeks)}, ${weeksText(route.weeksLate)} more than you planned.`,
  )
  advice.push(hoursAdvice(route.hours, limit))
  const inTime = route.milestones.filter((one) => one.kind === 'interim' && one.week !== null && one.week <= limit)
  if (inTime.length > 0 && pace.isStraight !== true)
    advice.push(
      `Within your time you could apply as ${nameList(
        inTime.map((one) => one.title),
        MOST_NAMED,
      )}, and go on from there.`,
    )
  advice.push('A skill you have already and show by your resume or a skill check takes its hours off the route.')
  return advice
}

/**
 * The routes with a word on the first, where another brings a paid job sooner and the dream role no later: this has
 * to be said where the first is looked at alone.
 */
export function withPaidWay(routes: readonly Route[]): Route[] {
  const [own, ...others] = routes
  if (!own || own.kind === 'interim') return [...routes]
  const sooner = others.map((other) => paidSooner(own, other)).find((milestone) => milestone !== null)
  if (!sooner) return [...routes]
  const { title, pay, week } = sooner
  const word = `By way of ${title} you would be there no later, and could apply for paid work (${pay} a year) from week ${week}.`
  return [{ ...own, advice: [...own.advice, word] }, ...others]
}

/**
 * Of the others the one to propose to who wants paid work on the way: it brings the first of it well before the own one does, by
 * more than what it costs the dream role; the one by the `nearest` job, else the one that gains most. The one proposed `before`
 * stays while it is one of them. null without any.
 */
export function paidWay(
  [own, ...others]: readonly Route[],
  { nearest, before = null }: { nearest: string | null; before?: string | null },
): Route | null {
  if (!own || own.kind === 'interim') return null
  const better = others
    .map((route) => ({ route, gain: daysGained(own, route) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ route }) => route)
  const by = (roleId: string | null) => better.find(({ via }) => via?.roleId === roleId)
  return by(before) ?? by(nearest) ?? better[0] ?? null
}

const LEAST_DAYS_SOONER = 14
/** A day that the dream role comes later has to bring paid work so many days sooner. */
const SOONER_PER_LATER = 3

/** Days by which another route brings its job before the own one brings any, less what it costs; 0 for what is not worth it. */
function daysGained(own: Route, other: Route): number {
  const paid = own.milestones.flatMap(({ date }) => date ?? []).toSorted()[0]
  const theirs = other.milestones.find(({ roleId }) => roleId === other.via?.roleId)?.date
  if (!paid || !theirs || own.arrivesOn === null || other.arrivesOn === null) return 0
  const sooner = daysBetween(theirs, paid)
  const later = Math.max(0, daysBetween(own.arrivesOn, other.arrivesOn))
  return sooner < LEAST_DAYS_SOONER ? 0 : sooner - SOONER_PER_LATER * later
}

/** The job by way of which another route goes, where that route brings it sooner and the dream role no later. */
function paidSooner(own: Route, other: Route): Milestone | null {
  if (other.via === null || other.arrivesOn === null || own.arrivesOn === null) return null
  if (other.arrivesOn > own.arrivesOn) return null
  const theirs = other.milestones.find(({ roleId }) => roleId === other.via?.roleId)
  return theirs?.week != null && theirs.week > 0 && theirs.week < (viaWeek(own, other) ?? Infinity) ? theirs : null
}

const viaWeek = (own: Route, { via }: Route) => own.milestones.find(({ roleId }) => roleId === via?.roleId)?.week

function hoursAdvice(hours: number, limit: number): string {
  const needed = Math.ceil((hours / limit / STUDY_DAYS_PER_WEEK) * 4) / 4
  if (needed <= MOST_ADVISED_HOURS) return `With ${hoursADayText(needed)} a day you would be there in time.`
  const months = Math.ceil(hours / (MOST_ADVISED_HOURS * STUDY_DAYS_PER_WEEK) / 4.35)
  const reach =
    needed <= MOST_HOURS_PER_DAY
      ? 'More hours a day than anyone keeps up would be needed'
      : 'No number of hours a day would do'
  return `${reach}; plan for at least ${months} months.`
}

function weeksText(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`
}
