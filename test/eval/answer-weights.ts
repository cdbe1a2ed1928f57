// npm run eval -- answer-weights --in DIR --in DIR … [--out FILE]: learns the weights of src/core/interview/quality-weights.ts
// from folders of graded answers, and prints how answers are ordered by weights that saw none of their question.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { scoreAnswer } from '../../src/core/interview/score-answer.ts'
import { tellingOf } from '../../src/core/interview/telling.ts'
import { bank } from '../interview/bank.ts'
import type { GradedSet } from './prediction.ts'
import { fitSigned, heldOut, rankCorrelation, type Example } from './signed-ridge.ts'

const LAMBDAS = [10, 30, 60, 100, 200]
const CHOSEN = 60
const UP =
  'fullness plainness figures others questions checks negations limits outcomes ownCase names quoted owns pictures talk onPoints onRight dense colons'
const DOWN = 'sweeping empty fillers abstract passive generic sure boast evades dodges duties onlyMe onFlags onWrong'
const SIGNS: Record<string, 1 | -1> = {
  ...Object.fromEntries(UP.split(' ').map((name): [string, 1] => [name, 1])),
  ...Object.fromEntries(DOWN.split(' ').map((name): [string, -1] => [name, -1])),
}

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const examples = (values.in ?? []).flatMap(examplesIn)
if (examples.length === 0) {
  console.error('usage: npm run eval -- answer-weights --in DIR [--in DIR …] [--out FILE]')
  process.exit(2)
}
const grades = examples.map(({ y }) => y)
for (const lambda of LAMBDAS)
  console.log(
    `lambda ${lambda}: held out by question ${rankCorrelation(heldOut(examples, SIGNS, lambda), grades).toFixed(3)}`,
  )
const { mean, weights } = fitSigned(examples, SIGNS, CHOSEN)
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
const lines = weights.map(([name, at, weight]) => `  ['${name}', ${rounded(at)}, ${rounded(weight)}],`)
const text = [
  `/** Learnt by \`npm run eval -- answer-weights\` from ${examples.length} graded answers; edited by nobody. */`,
  `export const QUALITY_MEAN = ${rounded(mean)}`,
  '/** What `telling.ts` measures, its mean, and what one more of it adds to the grade from 1 to 5. */',
  'export const QUALITY_WEIGHTS: readonly (readonly [name: string, mean: number, weight: number])[] = [',
  ...lines,
  ']',
  '',
].join('\n')
if (values.out === undefined) console.log(text)
else writeFileSync(values.out, text)

/** English prose that is a real attempt: what the weights are used for. */
function examplesIn(folder: string): Example[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { question, answers } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as GradedSet
      const asked = bank.questionOf(question.role, question.id)
      if (!asked) return []
      return answers.flatMap(({ text: answer, grade }) => {
        const { kind, measures } = scoreAnswer(asked, answer)
        if (kind !== 'real' || !measures.isEnglish || measures.hasCode) return []
        return [{ x: tellingOf(asked, answer, measures), y: grade.band, group: asked.id }]
      })
    })
}
