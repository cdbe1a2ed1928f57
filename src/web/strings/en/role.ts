import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('en')

/** An interim role's own facts: on the dashboard, in the list of roles and on its page. */
export const role = {
  match: 'Role match',
  matchWith: (role: string) => `Role match with ${role}`,
  percent: (points: number) => percent(points / 100),
  percentSpoken: (points: number) => `${number(points)} percent`,
  pay: 'Pay',
  payAYear: '{range} a year, {region}',
  timeline: 'Timeline',
  benefits: 'Benefits',
  requirements: {
    count: (met: number, all: number) => `${number(met)} of ${number(all)} requirements met`,
    met: 'Met: ',
    missing: 'Missing: ',
    more: (count: number) => `and ${number(count)} more`,
  },
  searchOn: (role: string, board: string) => `Search ${role} on ${board} (opens in a new tab)`,
} as const
