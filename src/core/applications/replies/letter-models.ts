import { MEANINGS } from './meanings.ts'
import { type LogLinear, unpack } from './packed-weights.ts'
import weights from './weights/letters.json' with { type: 'json' }

/** Two learnt views of a letter: what its sentences do, and which words it has. */
export type LetterModels = { deeds: LogLinear; words: LogLinear }

let learnt: LetterModels | undefined

export function letterModels(): LetterModels {
  learnt ??= { deeds: unpack(weights.deeds, MEANINGS.length), words: unpack(weights.words, MEANINGS.length) }
  return learnt
}
