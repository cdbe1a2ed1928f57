import type { LocalTime } from '../../time.ts'
import type { DueWhat, WeekFacts } from '../reasons.ts'

/** Sentences of reminders in one language. `name` is firm and job, null where it is not known or not to be shown. */
export type NoticeWords = {
  greeting: (firstName: string) => string
  interview: (when: { days: number; atTime: LocalTime | null }, name: string | null) => string
  due: Record<DueWhat, (name: string | null) => string>
  deadline: (days: number, name: string | null) => string
  answer: (days: number, name: string | null) => string
  openings: (count: number, name: string | null) => string
  practice: (count: number) => string
  streak: (days: number) => string
  weekly: { title: string; lines: (week: WeekFacts) => string[] }
  several: (count: number) => string
  /** What the picture of the week shows, for those who do not see it. */
  picture: (days: { day: string; done: number }[]) => string
  open: Record<'application' | 'applications' | 'openings' | 'dashboard' | 'practice', string>
  /** Why this mail came, and how it stops. */
  why: string
  stop: string
  settings: string
  test: { title: string; body: string }
}
