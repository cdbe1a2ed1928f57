import type { Season, StudyState } from '#core/resume/schema.ts'
import { isOver, systemClock } from '#core/time.ts'
import type { Catalogue } from '../strings/catalogue.ts'

type Times = Catalogue['resumeResult']['times']

/** 'YYYY-MM' as 'Mar 2024', 'YYYY' as it is. */
export function monthInWords(date: string, words: Times, season?: Season): string {
  if (season) return words.season(season, date.slice(0, 4))
  return date.includes('-') ? words.month(date) : date
}

/** A time span in words; what is not known is left out, and nothing known is ''. */
export function spanInWords(
  span: {
    start: string | null
    end: string | null
    isOpen?: boolean
    startSeason?: Season | undefined
    endSeason?: Season | undefined
    state?: StudyState | undefined
  },
  words: Times,
): string {
  const start = span.start && monthInWords(span.start, words, span.startSeason)
  const end = span.end ? monthInWords(span.end, words, span.endSeason) : span.isOpen && !span.state && words.today
  const time = start && end && (start !== end || !span.startSeason) ? words.span(start, end) : start || end || ''
  const state = span.state && span.state !== 'finished' ? words.states[span.state] : ''
  return [time, state].filter(Boolean).join(', ')
}

/** When a certificate was given and when it ends, or its end alone; one that is over says so. */
export function termInWords(
  {
    date,
    endDate = null,
    state,
  }: { date: string | null; endDate?: string | null | undefined; state?: StudyState | undefined },
  words: Times,
): string {
  const time =
    endDate && !date
      ? words.until(monthInWords(endDate, words))
      : spanInWords({ start: date, end: endDate, state }, words)
  return isOver(endDate, systemClock.now()) ? `${time}, ${words.ranOut}` : time
}
