// npm run eval -- answer-weights --in DIR --in DIR … [--out FOLDER]: learns the weights of quality-weights.ts and
// word-weights.ts in src/core/interview from folders of graded answers, and prints how answers are ordered by weights that
// saw none of their question, and by weights that saw none of their folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { scoreAnswer } from '../../src/core/interview/score-answer.ts'
import { tellingOf } from '../../src/core/interview/telling.ts'
import { bank } from '../interview/bank.ts'
import type { GradedSet } from './prediction.ts'
import { WORDS_SHARE } from '../../src/core/interview/quality.ts'
import { stemsOf } from '../../src/core/interview/word-votes.ts'
import { fitSigned, meanOf, rankCorrelation, type Example } from './signed-ridge.ts'
import { fitWords } from './word-ridge.ts'

const LAMBDA = 60
const UP =
  'fullness plainness figures others questions checks negations limits outcomes ownCase names quoted owns pictures talk onPoints onRight dense colons'
const DOWN = 'sweeping empty fillers abstract passive generic sure boast evades dodges duties onlyMe onFlags onWrong'
const SIGNS: Record<string, 1 | -1> = {
  ...Object.fromEntries(UP.split(' ').map((name): [string, 1] => [name, 1])),
  ...Object.fromEntries(DOWN.split(' ').map((name): [string, -1] => [name, -1])),
}

type Answer = Example & { stems: Set<string>; folder: string }

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const examples = (values.in ?? []).flatMap(examplesIn)
if (examples.length === 0) {
  console.error('usage: npm run eval -- answer-weights --in DIR [--in DIR …] [--out FOLDER]')
  process.exit(2)
}
for (const by of ['group', 'folder'] as const) {
  const said = heldOut(by)
  console.log(`held out by ${by === 'group' ? 'question' : 'folder'}: ${figure(said)}`)
  for (const folder of new Set(examples.map((each) => each.folder))) console.log(`  ${folder}: ${figure(said, folder)}`)
}
const { mean, weights } = fitSigned(examples, SIGNS, LAMBDA)
const words = Object.entries(fitWords(examples).weights)
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const learnt = `/** Learnt by \`npm run eval -- answer-weights\` from ${examples.length} graded answers; edited by nobody. */`
if (values.out !== undefined) {
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

/** What is said of each answer by weights that saw nothing of its question or folder. */
function heldOut(by: 'group' | 'folder'): number[] {
  const fits = new Map(
    [...new Set(examples.map((each) => each[by]))].map((name) => {
      const seen = examples.filter((each) => each[by] !== name)
      return [name, { signed: fitSigned(seen, SIGNS, LAMBDA), worded: fitWords(seen), seen }]
    }),
  )
  return examples.map((each) => {
    const fit = fits.get(each[by])
    if (!fit) return 0
    const centre = meanOf(fit.seen.map(({ stems }) => fit.worded.of(stems)))
    const byWords = fit.signed.mean + fit.worded.of(each.stems) - centre
    return (1 - WORDS_SHARE) * fit.signed.of(each.x) + WORDS_SHARE * byWords
  })
}

function figure(said: readonly number[], folder?: string): string {
  const at = examples.flatMap((each, index) => (folder === undefined || each.folder === folder ? [index] : []))
  const pick = (list: readonly number[]): number[] => at.map((index) => list[index] ?? 0)
  return rankCorrelation(pick(said), pick(examples.map(({ y }) => y))).toFixed(3)
}

/** English prose that is a real attempt: what the weights are used for. */
function examplesIn(folder: string): Answer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { question, answers } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as GradedSet
      const asked = bank.questionOf(question.role, question.id)
      if (!asked) return []
      return answers.flatMap(({ text: answer, grade }) => {
        const { kind, measures } = scoreAnswer(asked, answer)
        if (kind !== 'real' || !measures.isEnglish || measures.hasCode) return []
        return [
          { x: tellingOf(asked, answer, measures), y: grade.band, group: asked.id, stems: stemsOf(answer), folder },
        ]
      })
    })
}
