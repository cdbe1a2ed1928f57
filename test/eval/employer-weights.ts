// npm run eval -- employer-weights [--in DIR …] [--out FILE]: learns src/core/ads/header/employer-weights.ts from the labelled adverts
// under test/ads (and of further folders) and from test/ads/training/employers.txt; prints how each list is read by weights
// that never saw it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { EMPLOYER_EVIDENCE } from '#core/ads/header/employer-judge.ts'
import { fold } from '#core/ads/fold.ts'
import { rowsOf } from '#core/ads/header/header.ts'
import { withoutPageChrome } from '#core/ads/sections/page-chrome.ts'
import { skillNamesOf } from '#core/ads/demands/skill-names.ts'
import { whoAndWhere } from '#core/ads/header/who-and-where.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { employerSentences } from '#test/support/employer-sentences.ts'
import { type Choice, isChosenRight, learnChoice } from './learn-choice.ts'

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const ADS = path.join(import.meta.dirname, '../ads')
const label = z.object({
  id: z.string(),
  company: z.union([z.string().nullable(), z.array(z.string().nullable())]).default(null),
})

const isSkill = skillNamesOf(fullCatalogue)

function lessonOf(list: string, text: string, truth: readonly (string | null)[], weight: number): Choice {
  const lines = withoutPageChrome(linesOf(text))
  const { employers } = whoAndWhere(lines, rowsOf(lines), { isSkill, isAll: true })
  return {
    list,
    weight,
    options: employers.map(({ features }) => EMPLOYER_EVIDENCE.map((key) => features[key] ?? 0)),
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

function lessonsOfFolder(list: string, folder: string): Choice[] {
  return readdirSync(path.join(folder, 'labels')).map((file) => {
    const { id, company } = label.parse(JSON.parse(readFileSync(path.join(folder, 'labels', file), 'utf8')))
    return lessonOf(list, readFileSync(path.join(folder, 'ads', `${id}.txt`), 'utf8'), [company].flat(), 1)
  })
}

const own = ['texts', 'unread', 'third-texts', 'fourth-texts', 'fifth-texts', 'seventh-texts'].map(
  (name) => [name, path.join(ADS, name)] as const,
)
const folders = [...own, ...(values.in ?? []).map((folder) => [folder, folder] as const)]
const all = [
  ...folders.flatMap(([list, folder]) => lessonsOfFolder(list, folder)),
  ...employerSentences().map(({ name, text }) => lessonOf('sentences', text, [name], 0.35)),
]
const lessons = all.filter(({ isRight, mayBeNone }) => mayBeNone || isRight.includes(true))

for (const list of new Set(all.map((one) => one.list))) {
  const weights = learnChoice(
    lessons.filter((one) => one.list !== list),
    EMPLOYER_EVIDENCE.length,
  )
  const here = all.filter((one) => one.list === list)
  console.log(`${list} left out: ${here.filter((one) => isChosenRight(one, weights)).length} of ${here.length}`)
}
const learnt = learnChoice(lessons, EMPLOYER_EVIDENCE.length)
const rows = EMPLOYER_EVIDENCE.map((key, at) => `  ${key}: ${(learnt[at] ?? 0).toFixed(2)},`)
const text = [
  `/** Learnt by \`npm run eval -- employer-weights\` from ${lessons.length} adverts and sentences; edited by nobody. */`,
  'export const EMPLOYER_WEIGHTS = {',
  ...rows,
  '}',
  '',
].join('\n')
if (values.out !== undefined) writeFileSync(values.out, text)
