// npm run eval -- answer-weights --in DIR --in DIR … [--out FOLDER]: learns the weights of quality-weights.ts,
// word-weights.ts and sense-weights.ts in src/core/interview from folders of graded answers, and prints how answers are
// ordered, without and with the sense of their sentences, by weights that saw none of their question, and by weights that
// saw neither their folder nor any of its questions.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { must } from '../../src/core/must.ts'
import { NEAR_SHARE, seeSense } from '../../src/core/interview/scores/sense.ts'
import { scoreAnswer } from '../../src/core/interview/scores/score-answer.ts'
import { tellingOf } from '../../src/core/interview/scores/telling.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { bank } from '../interview/bank.ts'
import type { GradedSet } from './prediction.ts'
import { SENSE_SHARE, WORDS_SHARE } from '../../src/core/interview/scores/quality.ts'
import { stemsOf } from '../../src/core/interview/scores/word-votes.ts'
import { writeSense } from './sense-weights.ts'
import { fitDirection } from './dual-ridge.ts'
import { fitSigned, meanOf, rankCorrelation, type Example } from './signed-ridge.ts'
import { fitWords } from './word-ridge.ts'

const LAMBDA = 60
const NEAR_LAMBDA = 20
const DIRECTION_LAMBDA = 0.6
const UP =
  'fullness plainness figures others questions checks negations limits outcomes ownCase names quoted owns pictures talk onPoints onRight dense colons'
const DOWN = 'sweeping empty fillers abstract passive generic sure boast evades dodges duties onlyMe onFlags onWrong'
const SIGNS = signsOf(UP, DOWN)
const NEAR_SIGNS = signsOf(
  'goodOverBad pointsOverQuestion wholeOverQuestion rightOverWrong pointsOverFlags points outline',
  'question wrong sameThroughout wholeLikeParts stepByStep',
)

type Answer = Example & { stems: Set<string>; folder: string; near: Record<string, number>; whole: number[] }

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const encode = createSentenceEncoder(undefined, Infinity)
const examples: Answer[] = []
for (const folder of values.in ?? []) examples.push(...(await examplesIn(folder)))
if (examples.length === 0) {
  console.error('usage: npm run eval -- answer-weights --in DIR [--in DIR …] [--out FOLDER]')
  process.exit(2)
}
const { mean, weights } = fitSigned(examples, SIGNS, LAMBDA)
const words = Object.entries(fitWords(examples).weights)
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const learnt = `/** Learnt by \`npm run eval -- answer-weights\` from ${examples.length} graded answers; edited by nobody. */`
if (values.out !== undefined) {
  const { near, along } = fitSense(examples)
  writeFileSync(path.join(values.out, 'sense-weights.ts'), writeSense(learnt, near, along))
  writeFileSync(
    path.join(values.out, 'quality-weights.ts'),
    [
      learnt,
      `export const QUALITY_MEAN = ${rounded(mean)}`,
      '/** What `telling.ts` measures, its mean, and what one more of it adds to the grade from 1 to 5. */',
      'export const QUALITY_WEIGHTS: readonly (readonly [name: string, mean: number, weight: number])[] = [',
      ...weights.map(([name, at, weight]) => `  ['${name}', ${rounded(at)}, ${rounded(weight)}],`),
      ']',
      '',
    ].join('\n'),
  )
  const lines = words.map(([word, weight]) => `  [${JSON.stringify(word)}, ${rounded(weight)}],`)
  const centre = rounded(
    meanOf(examples.map(({ stems }) => words.reduce((sum, [word, weight]) => sum + (stems.has(word) ? weight : 0), 0))),
  )
  writeFileSync(
    path.join(values.out, 'word-weights.ts'),
    [
      learnt,
      '/** What the votes of an answer are together, on average. */',
      `export const WORDS_MEAN = ${centre}`,
      '/** The beginnings of words that are common to many questions, and what each says about the grade. */',
      'export const WORD_WEIGHTS: ReadonlyMap<string, number> = new Map([',
      ...lines,
      '])',
      '',
    ].join('\n'),
  )
}

for (const by of ['group', 'folder'] as const) {
  const said = heldOut(by)
  console.log(`held out by ${by === 'group' ? 'question' : 'folder'}: ${figures(said)}`)
  for (const folder of new Set(examples.map((each) => each.folder)))
    console.log(`  ${folder}: ${figures(said, folder)}`)
}

function signsOf(up: string, down: string): Record<string, 1 | -1> {
  return {
    ...Object.fromEntries(up.split(' ').map((name): [string, 1] => [name, 1])),
    ...Object.fromEntries(down.split(' ').map((name): [string, -1] => [name, -1])),
  }
}

function fitSense(seen: readonly Answer[]) {
  const near = fitSigned(
    seen.map((each) => ({ ...each, x: each.near })),
    NEAR_SIGNS,
    NEAR_LAMBDA,
  )
  const along = fitDirection(
    seen.map(({ whole }) => whole),
    seen.map(({ y }) => y),
    DIRECTION_LAMBDA,
  )
  return { near, along }
}

type Said = { byRules: number; withSense: number }

/** What is said of each answer by weights that saw nothing of its question, or of its folder and the questions in it. */
function heldOut(by: 'group' | 'folder'): Said[] {
  const fits = new Map(
    [...new Set(examples.map((each) => each[by]))].map((name) => {
      const hidden = new Set(examples.filter((each) => each[by] === name).map(({ group }) => group))
      const seen = examples.filter((each) => each[by] !== name && !hidden.has(each.group))
      const worded = fitWords(seen)
      const centre = meanOf(seen.map(({ stems }) => worded.of(stems)))
      return [name, { signed: fitSigned(seen, SIGNS, LAMBDA), worded, centre, ...fitSense(seen) }]
    }),
  )
  return examples.map((each) => {
    const { signed, worded, centre, near, along } = must(fits.get(each[by]))
    const byWords = signed.mean + worded.of(each.stems) - centre
    const byRules = (1 - WORDS_SHARE) * signed.of(each.x) + WORDS_SHARE * byWords
    const sense = NEAR_SHARE * near.of(each.near) + (1 - NEAR_SHARE) * along.of(each.whole)
    return { byRules, withSense: (1 - SENSE_SHARE) * byRules + SENSE_SHARE * sense }
  })
}

function figures(said: readonly Said[], folder?: string): string {
  const at = examples.flatMap((each, index) => (folder === undefined || each.folder === folder ? [index] : []))
  const pick = (list: readonly number[]): number[] => at.map((index) => list[index] ?? 0)
  const graded = pick(examples.map(({ y }) => y))
  return (['byRules', 'withSense'] as const)
    .map((name) => rankCorrelation(pick(said.map((each) => each[name])), graded).toFixed(3))
    .join(', with sense ')
}

/** English prose that is a real attempt: what the weights are used for. */
async function examplesIn(folder: string): Promise<Answer[]> {
  const found: Answer[] = []
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const { question, answers } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as GradedSet
    const asked = bank.questionOf(question.role, question.id)
    if (!asked) continue
    for (const { text: answer, grade } of answers) {
      const { kind, measures } = scoreAnswer(asked, answer)
      if (kind !== 'real' || !measures.isEnglish || measures.hasCode) continue
      const x = tellingOf(asked, answer, measures)
      const sense = must(await seeSense(asked, answer, encode))
      found.push({ x, y: grade.band, group: asked.id, stems: stemsOf(answer), folder, ...sense })
    }
  }
  return found
}
