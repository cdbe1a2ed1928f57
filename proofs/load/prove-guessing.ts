import { readdirSync, readFileSync } from 'node:fs'
import { isRight } from '#core/arena/item.ts'
import type { Item, ItemKind, Reply } from '#core/arena/item.ts'
import { must } from '#core/must.ts'

/**
 * Guesses whole checks and prints what share passes: eight items, six right pass (75%).
 * By kind, all eight items are of that kind, from anywhere in the bank; by skill, they are eight different
 * items of one skill. Three people guess: one blindly, two who believe that the longest or the shortest
 * option gives itself away. All know the bank's terms and printed answers by heart, but not which belongs where.
 * Usage: node proofs/load/prove-guessing.ts [checks]. Fails when any share is 1% or more.
 */
const CHECKS = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(CHECKS) || CHECKS < 1) throw new Error(`How many checks? A whole number, not ${process.argv[2]}`)
const ITEMS = 8
const NEEDED = 6
const LIMIT = 0.01
const KINDS: ItemKind[] = ['choice', 'choices', 'order', 'output', 'bug', 'term']

type Chance = () => number
type Guesser = { name: string; pickOption: (options: string[], chance: Chance) => number }

const folder = new URL('../../data/checks/', import.meta.url)
const bank = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { skill: string; items: Item[] })
const allItems = bank.flatMap((file) => file.items)
const knownTerms = allItems.flatMap((item) => (item.kind === 'term' ? [item.answer] : []))
const knownPrints = allItems.flatMap((item) => (item.kind === 'output' ? [item.answer] : []))

const below = (limit: number, chance: Chance) => Math.floor(chance() * limit)
const pickBy = (isBetter: (a: number, b: number) => boolean) => (options: string[]) =>
  options.reduce((best, option, index) => (isBetter(option.length, must(options[best]).length) ? index : best), 0)
const guessers: Guesser[] = [
  { name: 'blindly', pickOption: (options, chance) => below(options.length, chance) },
  { name: 'the longest', pickOption: pickBy((a, b) => a > b) },
  { name: 'the shortest', pickOption: pickBy((a, b) => a < b) },
]

const chance = seededChance(20_261_121)
const byKind = KINDS.flatMap((kind) =>
  guessers.map((guesser) =>
    sharePassed(
      kind,
      allItems.filter((item) => item.kind === kind),
      guesser,
    ),
  ),
)
const bySkill = bank.flatMap(({ skill, items }) => guessers.map((guesser) => sharePassed(skill, items, guesser)))
process.stdout.write(`${CHECKS} checks of ${ITEMS} items each, ${NEEDED} right pass\n`)
for (const row of byKind)
  process.stdout.write(`only ${row.what.padEnd(8)} guessed ${row.guesser.padEnd(13)} ${percent(row.share)}\n`)
for (const { name } of guessers) {
  const rows = bySkill.filter((row) => row.guesser === name).sort((a, b) => b.share - a.share)
  const mean = rows.reduce((sum, row) => sum + row.share, 0) / rows.length
  process.stdout.write(
    `${rows.length} skills guessed ${name.padEnd(13)} mean ${percent(mean)}, easiest ${must(rows[0]).what} ${percent(must(rows[0]).share)}\n`,
  )
}
if ([...byKind, ...bySkill].some((row) => row.share >= LIMIT)) {
  process.stdout.write('FAILED: guessing passes too often\n')
  process.exitCode = 1
}

function sharePassed(what: string, pool: Item[], guesser: Guesser) {
  let passed = 0
  for (let round = 0; round < CHECKS; round += 1) {
    let right = 0
    for (const item of draw(pool)) if (isRight(item, guess(item, guesser))) right += 1
    if (right >= NEEDED) passed += 1
  }
  return { what, guesser: guesser.name, share: passed / CHECKS }
}

/** Eight different items; the first eight places of a shuffle that goes no further. */
function draw(pool: Item[]): Item[] {
  for (let place = 0; place < ITEMS; place += 1) {
    const from = place + below(pool.length - place, chance)
    const here = must(pool[place])
    pool[place] = must(pool[from])
    pool[from] = here
  }
  return pool.slice(0, ITEMS)
}

function guess(item: Item, guesser: Guesser): Reply {
  switch (item.kind) {
    case 'choice':
      return guesser.pickOption(item.options, chance)
    case 'choices':
      return shuffled(item.options.length).slice(0, 2 + below(2, chance))
    case 'order':
      return shuffled(item.options.length)
    case 'output':
      return item.options
        ? must(item.options[guesser.pickOption(item.options, chance)])
        : must(knownPrints[below(knownPrints.length, chance)])
    case 'bug':
      return 1 + below(item.code.split('\n').length, chance)
    default:
      return must(knownTerms[below(knownTerms.length, chance)])
  }
}

function shuffled(length: number): number[] {
  const places = Array.from({ length }, (_, index) => index)
  for (let last = length - 1; last > 0; last -= 1) {
    const from = below(last + 1, chance)
    const here = must(places[last])
    places[last] = must(places[from])
    places[from] = here
  }
  return places
}

function percent(share: number): string {
  return `${(100 * share).toFixed(3)}%`
}

/** Mulberry32: the same guesses in each run, so that a failure can be looked at. */
function seededChance(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
