import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')

/** What is said when a job is saved and another one of the same firm is there. */
export const similarJob = {
  open: 'A similar application at this company is open.',
  ended: (day: string) => `An earlier application at this company ended on ${date(day)}.`,
  endedSometime: 'An earlier application at this company has ended.',
  show: 'See that one',
}
