// npm run eval -- section-weights --in DIR --in DIR … [--out src/core/resume/parse/sections/section-weights.ts]: learns which kind
// of section lines are from sections whose heading says so, and prints how many it names in folders it never saw.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { must } from '#core/must.ts'
import { createJudge } from '#core/resume/parse/layout/judge.ts'
import { readLines } from '#core/resume/parse/layout/read-lines.ts'
import { FIRST_PLAN } from '#core/resume/parse/reading-plan.ts'
import { headingKind } from '#core/resume/parse/sections/heading-kind.ts'
import { contentOf, TOLD_KINDS } from '#core/resume/parse/sections/section-content.ts'
import { splitSections } from '#core/resume/parse/sections/sections.ts'
import type { SectionKind } from '#core/resume/parse/words/section-words.ts'
import { seeded } from '../corpus/random.ts'
import { strangerTo } from '../corpus/strange-words.ts'
import { labelledIn, type Labelled } from './labelled.ts'

const SHARES = [0, 0.15, 0.3, 0.6]
const ROUNDS = 25
const RATE = 0.15
const DECAY = 2e-4
/** Of the kinds beside a section, some are hidden: a document need not have them all. */
const HIDDEN = 1 / 3

type Example = { x: number[]; kind: number; set: string; share: number }

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const documents = await labelledIn(values.in ?? [])
if (documents.length === 0) {
  console.error('usage: npm run eval -- section-weights --in DIR [--in DIR …] [--out FILE]')
  process.exit(2)
}
const random = seeded(7)
const examples = documents.flatMap(examplesIn)
const sets = [...new Set(examples.map(({ set }) => set))]
for (const set of sets) {
  const weights = learn(examples.filter((one) => one.set !== set))
  const own = examples.filter((one) => one.set === set)
  const right = (of: Example[]) =>
    ((100 * of.filter(({ x, kind }) => bestOf(weights, x) === kind).length) / Math.max(1, of.length)).toFixed(1)
  const byShare = SHARES.map((share) => `${100 * share} %: ${right(own.filter((one) => one.share === share))}`)
  const byKind = TOLD_KINDS.slice(0, 3).map((kind, at) => `${kind} ${right(own.filter((one) => one.kind === at))}`)
  console.log(`left out ${set}: unknown words ${byShare.join(', ')}; ${byKind.join(', ')}`)
}
const rows = learn(examples).map((row) => `  [${row.map((value) => Math.round(value * 100) / 100).join(', ')}],`)
const text = [
  `/** Learnt by \`npm run eval -- section-weights\` from ${examples.length} sections; a row for each of TOLD_KINDS. Edited by nobody. */`,
  'export const SECTION_WEIGHTS: readonly (readonly number[])[] = [',
  ...rows,
  ']',
  '',
].join('\n')
if (values.out === undefined) console.log(text)
else writeFileSync(values.out, text)

/** Each section whose heading says what it is, as it stands and with words nobody knows. */
function examplesIn({ set, id, document, truth }: Labelled): Example[] {
  const sections = splitSections(readLines(document, createJudge()), FIRST_PLAN).filter(
    ({ heading, lines, kind }) =>
      heading && lines.length > 0 && headingKind(heading.text.replace(/\s*[:：]$/, '')) === kind,
  )
  return sections.flatMap((section, at) =>
    SHARES.map((share): Example => {
      const strange = strangerTo(truth, `${id}${share}`, share)
      const lines = section.lines.map((line) => ({
        ...line,
        text: strange(line.text),
        cells: line.cells.map((cell) => ({ ...cell, text: strange(cell.text) })),
      }))
      const others = new Set<SectionKind>()
      for (const { kind } of sections.filter((other) => other !== section))
        if (kind !== 'top' && (share === 0 || !random.chance(HIDDEN))) others.add(kind)
      const kind = TOLD_KINDS.findIndex((told) => told === section.kind)
      return {
        x: contentOf(lines, others, at / Math.max(1, sections.length - 1)),
        kind: kind < 0 ? TOLD_KINDS.length - 1 : kind,
        set,
        share,
      }
    }),
  )
}

/** Multinomial logistic regression, each weight with a step of its own. */
function learn(from: Example[]): number[][] {
  const length = must(from[0]).x.length
  const weights = TOLD_KINDS.map(() => Array.from({ length }, () => 0))
  const steps = TOLD_KINDS.map(() => Array.from({ length }, () => 1e-6))
  const order = seeded(11)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { x, kind } of order.some(from, from.length)) {
      const scores = weights.map((row) => dot(row, x))
      const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
      const sum = powers.reduce((all, power) => all + power, 0)
      weights.forEach((row, at) => {
        const error = must(powers[at]) / sum - (at === kind ? 1 : 0)
        const own = must(steps[at])
        x.forEach((value, index) => {
          const pull = error * value + DECAY * must(row[index])
          own[index] = must(own[index]) + pull * pull
          row[index] = must(row[index]) - (RATE * pull) / Math.sqrt(must(own[index]))
        })
      })
    }
  return weights
}

function bestOf(weights: number[][], x: number[]): number {
  const scores = weights.map((row) => dot(row, x))
  return scores.indexOf(Math.max(...scores))
}

function dot(row: number[], x: number[]): number {
  let sum = 0
  for (let at = 0; at < x.length; at += 1) sum += must(row[at]) * must(x[at])
  return sum
}
