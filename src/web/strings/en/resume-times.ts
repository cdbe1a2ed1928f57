import type { Season } from '#core/resume/schema.ts'
import { datesOf } from '../date-format.ts'

const { shortMonthOfYear } = datesOf('en')

const SEASONS: Readonly<Record<Season, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  h1: 'First half of',
  h2: 'Second half of',
  q1: 'Q1',
  q2: 'Q2',
  q3: 'Q3',
  q4: 'Q4',
}

/** The times that resumes speak of; part of every room that shows them. */
export const resumeTimes = {
  month: (month: string) => shortMonthOfYear(month),
  span: (start: string, end: string) => `${start} to ${end}`,
  /** Where what goes on still has its end. */
  today: 'today',
  /** How far studies or a certificate are, behind the dates and in the form. */
  states: { finished: 'finished', running: 'in progress', unfinished: 'not finished', expected: 'expected' },
  /** Of a certificate: its last month where nobody knows the first, and that it is over. */
  until: (end: string) => `valid until ${end}`,
  ranOut: 'expired',
  season: (season: Season, year: string) => `${SEASONS[season]} ${year}`,
} as const
