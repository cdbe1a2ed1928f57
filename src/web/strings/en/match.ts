import { formatsOf } from '../format.ts'
import { matchPercent } from './match-percent.ts'

const { lower, number, percent } = formatsOf('en')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const skillCount = (held: number, all: number) => `${number(held)} of ${number(all)} parts`

/** How well a role fits and why: on the dashboard, on the plan and under an advert. */
export const match = {
  percent: matchPercent,
  why: (points: number, met?: number) => `Why ${matchPercent(points, met)}?`,
  skillCount,
  adds: (points: number) => `adds ${number(points)}`,
  notYet: 'Not yet',
  /** Beside the percent, in a mentor's words. */
  readiness: {
    there: 'You could start tomorrow.',
    interview: 'Ready to be interviewed for a junior position.',
    months: 'About half a year of study away.',
    year: 'About a year of study away.',
    start: 'At the beginning of the way.',
  },
  toJobs: 'See openings',
  levels: { must: 'Must have', should: 'Should have', nice: 'Nice to have' },
  /** Why a skill counts, in a line. */
  evidence: (labels: readonly string[]) =>
    labels.map((label, place) => (place === 0 ? label : lower(label.charAt(0)) + label.slice(1))).join(', '),
  /** Under the bar. */
  sentence: {
    proven: 'Everything this role asks for is proven.',
    smallSteps: 'Small steps still to go.',
    proving: (skill: string, points: number) => `Proving ${skill} adds ${number(points)}.`,
    learning: (skill: string, points: number) => `Learning ${skill} adds ${number(points)}.`,
    low: (gain: string) => `Normal at the start. ${gain}`,
    nothingMissing: (gain: string) => `Every skill is there. ${gain}`,
  },
  reasons: {
    title: (points: number, role: string, met?: number) =>
      capitalised(`${matchPercent(points, met)} match with ${role}`),
    about: (held: number, all: number) =>
      `${skillCount(held, all)} of the role so far. Each part counts by its weight, times how well you can show it: by your skills or by your work, whichever shows more. A skill check shows most. What every trade uses, such as Git, counts less until something is there that sets this role apart.`,
    parts: 'What the number is made of',
    hardlyAny: 'Together under 5%, and counted as nothing until your first course or check.',
    senior: (role: string) => `Counted as ${role}, the role above it: nobody is further from the junior job.`,
    part: (share: number, because: string) => `${number(share)} of 100. ${because}`,
    gains: 'What would add most',
    /** A part of the role's own lets what every trade uses count in full. */
    gainsNote:
      'Each by itself. One can add more than its own part, because it lets other parts count in full; two together add less than their sum.',
    byProving: 'By proving it',
    byLearning: 'By learning it',
    held: 'What counts',
    noneHeld: 'Nothing yet. Confirm your skills or finish a first course.',
    counts: (part: number) => `counts ${percent(part)}`,
    missing: 'What to learn first',
    fromWork: 'Your work counts for it, and nothing shows it.',
    little: (evidence: string) => `Hardly shown: ${evidence}`,
    noneMissing: 'Nothing is missing.',
    addsLittle: 'adds under 1',
    nice: 'Nice to have',
    niceNote: 'Not in the percentage.',
    have: 'You have it:',
  },
} as const
