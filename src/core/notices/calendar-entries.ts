import type { CalendarEntry } from '../calendar-file.ts'
import { addMs, MINUTE_MS } from '../time.ts'
import { instantAt } from './own-clock.ts'
import type { DueWhat, NoticeFacts } from './reasons.ts'

/** An entry without its history: when it was written, and how often before. */
export type EntryContent = Omit<CalendarEntry, 'stamp' | 'sequence' | 'isCancelled'>

const USUAL_MINUTES = 60
const ALARMS_MINUTES = [1_440, 60]

type Interview = NoticeFacts['interviews'][number] & { minutes: number | null; place: string }

export type EntryWords = { interview: string; deadline: string; answer: string; due: Record<DueWhat, string> }

/** The calendar is the person's own: it may name firms. */
export function interviewEntry(
  { id, applicationId, onDate, atTime, zone, name, minutes, place }: Interview,
  words: EntryWords,
  base: string,
): EntryContent {
  const startsAt = atTime === null ? null : instantAt(zone, onDate, atTime)
  return {
    uid: `interview-${id}@waymark`,
    title: titleOf(words.interview, name),
    place,
    url: linkTo(base, applicationId),
    alarms: startsAt === null ? [] : ALARMS_MINUTES,
    at:
      startsAt === null
        ? { from: onDate, to: onDate }
        : { startsAt, endsAt: addMs(startsAt, (minutes ?? USUAL_MINUTES) * MINUTE_MS) },
  }
}

export function dueEntry(
  { id, applicationId, what, dueOn, name }: NoticeFacts['dues'][number],
  words: EntryWords,
  base: string,
): EntryContent {
  return {
    uid: `${what}-${id}@waymark`,
    title: titleOf(words.due[what], name),
    url: linkTo(base, applicationId),
    at: { from: dueOn, to: dueOn },
  }
}

export function deadlineEntry(
  { applicationId, onDate, name, isOffer = false }: NoticeFacts['deadlines'][number],
  words: EntryWords,
  base: string,
): EntryContent {
  return {
    uid: `deadline-${applicationId}@waymark`,
    title: titleOf(isOffer ? words.answer : words.deadline, name),
    url: linkTo(base, applicationId),
    at: { from: onDate, to: onDate },
  }
}

function titleOf(what: string, name: string | null): string {
  return name === null ? what : `${what}: ${name}`
}

function linkTo(base: string, applicationId: string): string {
  return `${base}/applications/${encodeURIComponent(applicationId)}`
}
