import { wordsOf } from '../words.ts'
import { WORD_WEIGHTS } from './word-weights.ts'

const STEM = 6
/** Words about who somebody is have no vote. */
const WHO_SOMEBODY_IS = new Set(
  'he she him her his hers man men woman women girl boy lady mum dad mother father wife husband aunt uncle son daught grandm grandf german french spanis turkis englis indian chines'.split(
    ' ',
  ),
)

/** The beginnings of the words of an answer, each once. */
export function stemsOf(answer: string): Set<string> {
  const stems = wordsOf(answer).map((word) => word.replace(/’/gu, "'").slice(0, STEM))
  return new Set(stems.filter((stem) => !WHO_SOMEBODY_IS.has(stem)))
}

/** What the single words say about the grade, beside its mean; learnt, see decision 0174. */
export function votesOf(answer: string): number {
  return [...stemsOf(answer)].reduce((sum, stem) => sum + (WORD_WEIGHTS.get(stem) ?? 0), 0)
}
