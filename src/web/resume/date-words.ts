import type { Catalogue } from '../strings/catalogue.ts'

type Times = Catalogue['resumeResult']['times']

/** 'YYYY-MM' as 'Mar 2024', 'YYYY' as it is. */
export function monthInWords(date: string, words: Times): string {
  return date.includes('-') ? words.month(date) : date
}

/** A time span in words; what is not known is left out, and nothing known is ''. */
export function spanInWords(
  span: { start: string | null; end: string | null; isOpen?: boolean },
  words: Times,
): string {
  const start = span.start && monthInWords(span.start, words)
  const end = span.end ? monthInWords(span.end, words) : span.isOpen && words.today
  return start && end ? words.span(start, end) : start || end || ''
}
