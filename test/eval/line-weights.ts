// npm run eval -- line-weights [--in DIR …] [--out FILE]: learns src/core/ads/sections/line-weights.ts (what lines speak for, and in which
// order adverts tell things) from test/ads and further folders of adverts whose parts are labelled, and prints how each list is read
// by weights that never saw it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { learntJudge } from '#core/ads/sections/heading-judge.ts'
import { LINE_BUCKETS, LINE_KINDS, lineFeatures, lineJudgeOf, type LineKind } from '#core/ads/sections/line-judge.ts'
import { type LinearModel, packed } from '#core/ads/sections/linear-model.ts'
import { likeliestKinds, PART_KINDS, type SectionOrder } from '#core/ads/sections/section-order.ts'
import { evidenceOf } from '#core/ads/sections/sections.ts'
import { must } from '#core/must.ts'
import { kindOfSection, type LabelledParts, labelledParts, lineLessons } from '#test/support/section-lessons.ts'
import { trainLinear } from './train-linear.ts'

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const lists = Object.fromEntries([
  ['fourth-texts', path.join(import.meta.dirname, '../ads/fourth-texts')],
  ...(values.in ?? []).map((folder) => [folder, folder]),
])
const ads = labelledParts(lists)

/** What only one line shows teaches nothing about others. */
function learnLines(from: readonly LabelledParts[]): LinearModel<LineKind> {
  const examples = lineLessons(from).map(({ line, kind }) => ({
    features: lineFeatures(line.text, line.folded, line.isBullet),
    kind,
    weight: 1,
  }))
  const often = new Map<number, number>()
  for (const { features } of examples) for (const feature of features) often.set(feature, (often.get(feature) ?? 0) + 1)
  return trainLinear(
    LINE_KINDS,
    LINE_BUCKETS,
    examples.map((one) => ({ ...one, features: one.features.filter((feature) => (often.get(feature) ?? 0) > 1) })),
    { decay: 0.02, rate: 0.2, caution: 1 },
  )
}

const add = (row: number[], at: number) => (row[at] = must(row[at]) + 1)

/** How often each kind follows each other under a heading, half a time more than it was seen. */
function learnOrder(from: readonly LabelledParts[]): SectionOrder {
  const counts = Array.from({ length: PART_KINDS.length + 1 }, () => PART_KINDS.map(() => 0.5))
  for (const { sections, kindAt } of from) {
    let last = PART_KINDS.length
    for (const section of sections) {
      const kind = kindOfSection(section, kindAt)
      if (kind === null) continue
      if (kind !== 'facts' && section.heading) add(must(counts[last]), PART_KINDS.indexOf(kind))
      last = kind === 'facts' ? PART_KINDS.length : PART_KINDS.indexOf(kind)
    }
  }
  return counts.map((row) => {
    const all = row.reduce((sum, one) => sum + one, 0)
    return row.map((one) => Math.round(100 * Math.log(one / all)) / 100)
  })
}

for (const list of new Set(ads.map((ad) => ad.list))) {
  const others = ads.filter((ad) => ad.list !== list)
  const judge = lineJudgeOf(learnLines(others))
  const order = learnOrder(others)
  const lines = lineLessons(ads.filter((ad) => ad.list === list)).filter((one) => one.list === list)
  const right = lines.filter(({ line, kind }) => {
    const said = judge(line.text, line.folded, line.isBullet)
    return LINE_KINDS[said.indexOf(Math.max(...said))] === kind
  })
  let parts = 0
  let known = 0
  for (const { sections, kindAt } of ads.filter((ad) => ad.list === list)) {
    const headed = sections.flatMap(({ heading, lines: below, ...rest }) =>
      heading ? [{ ...rest, heading, lines: below }] : [],
    )
    const kinds = likeliestKinds(
      headed.map(({ heading, lines: below }) => evidenceOf(heading, below, learntJudge, judge)),
      order,
    )
    headed.forEach((section, at) => {
      const kind = kindOfSection(section, kindAt)
      if (kind === null || kind === 'facts') return
      const read = must(kinds[at])
      parts += 1
      if (read === kind || (kind === 'silent' && ['process', 'apply', 'legal'].includes(read))) known += 1
    })
  }
  console.log(`${list} left out: lines ${right.length} of ${lines.length}, parts ${known} of ${parts}`)
}
const { weights, scale } = learnLines(ads)
const text = [
  `/** Learnt by \`npm run eval -- line-weights\` from ${lineLessons(ads).length} lines of ${ads.length} adverts; edited by nobody. */`,
  `export const LINE_SCALE = ${scale.toPrecision(6)}`,
  `export const LINE_WEIGHTS =`,
  `  '${packed(Array.from(weights))}'`,
  `export const SECTION_ORDER = ${JSON.stringify(learnOrder(ads))}`,
  '',
].join('\n')
if (values.out !== undefined) writeFileSync(values.out, text)
