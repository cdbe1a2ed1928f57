import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { fullDay } = datesOf('en')
const { dollars, percent } = formatsOf('en')

/** Payment on the page of the own plan. In no catalogue: only servers that sell plans send a byte of it. */
export const billing = {
  heading: 'Payment',
  notLoaded: 'Your payment could not be loaded. Please try again.',
  byAdmin: 'Whoever runs this server gave you this plan. You pay nothing for it.',
  received: 'Payment received. Your plan is active.',
  waiting: 'Waiting for the payment to be confirmed. This page asks again by itself.',
  renewsOn: (price: string, day: string) => `${price}. Renews on ${fullDay(day)}.`,
  endsOn: (day: string) => `Ends on ${fullDay(day)}. Nothing else happens: your points and everything you made stay.`,
  grace: (day: string) =>
    `The last payment did not work. Your plan goes on until ${fullDay(day)}; a new card puts it right.`,
  over: 'Your subscription has ended. Your points and everything you made stay.',
  cancel: 'Cancel at the end of the period',
  undo: 'Keep my plan',
  cancelled: 'Cancelled. Your plan goes on to the end of the period.',
  kept: 'Your plan goes on.',
  portal: 'Change plan or card, see invoices',
  interval: 'Pay',
  monthly: 'by the month',
  yearly: 'by the year',
  saves: (part: number) => `A year costs ${percent(part)} less than twelve months.`,
  price: (amount: number, interval: 'month' | 'year') =>
    `${dollars(amount)} ${interval === 'month' ? 'a month' : 'a year'}`,
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  goOn: (email: string) =>
    `You pay at our payment service. You can cancel at any time; within 14 days one mail to ${email || 'whoever runs this server'} brings your money back.`,
  endsWithAccount: (day: string, email: string) =>
    `Your subscription ends with the account, at once. Nothing more is charged, and what is paid until ${fullDay(day)} is lost. Within 14 days of a payment, first write to ${email || 'whoever runs this server'} to get it back.`,
  problems: {
    'billing.subscribed': 'You have a subscription already. Change it here, with “Change plan or card, see invoices”.',
    'billing.no_subscription': 'There is no subscription to change.',
    'billing.away': 'The payment service does not answer right now. Nothing was charged. Please try again.',
  },
} as const
