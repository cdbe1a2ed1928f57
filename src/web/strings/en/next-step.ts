import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')
const by = (day: string) => date(day)

/** What is next to do for an application, and by when; without a day, what it waits for. */
export const nextStep = {
  closed: 'None, it is closed',
  /** Where the advert has the signs of a scam. */
  doubtful: 'Check who is behind it, and do not apply before',
  overdue: (what: string) => `${what} (overdue)`,
  done: 'Done',
  doneOf: (what: string) => `Done: ${what}`,
  dated: {
    interview: (day: string) => `Interview on ${by(day)}`,
    apply: (day: string) => `Apply by ${by(day)}`,
    answer: (day: string) => `Answer the offer by ${by(day)}`,
    task: (day: string) => `Task by ${by(day)}`,
    follow_up: (day: string) => `Follow up on ${by(day)}`,
    thank_you: (day: string) => `Say thank you by ${by(day)}`,
    close_no_answer: (day: string) => `Silence for a month on ${by(day)}: close it?`,
  },
  undated: {
    saved: 'Apply, no last day known',
    applied: 'Wait for an answer',
    talks: 'Wait for an answer',
    interviewing: 'Wait for a day or an answer',
    offer: 'Answer the offer, no last day known',
  },
}
