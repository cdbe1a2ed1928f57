import { MONTH_NAMES } from '../month-words.ts'
import { plain } from '../plain.ts'
import { type Act, ACTS, type Bank } from './bank/acts.ts'
import { DE } from './bank/de.ts'
import { EN } from './bank/en.ts'
import { ES } from './bank/es.ts'
import { FR } from './bank/fr.ts'
import { IT, NL } from './bank/nl-it.ts'
import { PL, PT } from './bank/pt-pl.ts'
import { TR } from './bank/tr.ts'

const BANKS: readonly Bank[] = [EN, DE, TR, FR, ES, NL, IT, PT, PL]

/** How surely a sentence does each thing; the shares of one sentence add up to 1. */
export type ActShares = Readonly<Record<Act, number>>

const EPOCHS = 8
const RATE = 2
const DECAY = 1e-3
const SHARPNESS = 2
const FEW = 4
const SIZE = ACTS.length

type Model = { ids: ReadonlyMap<string, number>; weights: Float32Array }
let learned: Model | undefined

/** What a sentence does, by its likeness to the sentences of the bank. `folded` comes from `plain`. */
export function actsOf(folded: string, isQuestion: boolean): ActShares {
  const { ids, weights } = (learned ??= learn())
  const traits = traitsOf(folded, isQuestion)
  const known = traits.flatMap((trait) => ids.get(trait) ?? [])
  // of a sentence in words that no letter of the bank has, nothing is claimed
  const scale = known.length < FEW ? 0 : SHARPNESS / Math.sqrt(traits.length)
  const shares = sharesOf(weights, known, scale)
  return Object.fromEntries(ACTS.map((act, index) => [act, shares[index] ?? 0])) as Record<Act, number>
}

/** The sentences of a line of the bank: every way it offers stands in at least one of them. */
export function spell(line: string): string[] {
  const parts = line.split(/[{}]/).map((part, index) => (index % 2 === 0 ? [part] : part.split('|')))
  const longest = Math.max(...parts.map((ways) => ways.length))
  return Array.from({ length: longest }, (_, turn) =>
    parts.map((ways, slot) => ways[(turn + slot) % ways.length] ?? '').join(''),
  )
}

const MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES)
const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never won can cannot t unable without nicht kein keine keinen leider degil yok pas ne ni nie niet geen non nao'.split(
    ' ',
  ),
)

/** Words, their beginnings and ends, pairs of beginnings, and what follows a negation. Figures and months count as one each. */
function traitsOf(folded: string, isQuestion: boolean): string[] {
  const words = folded.split(' ').map((word) => (/\d/.test(word) ? '0' : MONTHS.has(word) ? 'march' : word))
  const stems = words.map((word) => word.slice(0, 5))
  const traits = new Set<string>(isQuestion ? ['?'] : [])
  for (const [at, word] of words.entries()) {
    const stem = stems[at] ?? ''
    traits.add(word)
    if (word.length > 5) traits.add(`${stem}-`)
    if (word.length > 7) traits.add(`-${word.slice(-5)}`)
    if (at > 0) traits.add(`${stems[at - 1]} ${stem}`)
    if (at > 1) traits.add(`${stems[at - 2]} _ ${stem}`)
    if (NEGATIONS.has(word)) for (const near of stems.slice(at + 1, at + 5)) traits.add(`!${near}`)
  }
  return [...traits]
}

/** Fits a log-linear model to the bank, each sentence in turn and in a fixed order: it always comes out the same. */
function learn(): Model {
  const ids = new Map<string, number>()
  const idOf = (trait: string) => {
    const id = ids.get(trait) ?? ids.size
    ids.set(trait, id)
    return id
  }
  const examples = BANKS.flatMap((bank) =>
    ACTS.flatMap((act, index) =>
      linesOf(bank[act]).flatMap((line) => {
        const ways = spell(line)
        return ways.map((text) => ({
          index,
          weight: 1 / Math.sqrt(ways.length),
          traits: traitsOf(plain(text), text.endsWith('?')).map(idOf),
        }))
      }),
    ),
  )
  const weights = new Float32Array(ids.size * SIZE)
  const steepness = new Float32Array(ids.size * SIZE).fill(1)
  for (let step = 0; step < EPOCHS * examples.length; step++) {
    const example = examples[(step * STRIDE) % examples.length]
    if (example === undefined) continue
    const scale = 1 / Math.sqrt(example.traits.length)
    const shares = sharesOf(weights, example.traits, scale)
    for (const id of example.traits)
      for (let act = 0; act < SIZE; act++) {
        const at = id * SIZE + act
        const error = (act === example.index ? 1 : 0) - (shares[act] ?? 0)
        const slope = error * scale * example.weight - DECAY * (weights[at] ?? 0)
        const steep = (steepness[at] ?? 1) + slope * slope
        steepness[at] = steep
        weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(steep)
      }
  }
  return { ids, weights }
}

/** A prime: steps of this size meet every sentence once in a round, and languages and acts by turns. */
const STRIDE = 7919

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

function sharesOf(weights: Float32Array, traits: readonly number[], scale: number): Float64Array {
  const sums = new Float64Array(SIZE)
  for (const id of traits)
    for (let act = 0; act < SIZE; act++) sums[act] = (sums[act] ?? 0) + (weights[id * SIZE + act] ?? 0)
  const top = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp((sum - top) * scale))
  const total = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / total)
}
