import { datesOf } from '../date-format.ts'

const { monthOfYear } = datesOf('en')

/** 'early February 2027': a plan is not true to the day, and should not look so. */
export function roughly(day: string): string {
  const part = Number(day.slice(8, 10))
  return `${part <= 10 ? 'early' : part <= 20 ? 'mid' : 'late'} ${monthOfYear(day)}`
}
