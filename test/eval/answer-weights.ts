// npm run eval -- answer-weights --in DIR --in DIR … [--out FOLDER]: learns the weights of quality-weights.ts,
// word-weights.ts and sense-weights.ts in src/core/interview from folders of graded answers, and prints how answers are
// ordered, without and with the sense of their sentences, by weights that saw neither their folder nor any of its questions.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { must } from '../../src/core/must.ts'
import { seeSense } from '../../src/core/interview/scores/sense.ts'
import { scoreAnswer } from '../../src/core/interview/scores/score-answer.ts'
import { tellingOf } from '../../src/core/interview/scores/telling.ts'
import { createSentenceEncoder } from '../../src/server/workers/sentence-encoder.ts'
import { bank } from '../interview/bank.ts'
import type { GradedSet } from './prediction.ts'
import { stemsOf } from '../../src/core/interview/scores/word-votes.ts'
import { writeSense } from './sense-weights.ts'
import { fitDirection } from './dual-ridge.ts'
import { fitTogether } from './fit-together.ts'
import { rankCorrelation, type Example } from './signed-ridge.ts'
import { fitWords } from './word-ridge.ts'

const LAMBDA = 200
const WORDS_LAMBDA = 100
const NEAR_LAMBDA = 60
const DIRECTION_LAMBDA = 2
/** What the sense adds is learnt from what rules say of questions that they have not seen. */
const PARTS = 5
const UP =
  'pointsMade termsHeard length steps numbers deeds reasons variety fullness plainness figures others questions checks negations limits outcomes ownCase names quoted owns pictures talk onPoints onRight dense colons'
const DOWN =
  'brief hedges echo sweeping empty fillers abstract passive generic sure boast evades dodges duties onlyMe onFlags onWrong'
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
const learntRules = fitRules(examples)
const { mean, weights } = learntRules.signed
const words = Object.entries(learntRules.free.weights)
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const learnt = `/** Learnt by \`npm run eval -- answer-weights\` from ${examples.length} graded answers; edited by nobody. */`
if (values.out !== undefined) {
  const { signed, free, centre } = fitSense(examples)
  const along = { ...free, centre: free.centre - centre }
  writeFileSync(path.join(values.out, 'sense-weights.ts'), writeSense(learnt, signed, along))
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
  writeFileSync(
    path.join(values.out, 'word-weights.ts'),
    [
      learnt,
      '/** What the votes of an answer are together, on average. */',
      `export const WORDS_MEAN = ${rounded(learntRules.centre)}`,
      '/** The beginnings of words that are common to many questions, and what each says about the grade. */',
      'export const WORD_WEIGHTS: ReadonlyMap<string, number> = new Map([',
      ...lines,
      '])',
      '',
    ].join('\n'),
  )
}

const said = heldOut()
console.log(`held out by folder: ${figures(said)}`)
for (const folder of new Set(examples.map((each) => each.folder))) console.log(`  ${folder}: ${figures(said, folder)}`)

function signsOf(up: string, down: string): Record<string, 1 | -1> {
  return {
    ...Object.fromEntries(up.split(' ').map((name): [string, 1] => [name, 1])),
    ...Object.fromEntries(down.split(' ').map((name): [string, -1] => [name, -1])),
  }
}

function fitRules(seen: readonly Answer[]) {
  return fitTogether(
    seen,
    { signs: SIGNS, lambda: LAMBDA },
    (list) => fitWords(list, WORDS_LAMBDA),
    (free, { stems }) => free.of(stems),
  )
}

/** What the sense of an answer adds: learnt from what is left of its grade by rules that saw nothing of its question. */
function fitSense(seen: readonly Answer[]) {
  const groups = [...new Set(seen.map(({ group }) => group))].sort()
  const left = Array.from({ length: PARTS }, (_, part) => {
    const hidden = new Set(groups.filter((_group, at) => at % PARTS === part))
    const rules = fitRules(seen.filter(({ group }) => !hidden.has(group)))
    return seen
      .filter(({ group }) => hidden.has(group))
      .map((each) => ({ ...each, x: each.near, y: each.y - rules.of(each) }))
  }).flat()
  return fitTogether(
    left,
    { signs: NEAR_SIGNS, lambda: NEAR_LAMBDA },
    (list) =>
      fitDirection(
        list.map(({ whole }) => whole),
        list.map(({ y }) => y),
        DIRECTION_LAMBDA,
      ),
    (free, { whole }) => free.of(whole),
  )
}

type Said = { byRules: number; withSense: number }

/** What is said of each answer by weights that saw neither its folder nor any of the questions in it. */
function heldOut(): Said[] {
  const fits = new Map(
    [...new Set(examples.map(({ folder }) => folder))].map((name) => {
      const hidden = new Set(examples.filter(({ folder }) => folder === name).map(({ group }) => group))
      const seen = examples.filter(({ folder, group }) => folder !== name && !hidden.has(group))
      return [name, { rules: fitRules(seen), sense: fitSense(seen) }]
    }),
  )
  return examples.map((each) => {
    const { rules, sense } = must(fits.get(each.folder))
    const byRules = rules.of(each)
    return { byRules, withSense: byRules + sense.of({ ...each, x: each.near }) }
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
