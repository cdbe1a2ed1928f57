import { formatsOf } from '../format.ts'

const { number, plural } = formatsOf('en')
const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` })

/** How far applications got, and how long it took. */
export const applicationInsights = {
  more: (count: number) => plural(count, { one: 'and 1 more', other: `and ${number(count)} more` }),
  notLoaded: 'The insights could not be loaded. Please try again.',
  funnel: 'How far you got',
  funnelNote: 'Every stage an application ever reached, also when it ended later',
  count: (count: number) => number(count),
  steps: 'How long each step took',
  stepsNote: 'In the middle of all that moved on; those still waiting are not counted',
  step: (from: string, to: string) => `${from} to ${to}`,
  days: (count: number) => days(count),
  noDays: 'No step whose day is known',
  waiting: (count: number) => plural(count, { one: '1 is still waiting', other: `${number(count)} are still waiting` }),
  answers: 'Who answers',
  answersNote: 'Answers by where you found the job',
  noneApplied: 'You have not applied anywhere yet.',
  noSource: 'No source named',
  rate: (percent: number, answered: number, applied: number) =>
    `${percent}% (${number(answered)} of ${number(applied)})`,
  tooFew: (answered: number, applied: number, enough: number) =>
    `${number(answered)} of ${number(applied)}: a rate needs ${enough} applications`,
}
