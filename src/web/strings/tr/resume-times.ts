import type { TextsOf } from '../catalogue.ts'
import { datesOf } from '../date-format.ts'
import type { resumeTimes as english } from '../en/resume-times.ts'

const { shortMonthOfYear } = datesOf('tr')

export const resumeTimes: TextsOf<typeof english> = {
  month: (month) => shortMonthOfYear(month),
  span: (start, end) => `${start} – ${end}`,
  today: 'bugün',
}
