import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { fullDay } = datesOf('en')
const { number } = formatsOf('en')

/** The page of the own plan, /settings/plan. */
export const ownPlan = {
  meta: { title: 'Your plan · Waymark' },
  heading: 'Your plan',
  notLoaded: 'Your plan could not be loaded. Please try again.',
  open: 'See your plan',
  bonus: (points: number) => `Daily bonus of ${number(points)} XP, with the first step of each day`,
  usage: 'This month',
  mockInterviews: 'AI mock interviews',
  skillChecks: 'Scored skill checks',
  aDay: (count: number) => `On every plan, at most ${number(count)} scored skill checks a day.`,
  unlimited: 'no limit',
  left: (left: number, limit: number) => `${number(left)} of ${number(limit)} left`,
  renews: (at: string) => `They renew on ${fullDay(at)}.`,
  byOperator: 'Nothing is sold on this server: whoever runs it gives plans.',
  askOperator: 'If you need another one, write to {email}.',
  askOperatorUnnamed: 'If you need another one, ask them.',
} as const
