import { letterModels, type LetterModels } from './letter-models.ts'
import { type Letter, signsOf, wordsOf } from './letter-signs.ts'
import type { Meaning } from './meanings.ts'
import { MEANINGS } from './meanings.ts'
import { sharesOf } from './packed-weights.ts'

/** How likely each meaning is; they add up to 1. */
export type Likely = Readonly<Record<Meaning, number>>
export type Opinion = { meaning: Meaning; strength: number }

/** What the deeds of its sentences count beside its words. */
const DEEDS = 0.7
const LEAST = 1e-3

/** What a letter may mean by what was learnt from others, and with what the rules say of it. */
export function likelyMeanings(letter: Letter, opinion: Opinion | null, models: LetterModels = letterModels()): Likely {
  const deeds = models.deeds(signsOf(letter))
  const words = models.words(wordsOf(letter))
  const sums = MEANINGS.map(
    (meaning, at) =>
      DEEDS * Math.log((deeds[at] ?? 0) + LEAST) +
      (1 - DEEDS) * Math.log((words[at] ?? 0) + LEAST) +
      (opinion?.meaning === meaning ? opinion.strength : 0),
  )
  const shares = sharesOf(sums)
  return Object.fromEntries(MEANINGS.map((meaning, at) => [meaning, shares[at] ?? 0])) as Record<Meaning, number>
}

/** Meanings by how likely they are. */
export function byLikelihood(likely: Likely): Meaning[] {
  return MEANINGS.toSorted((one, other) => likely[other] - likely[one])
}
