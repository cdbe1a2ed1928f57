/** How a date is written: by the month's name, or without `months` as a number. */
export type DateWords = {
  readonly months: readonly string[] | null
  readonly present: string
  readonly expected: string
}

export const ENGLISH_DATES: DateWords = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  present: 'Present',
  expected: 'Expected',
}

type Span = { startDate: string | null; endDate: string | null; isCurrent?: boolean; isExpected?: boolean }

/** 'YYYY-MM' as 'Mar 2024' or '03/2024', 'YYYY' as it is: forms that every reader of resumes knows. */
export function dateInWords(date: string, { months }: DateWords = ENGLISH_DATES): string {
  const [year = '', month] = date.split('-')
  if (month === undefined) return year
  return months ? `${months[Number(month) - 1]} ${year}` : `${month}/${year}`
}

/** 'Mar 2021 – Present'; '' when nothing is known. */
export function spanInWords(span: Span, words: DateWords = ENGLISH_DATES): string {
  const { startDate, endDate, isCurrent, isExpected } = span
  const start = startDate && dateInWords(startDate, words)
  const last = endDate && dateInWords(endDate, words)
  const end = isCurrent ? words.present : last && isExpected ? `${words.expected} ${last}` : last
  return [start, end].filter(Boolean).join(' – ')
}
