import { datesOf } from '../date-format.ts'

const { shortMonthOfYear } = datesOf('en')

/** The times that resumes speak of; part of every room that shows them. */
export const resumeTimes = {
  month: (month: string) => shortMonthOfYear(month),
  span: (start: string, end: string) => `${start} to ${end}`,
  /** Where what goes on still has its end. */
  today: 'today',
} as const
