import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')

/** For a saved job: the firm has another application. */
export const similarJob = {
  open: 'A similar application at this company is open.',
  ended: (day: string) => `An earlier application at this company ended on ${date(day)}.`,
  endedSometime: 'An earlier application at this company has ended.',
  show: 'See that one',
}
