import { must } from '#core/must.ts'
import type { Experience, ResumeFacts } from '#core/resume/schema.ts'
import type { LocalDate } from '#core/time.ts'

export type Misdated = { fact: string; fault: 'reversed' | 'future' }

const MOST_GAP_MONTHS = 6

/** Entries that end before they start, or lie in the future; a degree may be expected, and a job may be agreed on. */
export function misdated({ experience, education, projects }: ResumeFacts, today: LocalDate): Misdated[] {
  const now = monthsOf(today.slice(0, 7), 'late')
  const found: Misdated[] = []
  const look = (
    fact: string,
    { startDate, endDate }: { startDate: string | null; endDate: string | null },
    isPlan: boolean,
  ) => {
    if (startDate && endDate && monthsOf(endDate, 'late') < monthsOf(startDate, 'early'))
      found.push({ fact, fault: 'reversed' })
    const first = startDate ?? (isPlan ? null : endDate)
    const last = isPlan ? null : endDate
    if ([first, last].some((date) => date !== null && monthsOf(date, 'early') > now))
      found.push({ fact, fault: 'future' })
  }
  experience.forEach((entry, at) => look(`experience.${at}`, entry, false))
  education.forEach((entry, at) => look(`education.${at}`, entry, true))
  projects.forEach((entry, at) => look(`projects.${at}`, entry, false))
  return found
}

/** Jobs that stand below one that both began and ended earlier. */
export function findOutOfOrder(experience: readonly Experience[]): number[] {
  const dated = experience.map((entry, at) => ({ at, span: spanOf(entry) })).filter(({ span }) => span !== null)
  return dated.flatMap(({ at, span }, place) => {
    const above = dated[place - 1]?.span
    return above && above.start < must(span).start && above.end < must(span).end ? [at] : []
  })
}

/** Times of more than six months between two jobs that no job, school or project covers; `before` is the later job. */
export function findGaps({ experience, education, projects }: ResumeFacts): { before: number }[] {
  const jobs = experience
    .map((entry, at) => ({ at, span: spanOf(entry) }))
    .filter((job): job is { at: number; span: Span } => job.span !== null)
    .sort((a, b) => a.span.start - b.span.start)
  const others = [...education, ...projects].flatMap(
    (entry) => spanOf({ ...entry, isCurrent: 'isCurrent' in entry && entry.isCurrent === true }) ?? [],
  )
  return jobs.slice(1).flatMap((job) => {
    const earlier = jobs.filter((other) => other.span.start < job.span.start).map((other) => other.span)
    const covered = [...earlier, ...others.filter((other) => other.start < job.span.start)]
    // Without an end it is not known when the last job ended.
    if (experience.some((entry, at) => at !== job.at && !entry.isCurrent && entry.startDate && !entry.endDate))
      return []
    const last = Math.max(...covered.map((span) => span.end))
    const isFirst = earlier.length === 0
    return !isFirst && job.span.start - last - 1 > MOST_GAP_MONTHS ? [{ before: job.at }] : []
  })
}

type Span = { start: number; end: number }

/** A year alone gets the benefit of the doubt: it may begin in January and end in December. */
function spanOf({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate: string | null
  endDate: string | null
  isCurrent: boolean
}): Span | null {
  const start = startDate ?? endDate
  if (!start) return null
  return { start: monthsOf(start, 'early'), end: isCurrent ? Infinity : monthsOf(endDate ?? start, 'late') }
}

function monthsOf(date: string, edge: 'early' | 'late'): number {
  const [year, month] = date.split('-')
  return Number(year) * 12 + (month ? Number(month) - 1 : edge === 'early' ? 0 : 11)
}
