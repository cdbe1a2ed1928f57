const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Span = { startDate: string | null; endDate: string | null; isCurrent?: boolean; isExpected?: boolean }

/** 'YYYY-MM' as 'Mar 2024', 'YYYY' as it is: the form that every reader of resumes knows. */
export function dateInWords(date: string): string {
  const [year, month] = date.split('-')
  return month === undefined ? year! : `${MONTHS[Number(month) - 1]} ${year}`
}

/** 'Mar 2021 – Present'; '' when nothing is known. */
export function spanInWords({ startDate, endDate, isCurrent, isExpected }: Span, present = 'Present'): string {
  const start = startDate && dateInWords(startDate)
  const last = endDate && dateInWords(endDate)
  const end = isCurrent ? present : last && isExpected ? `Expected ${last}` : last
  return [start, end].filter(Boolean).join(' – ')
}
