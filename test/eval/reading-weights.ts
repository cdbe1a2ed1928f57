// npm run eval -- reading-weights --in DIR --in DIR … [--out src/core/resume/parse/reading-weights.ts]: learns which of several
// readings of a document is right by what each leaves over, and prints what the choice gives on folders the weights never saw.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { must } from '#core/must.ts'
import type { Truth } from './labelled.ts'
import { lineReader, readWhole, resumeBy, sectionsBy } from '#core/resume/parse/read-resume.ts'
import { FIRST_PLAN, OTHER_PLANS, type Plan } from '#core/resume/parse/reading-plan.ts'
import { AGAINST_FIRST, evidenceOf } from '#core/resume/parse/whole-reading.ts'
import { fold, scoreDoc } from '../resumes/score.mjs'
import { toPrediction } from '../corpus/evaluate.ts'
import { labelledIn, madeStrange, TERMS } from './labelled.ts'
import { type Example, fitSigned } from './signed-ridge.ts'

const SHARES = [0, 0.15, 0.3]
const LAMBDA = 20
const UP = 'whole elsewhere company degree school order shape jobs schools kinds sure'
const DOWN =
  'half inTop noTitle noCompany phrase swapped halfSchool leftTitle leftSchool noJobs longHeader doubt doubtSchool'
const SIGNS: Record<string, 1 | -1> = {
  ...Object.fromEntries(UP.split(' ').map((name): [string, 1] => [name, 1])),
  ...Object.fromEntries(DOWN.split(' ').map((name): [string, -1] => [name, -1])),
}

type Counts = { tp: number; fp: number; fn: number }
type Try = { x: Record<string, number>; right: number }
type Group = { set: string; share: number; tries: Try[] }

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const documents = await labelledIn(values.in ?? [])
if (documents.length === 0) {
  console.error('usage: npm run eval -- reading-weights --in DIR [--in DIR …] [--out FILE]')
  process.exit(2)
}
const plans: Plan[] = [
  FIRST_PLAN,
  ...must(OTHER_PLANS[0]).flatMap((columns) => [
    { ...FIRST_PLAN, ...columns },
    ...must(OTHER_PLANS[1])
      .slice(0, 3)
      .map((other) => ({ ...FIRST_PLAN, ...columns, ...other })),
  ]),
  ...must(OTHER_PLANS[1]).map((other) => ({ ...FIRST_PLAN, ...other })),
]
const groups = SHARES.flatMap((share) =>
  documents.map((own): Group => {
    const { document, truth, set } = madeStrange(own, share)
    const linesBy = lineReader(document)
    const tries = plans.flatMap((plan): Try[] => {
      const lines = linesBy(plan)
      const reading = lines && readWhole(lines, sectionsBy(plan, lines), document, TERMS)
      return reading ? [{ x: evidenceOf(reading), right: rightOf(resumeBy(reading, document, TERMS), truth) }] : []
    })
    return { set, share, tries }
  }),
)

/** From 0 to 1: jobs twice, their dates, schools and skills. */
function rightOf(resume: Parameters<typeof toPrediction>[0], truth: Truth): number {
  const { exp, edu, skills } = scoreDoc(toPrediction(resume), truth, fold(truth.text ?? ''))
  const f = ({ tp, fp, fn }: Counts) => (tp + fp + fn === 0 ? 1 : (2 * tp) / (2 * tp + fp + fn))
  const { dall, dk } = exp as { dall: number; dk: number }
  return (2 * f(exp as Counts) + (dall === 0 ? 1 : dk / dall) + 1.5 * f(edu as Counts) + f(skills as Counts)) / 5.5
}

/** Only differences within one document count. */
function examplesOf(own: Group[]): Example[] {
  return own.flatMap(({ set, tries }) => {
    const mean = (of: (one: Try) => number) => tries.reduce((sum, one) => sum + of(one), 0) / tries.length
    const right = mean((one) => one.right)
    const means = Object.fromEntries(Object.keys(SIGNS).map((name) => [name, mean(({ x }) => x[name] ?? 0)]))
    return tries.map((one) => ({
      x: Object.fromEntries(Object.entries(means).map(([name, at]) => [name, (one.x[name] ?? 0) - at])),
      y: one.right - right,
      group: set,
    }))
  })
}

const sets = [...new Set(groups.map(({ set }) => set))]
const rows = sets.flatMap((set) => {
  const { weights } = fitSigned(examplesOf(groups.filter((group) => group.set !== set)), SIGNS, LAMBDA)
  const worth = ({ x }: Try) => weights.reduce((sum, [name, , weight]) => sum + weight * (x[name] ?? 0), 0)
  return groups
    .filter((group) => group.set === set && group.tries.length > 0)
    .map(({ share, tries }) => {
      const worths = tries.map((one, at) => worth(one) + (at === 0 ? AGAINST_FIRST : 0))
      const chosen = must(tries[worths.indexOf(Math.max(...worths))])
      return {
        share,
        first: must(tries[0]).right,
        chosen: chosen.right,
        best: Math.max(...tries.map((one) => one.right)),
      }
    })
})
for (const share of SHARES) {
  const own = rows.filter((row) => row.share === share)
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    ((100 * own.reduce((sum, row) => sum + of(row), 0)) / own.length).toFixed(2)
  const better = own.filter((row) => row.chosen > row.first + 0.005).length
  const worse = own.filter((row) => row.chosen < row.first - 0.005).length
  console.log(
    `${100 * share} % of words unknown, folder left out: first ${mean((row) => row.first)}, chosen ${mean((row) => row.chosen)} (${better} better, ${worse} worse), best ${mean((row) => row.best)}`,
  )
}
const { weights } = fitSigned(examplesOf(groups), SIGNS, LAMBDA)
const text = [
  `/** Learnt by \`npm run eval -- reading-weights\` from ${groups.length} documents read in ${plans.length} ways; edited by nobody. */`,
  'export const READING_WEIGHTS = {',
  ...weights.map(([name, , weight]) => `  ${name}: ${Math.round(weight * 1000) / 1000},`),
  '}',
  '',
].join('\n')
if (values.out === undefined) console.log(text)
else writeFileSync(values.out, text)
