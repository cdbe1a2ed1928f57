import { isOver } from '#core/time.ts'
import type { Season, StudyState } from '../schema.ts'
import { saysRanOut } from '../parse/sections/certificate-standing.ts'
import { studyStateOf } from '../study-state.ts'

/** How a date is written: by the month's name, or without `months` as a number. */
export type DateWords = {
  readonly months: readonly string[] | null
  readonly present: string
  readonly expected: string
  /** Of studies and certificates that go on, and of those that stopped. */
  readonly running: string
  readonly unfinished: string
  /** Before the end of a certificate, and behind one that is over. */
  readonly validUntil: string
  readonly ranOut: string
  /** Before the year: 'Summer 2019'. */
  readonly seasons: Readonly<Record<Season, string>>
}

export const ENGLISH_DATES: DateWords = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  present: 'Present',
  expected: 'Expected',
  running: 'in progress',
  unfinished: 'not finished',
  validUntil: 'valid until',
  ranOut: 'expired',
  seasons: {
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
    h1: 'H1',
    h2: 'H2',
    q1: 'Q1',
    q2: 'Q2',
    q3: 'Q3',
    q4: 'Q4',
  },
}

type Span = {
  startDate: string | null
  endDate: string | null
  startSeason?: Season | undefined
  endSeason?: Season | undefined
  isCurrent?: boolean | undefined
  isExpected?: boolean
  state?: StudyState | undefined
}

/** 'YYYY-MM' as 'Mar 2024' or '03/2024', 'YYYY' as it is: forms that every reader of resumes knows. */
export function dateInWords(date: string, { months, seasons }: DateWords = ENGLISH_DATES, season?: Season): string {
  const [year = '', month] = date.split('-')
  if (month === undefined) return season ? `${seasons[season]} ${year}` : year
  return months ? `${months[Number(month) - 1]} ${year}` : `${month}/${year}`
}

/** '2023-08'. */
const MONTH_LENGTH = 7

/** 'Mar 2021 – Present', '2019 – 2021, not finished'; '' when nothing is known. */
export function spanInWords(span: Span, words: DateWords = ENGLISH_DATES): string {
  const { startDate, endDate, isCurrent } = span
  const state = studyStateOf(span)
  const start = startDate && dateInWords(startDate, words, span.startSeason)
  const last = endDate && dateInWords(endDate, words, span.endSeason)
  if (state === 'expected' && !last) return [start, words.expected].filter(Boolean).join(', ')
  if (state === 'running' && !last) return [start, words.running].filter(Boolean).join(' – ')
  const end = isCurrent ? words.present : last && state === 'expected' ? `${words.expected} ${last}` : last
  // 'Summer 2019' and 'Aug 2023' begin and end there.
  const isOne = start === end && (span.startSeason !== undefined || startDate?.length === MONTH_LENGTH)
  const whole = isOne ? [start] : [start, end]
  const remark = state === 'running' ? words.running : state === 'unfinished' ? words.unfinished : null
  return [whole.filter(Boolean).join(' – '), remark].filter(Boolean).join(', ')
}

type Certificate = {
  name?: string
  date: string | null
  endDate?: string | null | undefined
  state?: StudyState | undefined
}

/** A certificate has the date it was given and perhaps its last one; of one that runs the date is the beginning. */
export function certificateDate(
  { name = '', date, endDate = null, state }: Certificate,
  words: DateWords = ENGLISH_DATES,
  today = '',
): string {
  if (state === 'running') return spanInWords({ startDate: date, endDate: null, state }, words)
  // a name that says it ran out says when
  if (!endDate || saysRanOut(name)) return spanInWords({ startDate: null, endDate: date, state }, words)
  const time = date
    ? spanInWords({ startDate: date, endDate }, words)
    : `${words.validUntil} ${dateInWords(endDate, words)}`
  return isOver(endDate, today) ? `${time}, ${words.ranOut}` : time
}
