// npm run eval -- own-words first|second [--misses]: how headings in somebody's own words and sentences that state how much a
// skill is needed are read (test/ads/own-words). Rules are repaired with the first list; of the second only totals are read.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import { learntJudge } from '#core/ads/sections/heading-judge.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { plainHeading } from '#core/ads/sections/section-kind.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { ownWordsAds, ownWordsKind, type OwnWordsKind, strengthSentences } from '#test/support/own-words.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { misses: { type: 'boolean' } } })
const list = positionals[0] === 'second' ? 'second' : 'first'
const folder = path.join(import.meta.dirname, '../ads/own-words')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const missed = (words: string) => {
  if (values.misses === true && list === 'first') console.log(words)
}

let headings = 0
let alone = 0
let begun = 0
let right = 0
const byKind = new Map<string, [number, number]>()
for (const ad of ownWordsAds(read(`${list}.txt`))) {
  const { sections } = readAdText(fullCatalogue, ad.text)
  for (const { heading, kind, first } of ad.parts) {
    headings += 1
    const said = learntJudge(plainHeading(fold(heading))).slice(0, -1)
    const judged = must(
      ['must', 'wish', 'none', 'tasks', 'about', 'offer', 'process', 'none'][said.indexOf(Math.max(...said))],
    )
    if (judged === kind) alone += 1
    const part = sections.find(({ lines }) => lines.some(({ text }) => text === must(linesOf(first)[0]).text))
    const asRead: OwnWordsKind | 'none' = part ? ownWordsKind(part.kind) : 'none'
    const isBegun = sections.some((one) => one.heading?.text === heading)
    begun += Number(isBegun)
    right += Number(asRead === kind)
    const [hits, all] = byKind.get(kind) ?? [0, 0]
    byKind.set(kind, [hits + Number(asRead === kind), all + 1])
    if (asRead !== kind || !isBegun) missed(`${kind} read as ${asRead}${isBegun ? '' : ', no heading'}: ${heading}`)
  }
}
console.log(
  `${list}: ${headings} headings; their words alone ${alone}, seen as headings ${begun}, what follows read right ${right} (${[...byKind].map(([kind, [hits, all]]) => `${kind} ${hits} of ${all}`).join(', ')})`,
)

const places = {
  'among requirements': (sentence: string, other: string) =>
    `Engineer\nHarlow & Finch, Leeds\n\nRequirements\n- ${other}\n- ${sentence}\n- Cassandra\n`,
  'above the list': (sentence: string, other: string) =>
    `Engineer\nHarlow & Finch, Leeds\n\nHarlow & Finch makes locks. ${sentence}\n\nRequirements\n- ${other}\n- Cassandra\n`,
}
for (const [place, adOf] of Object.entries(places)) {
  const rightByStrength = new Map<string, [number, number]>()
  for (const { strength, skill, sentence } of strengthSentences(read(`${list}.tsv`))) {
    const text = adOf(sentence, 'Ruby')
    const wanted = must(readAdText(fullCatalogue, `Engineer\n\nRequirements\n- ${skill}`).skills[0]).ids
    const level = readAdText(fullCatalogue, text).skills.find(({ ids }) => ids.some((id) => wanted.includes(id)))?.level
    const isRight =
      strength === 'must'
        ? level === 'must'
        : strength === 'wish'
          ? level === 'wish'
          : strength === 'none'
            ? level !== 'must' && level !== 'wish'
            : level !== 'must'
    const [hits, all] = rightByStrength.get(strength) ?? [0, 0]
    rightByStrength.set(strength, [hits + Number(isRight), all + 1])
    if (!isRight) missed(`${place}: ${strength} read as ${level ?? 'nothing'}: ${sentence}`)
  }
  console.log(
    `${list}, sentences ${place}: ${[...rightByStrength].map(([kind, [hits, all]]) => `${kind} ${hits} of ${all}`).join(', ')}`,
  )
}
