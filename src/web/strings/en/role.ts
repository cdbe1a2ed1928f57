import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { hours } from './hours.ts'
import { matchPercent, matchSpoken } from './match-percent.ts'
import { roughly } from './rough-date.ts'

const { number, percent, plural } = formatsOf('en')
const { date } = datesOf('en')

/** An interim role's own facts: on the dashboard, in the list of roles and on its page. */
export const role = {
  match: 'Role match',
  matchWith: (role: string) => `Role match with ${role}`,
  percent: matchPercent,
  percentSpoken: matchSpoken,
  pay: 'Pay',
  /** Only the United States are counted in the source. */
  payAYear: '{range} a year in the United States',
  timeline: 'Timeline from scratch',
  benefits: 'Benefits',
  behind: 'No step up from what you can do today',
  meanwhile: (role: string) => `You can apply as ${role} today if you need a job before then.`,
  requirements: {
    count: (met: number, all: number) => `${number(met)} of ${number(all)} requirements met`,
    met: 'Met: ',
    missing: 'Missing: ',
    little: 'Hardly shown: ',
    more: (count: number) => `and ${number(count)} more`,
  },
  /** How far a role is, in a line; the same words wherever it stands. */
  standing: {
    inReach: 'Ready to apply today',
    heldBack: (skills: readonly string[], until: string | null) =>
      `Not yet: check not passed in ${skills.join(', ')}${until === null ? '' : `. It counts until you pass it, or until ${date(until)}`}`,
    afterProofs: (checks: number) =>
      `Apply-ready after ${plural(checks, { one: 'one check', other: `${number(checks)} checks` })}`,
    by: (day: string) => `Ready to apply by ${roughly(day)}`,
    byWayOfIt: (count: number) => `${hours(count)} away on the route by way of it`,
    untilProven: (points: number) => `All must-haves; ${percent(points / 100)} until proven`,
    taught: (points: number) => `Your courses teach its must-haves; ${percent(points / 100)} then`,
    beyondCourses: 'Beyond your courses',
    allMusts: 'All must-haves',
    musts: (held: number, all: number, missing: readonly string[]) =>
      `${number(held)} of ${number(all)} must-haves, to learn or show: ${missing.slice(0, 2).join(', ')}${missing.length > 2 ? ` and ${number(missing.length - 2)} more` : ''}`,
  },
  searchOn: (role: string, board: string) => `Search ${role} on ${board} (opens in a new tab)`,
} as const
