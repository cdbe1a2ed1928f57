import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')

/** An offer, what it says, and what comes after one. */
export const offer = {
  answerBy: 'Answer the offer by',
  firstDay: 'First day at work',
  adds: {
    answerBy: (day: string) => `It notes the last day to answer: ${date(day)}`,
    pay: (pay: string) => `It notes what the offer pays: ${pay}`,
    starts: (day: string) => `It adds your first day at work: ${date(day)}`,
  },
  others: {
    title: 'Your other applications',
    note: 'You accepted an offer. Those who still wait for you are glad of a word.',
    write: (name: string) => `Write to ${name}`,
    withdraw: 'Withdraw',
    decline: 'Decline',
    closeOf: (what: string, name: string) => `${what}: ${name}`,
    closed: 'Closed. The letter stands in it.',
  },
  compare: {
    title: 'Your offers side by side',
    note: 'Only what you and the letters said. Nobody weighs it for you.',
    notSaid: 'Not said',
    currencies: 'The offers pay in different currencies, so their pay is not put side by side by year.',
    rows: {
      pay: 'Pay',
      year: 'Pay by year',
      workplace: 'Where you work',
      notice: 'Notice',
      startsOn: 'First day',
      place: 'Place',
      answerBy: 'Answer by',
      excitement: 'How much you want it',
      notes: 'Your notes',
    },
    open: (title: string) => `Open ${title}`,
  },
}
