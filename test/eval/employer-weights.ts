// npm run eval -- employer-weights [--in DIR …] [--out FILE]: learns src/core/ads/employer-weights.ts from the labelled adverts
// under test/ads (and of further folders) and from test/ads/training/employers.txt; prints how each list is read by weights
// that never saw it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { linesOf } from '#core/ads/ad-lines.ts'
import { EMPLOYER_EVIDENCE } from '#core/ads/employer-judge.ts'
import { fold } from '#core/ads/fold.ts'
import { rowsOf } from '#core/ads/header.ts'
import { withoutPageChrome } from '#core/ads/page-chrome.ts'
import { skillNamesOf } from '#core/ads/skill-names.ts'
import { whoAndWhere } from '#core/ads/who-and-where.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { employerSentences } from '#test/support/employer-sentences.ts'

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const ADS = path.join(import.meta.dirname, '../ads')
const label = z.object({
  id: z.string(),
  company: z.union([z.string().nullable(), z.array(z.string().nullable())]).default(null),
})

/** The names of one advert as numbers, which of them are right, and whether none would be right. */
type Lesson = { list: string; names: number[][]; isRight: boolean[]; mayBeNone: boolean; weight: number }
const isSkill = skillNamesOf(fullCatalogue)

function lessonOf(list: string, text: string, truth: readonly (string | null)[], weight: number): Lesson {
  const lines = withoutPageChrome(linesOf(text))
  const { employers } = whoAndWhere(lines, rowsOf(lines), { isSkill, isAll: true })
  return {
    list,
    weight,
    names: employers.map(({ features }) => EMPLOYER_EVIDENCE.map((key) => features[key] ?? 0)),
    isRight: employers.map(({ name }) => truth.some((one) => one !== null && isSame(one, name))),
    mayBeNone: truth.includes(null),
  }
}

const wordsOf = (name: string) =>
  fold(name)
    .replaceAll(/\b(?:gmbh|ag|se|kg|co|ltd|llc|inc|plc|limited|a\.?s|s\.?l|b\.?v)\b\.?/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function isSame(a: string, b: string): boolean {
  const [x, y] = [wordsOf(a), wordsOf(b)]
  const both = x.filter((word) => y.includes(word)).length
  return x.join('') === y.join('') || (2 * both) / (x.length + y.length) >= 0.75
}

function lessonsOfFolder(list: string, folder: string): Lesson[] {
  return readdirSync(path.join(folder, 'labels')).map((file) => {
    const { id, company } = label.parse(JSON.parse(readFileSync(path.join(folder, 'labels', file), 'utf8')))
    return lessonOf(list, readFileSync(path.join(folder, 'ads', `${id}.txt`), 'utf8'), [company].flat(), 1)
  })
}

const own = ['texts', 'unread', 'third-texts', 'fourth-texts', 'fifth-texts'].map(
  (name) => [name, path.join(ADS, name)] as const,
)
const folders = [...own, ...(values.in ?? []).map((folder) => [folder, folder] as const)]
const all = [
  ...folders.flatMap(([list, folder]) => lessonsOfFolder(list, folder)),
  ...employerSentences().map(({ name, text }) => lessonOf('sentences', text, [name], 0.35)),
]
const lessons = all.filter(({ isRight, mayBeNone }) => mayBeNone || isRight.includes(true))

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

/** Shares of the names and of none, by the likeliest right answer; gradient steps that shrink where they were large (AdaGrad). */
function learn(examples: readonly Lesson[]): number[] {
  const weights = EMPLOYER_EVIDENCE.map(() => 0)
  const squares = EMPLOYER_EVIDENCE.map(() => 1e-6)
  for (let step = 0; step < 1_500; step += 1) {
    const slope = weights.map((weight) => 0.0004 * weight * examples.length)
    for (const { names, isRight, mayBeNone, weight } of examples) {
      const powers = [...names.map((name) => Math.exp(dot(name, weights))), 1]
      const total = powers.reduce((sum, one) => sum + one, 0)
      const right = powers.reduce((sum, one, at) => sum + ((isRight[at] ?? mayBeNone) ? one : 0), 0)
      names.forEach((name, at) => {
        const power = powers[at] ?? 0
        const error = weight * (power / total - (isRight[at] === true ? power / right : 0))
        name.forEach((value, key) => (slope[key] = (slope[key] ?? 0) + error * value))
      })
    }
    slope.forEach((one, key) => {
      squares[key] = (squares[key] ?? 0) + one * one
      weights[key] = (weights[key] ?? 0) - (0.15 * one) / Math.sqrt(squares[key] ?? 1)
    })
  }
  return weights
}

function isReadRight({ names, isRight, mayBeNone }: Lesson, weights: readonly number[]): boolean {
  const scores = names.map((name) => dot(name, weights))
  const best = scores.indexOf(Math.max(...scores))
  return best < 0 || (scores[best] ?? 0) <= 0 ? mayBeNone : isRight[best] === true
}

for (const list of new Set(all.map((one) => one.list))) {
  const weights = learn(lessons.filter((one) => one.list !== list))
  const here = all.filter((one) => one.list === list)
  console.log(`${list} left out: ${here.filter((one) => isReadRight(one, weights)).length} of ${here.length}`)
}
const learnt = learn(lessons)
const rows = EMPLOYER_EVIDENCE.map((key, at) => `  ${key}: ${(learnt[at] ?? 0).toFixed(2)},`)
const text = [
  `/** Learnt by \`npm run eval -- employer-weights\` from ${lessons.length} adverts and sentences; edited by nobody. */`,
  'export const EMPLOYER_WEIGHTS = {',
  ...rows,
  '}',
  '',
].join('\n')
if (values.out !== undefined) writeFileSync(values.out, text)
