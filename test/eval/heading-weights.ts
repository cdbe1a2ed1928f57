// npm run eval -- heading-weights [--in DIR …] [--out FILE]: learns src/core/ads/sections/heading-weights.ts from the headings under
// test/ads (and of further folders of labelled adverts), and prints how each list is read by weights that never saw it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  HEADING_BUCKETS,
  HEADING_KINDS,
  headingFeatures,
  type HeadingKind,
  judgeOf,
} from '#core/ads/sections/heading-judge.ts'
import { type LinearModel, packed } from '#core/ads/sections/linear-model.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { labelledAds, scoreMusts, sumOf } from '#test/support/ads-score.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { headingLessons } from '#test/support/heading-lessons.ts'
import { trainLinear } from './train-linear.ts'

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const ADS = path.join(import.meta.dirname, '../ads')
const own = ['texts', 'unread', 'third-texts', 'fourth-texts'].map((name): [string, string] => [
  name,
  path.join(ADS, name),
])
const lists = Object.fromEntries([...own, ...(values.in ?? []).map((folder): [string, string] => [folder, folder])])
const lessons = headingLessons(lists)

function learn(heldOut: string | null): LinearModel<HeadingKind> {
  const examples = lessons
    .filter(({ list }) => list !== heldOut)
    .map(({ text, kind }) => ({ features: headingFeatures(text), kind, weight: 1 }))
  return trainLinear(HEADING_KINDS, HEADING_BUCKETS, examples)
}

for (const [list, folder] of Object.entries(lists)) {
  const judge = judgeOf(learn(list))
  const headings = lessons.filter((one) => one.list === list && one.kind !== 'none')
  const right = headings.filter(({ text, kind }) => {
    const said = judge(text).slice(0, -1)
    return HEADING_KINDS[said.indexOf(Math.max(...said))] === kind
  })
  const { f1, taken } = sumOf(
    labelledAds(folder).map(({ label, text }) => scoreMusts(label, readAdText(fullCatalogue, text, null, judge))),
  )
  console.log(
    `${list} left out: headings ${right.length} of ${headings.length}, musts F1 ${(100 * f1).toFixed(1)}, distractors ${(100 * taken).toFixed(1)} %`,
  )
}
const { weights, scale } = learn(null)
const text = [
  `/** Learnt by \`npm run eval -- heading-weights\` from ${lessons.length} short lines; edited by nobody. */`,
  `export const HEADING_SCALE = ${scale.toPrecision(6)}`,
  `export const HEADING_WEIGHTS =`,
  `  '${packed(Array.from(weights))}'`,
  '',
].join('\n')
if (values.out !== undefined) writeFileSync(values.out, text)
