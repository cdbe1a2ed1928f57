import {
  addDays,
  addMs,
  daysBetween,
  HOUR_MS,
  isoWeekOf,
  localDateIn,
  weekStartOf,
  type Instant,
  type LocalDate,
  type LocalTime,
} from '../time.ts'
import { afterQuiet, beforeQuiet, endOfDay, instantAt, type OwnClock } from './own-clock.ts'
import type { NoticeKind, NoticeSettings } from './kinds.ts'

export type DueWhat = 'follow_up' | 'thank_you' | 'close_no_answer' | 'task'

/** What is true of a person now. Names are those of firm and job, null where neither is known. */
export type NoticeFacts = {
  interviews: readonly {
    id: string
    applicationId: string
    onDate: LocalDate
    atTime: LocalTime | null
    zone: string
    name: string | null
  }[]
  dues: readonly { id: string; applicationId: string; what: DueWhat; dueOn: LocalDate; name: string | null }[]
  /** To apply, or to answer an offer. */
  deadlines: readonly { applicationId: string; onDate: LocalDate; name: string | null; isOffer?: boolean }[]
  /** Watches of openings that found something since their owner last looked. */
  openings: readonly WatchNews[]
  /** null without game elements, and where there is none to lose. */
  streak: { length: number; isTodayMade: boolean } | null
  /** Skills and missed items that are to come back by now. */
  practice: number
  week: WeekFacts
}

/** What a watch of openings has for its owner, who has not seen it yet. */
export type WatchNews = {
  watchId: string
  name: string
  fresh: number
  /** When the newest of them was found. */
  newestAt: Instant
  cadence: 'daily' | 'weekly'
}

/** The week that ended yesterday or the last seven days, and what the next seven bring. */
export type WeekFacts = {
  /** How much was done on each of the last seven days, yesterday last. */
  byDay: readonly number[]
  coursesCompleted: number
  applicationsSent: number
  interviewsAhead: number
  duesAhead: number
  nextCourse: string | null
}

export type Detail =
  | {
      what: 'interview'
      lead: 'day' | 'hour'
      startsAt: Instant | null
      onDate: LocalDate
      atTime: LocalTime | null
      applicationId: string
      interviewId: string
      name: string | null
    }
  | { what: DueWhat | 'deadline' | 'answer'; dueOn: LocalDate; applicationId: string; name: string | null }
  | { what: 'openings'; fresh: number; name: string }
  | { what: 'weekly'; week: WeekFacts }
  | { what: 'practice'; count: number }
  | { what: 'streak'; length: number }

/** Why somebody is to be reminded: once for each kind and subject. It ends at `endsAt`, if not before. */
export type Reason = { kind: NoticeKind; subject: string; dueAt: Instant; endsAt: Instant | null; detail: Detail }

const DEADLINE_LEADS_DAYS = [3, 1]
/** A streak of one day is no loss. */
const STREAK_WORTH_KEEPING = 2

/** Everything there is to remind of, worked out from the facts each time: what is done has no reason any more. */
export function reasonsOf(facts: NoticeFacts, settings: NoticeSettings, clock: OwnClock, now: Instant): Reason[] {
  const { zone } = clock
  const today = localDateIn(zone, now)
  const at = (kind: NoticeKind, date: LocalDate): Instant =>
    afterQuiet(clock, instantAt(zone, date, settings[kind].atTime))
  const reasons: Reason[] = facts.interviews.flatMap((interview) => interviewReasons(interview, settings, clock))
  for (const { id, applicationId, what, dueOn, name } of facts.dues) {
    const detail: Detail = { what, dueOn, applicationId, name }
    reasons.push({
      kind: 'follow_up',
      subject: `${id}/${what}/${dueOn}`,
      dueAt: at('follow_up', dueOn),
      endsAt: null,
      detail,
    })
  }
  for (const { applicationId, onDate, name, isOffer = false } of facts.deadlines) {
    for (const lead of DEADLINE_LEADS_DAYS) {
      const detail: Detail = { what: isOffer ? 'answer' : 'deadline', dueOn: onDate, applicationId, name }
      const subject = `${applicationId}/${onDate}/${lead}`
      // the second one takes over from the first
      const endsAt = endOfDay(zone, lead === 1 ? onDate : addDays(onDate, -2))
      reasons.push({ kind: 'deadline', subject, dueAt: at('deadline', addDays(onDate, -lead)), endsAt, detail })
    }
  }
  reasons.push(...facts.openings.map((news) => openingsReason(news, settings, clock, at)))
  if (facts.streak && !facts.streak.isTodayMade && facts.streak.length >= STREAK_WORTH_KEEPING) {
    const detail: Detail = { what: 'streak', length: facts.streak.length }
    reasons.push({
      kind: 'streak',
      subject: today,
      dueAt: at('streak', today),
      endsAt: endOfDay(zone, today),
      detail,
    })
  }
  if (facts.practice > 0) {
    const detail: Detail = { what: 'practice', count: facts.practice }
    const endsAt = endOfDay(zone, addDays(weekStartOf(today), 6))
    reasons.push({ kind: 'practice', subject: isoWeekOf(today), dueAt: at('practice', today), endsAt, detail })
  }
  if (hasNews(facts.week)) {
    for (const start of [weekStartOf(today), addDays(weekStartOf(today), 7)]) {
      const date = addDays(start, settings.weekly.weekday - 1)
      const detail: Detail = { what: 'weekly', week: facts.week }
      const endsAt = endOfDay(zone, addDays(date, 1))
      reasons.push({ kind: 'weekly', subject: isoWeekOf(date), dueAt: at('weekly', date), endsAt, detail })
    }
  }
  return reasons
}

/** Once for what came on a day, or in a week; what somebody has looked at is no news any more. */
function openingsReason(
  { watchId, name, fresh, newestAt, cadence }: WatchNews,
  settings: NoticeSettings,
  { zone }: OwnClock,
  at: (kind: NoticeKind, date: LocalDate) => Instant,
): Reason {
  const foundOn = localDateIn(zone, newestAt)
  const nextWeekday = addDays(weekStartOf(foundOn), 7 + settings.openings.weekday - 1)
  const sameDay = at('openings', foundOn)
  const dueAt =
    cadence === 'weekly'
      ? at('openings', nextWeekday)
      : sameDay > newestAt
        ? sameDay
        : at('openings', addDays(foundOn, 1))
  const subject = `${watchId}/${cadence === 'weekly' ? isoWeekOf(foundOn) : foundOn}`
  return { kind: 'openings', subject, dueAt, endsAt: null, detail: { what: 'openings', fresh, name } }
}

export function daysActive({ byDay }: Pick<WeekFacts, 'byDay'>): number {
  return byDay.filter((done) => done > 0).length
}

function hasNews({ byDay, nextCourse, ...counts }: WeekFacts): boolean {
  return byDay.some((done) => done > 0) || nextCourse !== null || Object.values(counts).some((count) => count > 0)
}

/** A day and an hour before; without a time of day only on the evening before. Quiet hours bring them forward. */
function interviewReasons(
  { id, applicationId, onDate, atTime, zone, name }: NoticeFacts['interviews'][number],
  settings: NoticeSettings,
  clock: OwnClock,
): Reason[] {
  const startsAt = atTime === null ? null : instantAt(zone, onDate, atTime)
  const about = { what: 'interview', startsAt, onDate, atTime, applicationId, interviewId: id, name } as const
  const subject = `${id}/${startsAt ?? onDate}`
  if (startsAt === null) {
    const dueAt = beforeQuiet(clock, instantAt(clock.zone, addDays(onDate, -1), settings.interview.atTime))
    const detail: Detail = { ...about, lead: 'day' }
    return [{ kind: 'interview', subject: `${subject}/day`, dueAt, endsAt: endOfDay(clock.zone, onDate), detail }]
  }
  const hourBefore = beforeQuiet(clock, addMs(startsAt, -HOUR_MS))
  return [
    {
      kind: 'interview',
      subject: `${subject}/day`,
      dueAt: beforeQuiet(clock, addMs(startsAt, -24 * HOUR_MS)),
      endsAt: hourBefore,
      detail: { ...about, lead: 'day' },
    },
    {
      kind: 'interview',
      subject: `${subject}/hour`,
      dueAt: hourBefore,
      endsAt: startsAt,
      detail: { ...about, lead: 'hour' },
    },
  ]
}

/** Days from `now` until the day of a reason, for words such as 'tomorrow'. */
export function daysAhead(zone: string, date: LocalDate, now: Instant): number {
  return daysBetween(localDateIn(zone, now), date)
}
