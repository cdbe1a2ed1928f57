import { languageOfAnswer } from '../points/elsewhere.ts'
import type { Encode } from '../encode.ts'
import { sentencesOf, wordsOf } from '../words.ts'
import { HARM_BIAS, HARM_DIRECTION, HARM_LEAST, HARM_STEP, HARM_WORDS } from './harm-weights.ts'

/** Whether an English answer sounds like one that tells of harm, and the sentence whose words do so most. */
export type HarmSound = { isSuspicious: boolean; sentence: string }

/** What is longer is heard to here, as in sense.ts: it is the same vector. */
const MOST_LETTERS = 2_500
/** One sentence may sound like anything. */
const LEAST_WORDS = 40
const STEM = 6
const WORDS_STRENGTH = 1.05

/** Learnt from words and the vector of the answer (decision 0310). Null where it says nothing: few words, another language, no encoder. */
export async function harmSoundOf(answer: string, encode: Encode): Promise<HarmSound | null> {
  if (wordsOf(answer).length < LEAST_WORDS || languageOfAnswer(answer) !== 'en') return null
  const vector = (await encode([answer.slice(0, MOST_LETTERS)]))?.[0]
  if (!vector) return null
  const along = HARM_DIRECTION.reduce((sum, weight, at) => sum + weight * HARM_STEP * (vector[at] ?? 0), 0)
  const sentences = sentencesOf(answer)
  return {
    isSuspicious: HARM_BIAS + soundOfWords(answer) + along > HARM_LEAST,
    sentence: sentences.reduce(
      (most, one) => (soundOfWords(one) > soundOfWords(most) ? one : most),
      sentences[0] ?? answer,
    ),
  }
}

function soundOfWords(text: string): number {
  return harmTraits(text, HARM_WORDS).reduce(
    (sum, [trait, strength]) => sum + strength * HARM_STEP * (HARM_WORDS[trait] ?? 0),
    0,
  )
}

/** The traits of a text that are known, each the stronger the fewer they are. */
export function harmTraits(
  text: string,
  known: Readonly<Record<string, unknown>>,
): [trait: string, strength: number][] {
  const found = [...harmWords(text)].filter((trait) => Object.hasOwn(known, trait))
  return found.map((trait) => [trait, WORDS_STRENGTH / Math.sqrt(found.length)])
}

/** Beginnings of words, and pairs of them. */
export function harmWords(text: string): Set<string> {
  const stems = wordsOf(text).map((word) => word.slice(0, STEM))
  return new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])
}
