import { addDays, daysBetween, type LocalDate } from '../time.ts'
import { type ApplicationEvent, effectiveEvents } from './events.ts'
import type { Outcome, Stage } from './stage.ts'

/** Days until a follow-up is due, by stage: the first one, the next ones, and how many at most. */
export type Cadence = {
  applied: { firstDays: number; nextDays: number; most: number }
  talks: { firstDays: number; nextDays: number; most: number }
  thanksDays: number
  /** So long after a talk nobody thanks any more: then one asks, after `askDays`. */
  thanksOverDays: number
  askDays: number
  noAnswerDays: number
}

export const DEFAULT_CADENCE: Cadence = {
  applied: { firstDays: 7, nextDays: 7, most: 2 },
  talks: { firstDays: 1, nextDays: 3, most: 3 },
  thanksDays: 1,
  thanksOverDays: 4,
  askDays: 10,
  noAnswerDays: 30,
}

export type ReminderKind = 'follow_up' | 'thank_you' | 'apply' | 'close_no_answer' | 'interview' | 'task' | 'answer'

/** One thing to do for an application, and since when it is due. */
export type Reminder = { kind: ReminderKind; dueOn: LocalDate; days: number }

export type ApplicationFacts = {
  stage: Stage
  outcome: Outcome | null
  stageSinceOn: LocalDate
  deadlineOn: LocalDate | null
  snoozedUntil: LocalDate | null
  remindsFollowUps: boolean
  events: readonly ApplicationEvent[]
  /** Days of interviews that took place, or are agreed for a day to come. */
  interviewedOn: readonly LocalDate[]
}

/**
 * What is next to do, worked out from the facts each time: an answer, a later stage or an outcome takes a follow-up
 * away without anybody having to withdraw it. Days on a weekend move to Monday.
 */
export function reminderOf(
  facts: ApplicationFacts,
  today: LocalDate,
  cadence: Cadence = DEFAULT_CADENCE,
): Reminder | null {
  if (facts.outcome !== null) return null
  const reminder = pick(facts, today, cadence)
  if (reminder === null) return null
  const snoozed = facts.snoozedUntil !== null && facts.snoozedUntil > reminder.dueOn
  return snoozed ? { ...reminder, dueOn: facts.snoozedUntil ?? reminder.dueOn } : reminder
}

function pick(facts: ApplicationFacts, today: LocalDate, cadence: Cadence): Reminder | null {
  const { stage, deadlineOn } = facts
  if (stage === 'saved')
    return deadlineOn === null ? null : { kind: 'apply', dueOn: deadlineOn, days: daysBetween(today, deadlineOn) }
  if (stage === 'offer') {
    return deadlineOn === null ? null : { kind: 'answer', dueOn: deadlineOn, days: daysBetween(today, deadlineOn) }
  }
  // who is invited knows where the process stands
  if (!facts.remindsFollowUps || facts.interviewedOn.some((day) => day > today)) return null
  const events = effectiveEvents(facts.events)
  const lastOn = latest(events.map(({ onDate }) => onDate)) ?? facts.stageSinceOn
  // a promised day, or one it was put off to, is waited for; the silence begins behind it
  const from = latest([lastOn, facts.snoozedUntil ?? lastOn]) ?? lastOn
  if (daysBetween(from, today) >= cadence.noAnswerDays)
    return {
      kind: 'close_no_answer',
      dueOn: addDays(from, cadence.noAnswerDays),
      days: daysBetween(lastOn, today),
    }
  const lastTalk = latest(facts.interviewedOn.filter((day) => day <= today))
  if (lastTalk !== undefined && (stage === 'interviewing' || stage === 'applied')) {
    if (events.some(({ kind, onDate }) => kind === 'follow_up' && onDate >= lastTalk)) return null
    const days = daysBetween(lastTalk, today)
    return days <= cadence.thanksOverDays
      ? { kind: 'thank_you', dueOn: workingDay(addDays(lastTalk, cadence.thanksDays)), days }
      : { kind: 'follow_up', dueOn: workingDay(addDays(lastTalk, cadence.askDays)), days }
  }
  // an interview on no known day is asked about as an application is
  const rule = stage === 'talks' ? cadence.talks : cadence.applied
  const reply = events.findLast(({ kind, onDate }) => kind === 'reply' && onDate >= facts.stageSinceOn)
  // what was said in a talk is waited for from that day on
  const since = latest([reply?.onDate ?? facts.stageSinceOn, lastTalk ?? facts.stageSinceOn]) ?? facts.stageSinceOn
  const sent = events.filter(({ kind, onDate }) => kind === 'follow_up' && onDate >= since)
  if (sent.length >= rule.most) return null
  const counted = sent.at(-1)?.onDate ?? since
  const dueOn = workingDay(addDays(counted, sent.length === 0 ? rule.firstDays : rule.nextDays))
  return { kind: 'follow_up', dueOn, days: daysBetween(since, today) }
}

function latest(days: readonly LocalDate[]): LocalDate | undefined {
  let last: LocalDate | undefined
  for (const day of days) if (last === undefined || day > last) last = day
  return last
}

/** Saturday and Sunday move to Monday. 1970-01-05 was a Monday. */
function workingDay(date: LocalDate): LocalDate {
  const weekday = ((daysBetween('1970-01-05', date) % 7) + 7) % 7
  return weekday < 5 ? date : addDays(date, 7 - weekday)
}
