import { monthsBetween } from '#core/career/skills/months.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import type { Instant } from '#core/time.ts'

type Project = ResumeFacts['projects'][number]
const LONGEST_TEXT = 600
const FROM_TO =
  /\b((?:19|20)\d\d)\s?(?:[-–—]|to|until|till|bis|à|hasta|ile)\s?((?:19|20)\d\d|today|now|present|heute|bugün|aujourd|hoy|actualidad)/iu
const SINCE = /\b(?:since|seit|depuis|desde)\s(?:\p{L}{3,10}\s)?((?:19|20)\d\d)\b/iu

/**
 * How long a project lived and how long ago it ended: by its dates, or by years in its words ('2019 to today', 'since 2020'). A
 * date alone says when it was made, and not that it is made to this day.
 */
export function spanOf(project: Project, now: Instant): { months: number; monthsSince: number } | null {
  const [start, end] = project.startDate ? datesOf(project) : yearsIn(project)
  if (!start || start > now) return null
  const until = end && end < now ? end : now
  return { months: Math.max(0, monthsBetween(start, until)), monthsSince: Math.max(0, monthsBetween(until, now)) }
}

function datesOf({ startDate, endDate, isCurrent }: Project): [string | null, string | null] {
  return [startDate, endDate ?? (isCurrent === true ? null : startDate)]
}

function yearsIn({ name, description }: Project): [string | null, string | null] {
  const text = `${name} ${description ?? ''}`.slice(0, LONGEST_TEXT)
  const [, from, to] = FROM_TO.exec(text) ?? []
  if (from && to) return [from, /^\d/u.test(to) ? to : null]
  const [, since] = SINCE.exec(text) ?? []
  return [since ?? null, null]
}
