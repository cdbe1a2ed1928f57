import { MOST_NAMED, nameList } from '#core/text/name-list.ts'
import type { Milestone, Pace, Route } from '#core/career/dated-route.ts'
import { hoursADayText, MOST_HOURS_PER_DAY, STUDY_DAYS_PER_WEEK } from '#core/career/study-hours.ts'

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
  const better = paidWay(routes)
  const sooner = own && better && paidSooner(own, better)
  if (!sooner) return [...routes]
  const { title, pay, week } = sooner
  const word = `By way of ${title} you would be there no later, and could apply for paid work (${pay} a year) from week ${week}.`
  return [{ ...own, advice: [...own.advice, word] }, ...others]
}

/** Of the others the first that brings a paid job sooner than the own one and the dream role no later; null without any. */
export function paidWay([own, ...others]: readonly Route[]): Route | null {
  if (!own || own.kind === 'interim') return null
  return others.find((other) => paidSooner(own, other) !== null) ?? null
}

function paidSooner(own: Route, other: Route): Milestone | null {
  if (other.via === null || other.arrivesOn === null || own.arrivesOn === null) return null
  if (other.arrivesOn > own.arrivesOn) return null
  const isVia = ({ roleId }: Milestone) => roleId === other.via?.roleId
  const theirs = other.milestones.find(isVia)
  const mine = own.milestones.find(isVia)?.week ?? Infinity
  return theirs?.week != null && theirs.week > 0 && theirs.week < mine ? theirs : null
}

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
