import { type LocalDate, msOf } from '#core/time.ts'
import type { FollowUpKind } from './fitting-follow-ups.ts'

/** As documents are written in, and in their order. */
export const FOLLOW_UP_LANGUAGES = ['en', 'de', 'tr', 'fr', 'es'] as const
export type FollowUpLanguage = (typeof FOLLOW_UP_LANGUAGES)[number]

export type FollowUpFacts = {
  title: string | null
  company: string | null
  appliedOn: LocalDate | null
  interviewOn: LocalDate | null
  /** The next talk that is agreed, on the clocks of `zone` where they named one: 'UTC+1'. */
  invited: { onDate: LocalDate; atTime: string | null; zone?: string } | null
  /** The last day of the task that they set, where it is known. */
  taskUntil?: LocalDate | null
  /** The last day to answer an offer, where it is known. */
  answerBy?: LocalDate | null
  /** Whether they write the month first in English. */
  isAmerican?: boolean
  contactName: string | null
  senderName: string
}

/** How one language words each letter. */
export type Words = Record<FollowUpKind, (facts: FollowUpFacts) => { subject: string; lines: string[] }> & {
  greeting: (name: string | null) => string
  close: (name: string) => string
}

/** The post and the firm, for a subject. */
export const roleOf = ({ title, company }: FollowUpFacts) => [title, company].filter(Boolean).join(', ') || null

/** ' (UTC+1)' behind the hour of a talk. */
export const zoneOf = ({ zone }: NonNullable<FollowUpFacts['invited']>) => (zone === undefined ? '' : ` (${zone})`)

export function subjectOf(matter: string, role: string | null): string {
  return role === null ? matter : `${matter}: ${role}`
}

/** '5 March 2026', '5. März 2026', '5 Mart 2026'. */
export function dayIn(date: LocalDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(msOf(`${date}T00:00:00.000Z`))
}
