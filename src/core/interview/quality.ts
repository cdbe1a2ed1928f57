import type { Measures } from './measure-answer.ts'
import type { Scores } from './rubric.ts'

type Parts = Record<Exclude<keyof Scores, 'relevance' | 'correctness'>, number>

/**
 * How good an answer sounds, from 0 to 1, by what rules can see. Ordering words and reasons count for the shown
 * structure only: a wrong answer is told in as good an order as a right one. Weights: docs/quality/coaching.md.
 */
export function qualityOf(seen: Measures, parts: Parts): number {
  const average = 0.3 * parts.structure + 0.4 * parts.evidence + 0.3 * parts.communication
  if (!seen.isEnglish || seen.hasCode) return 0.9 * average
  const gains =
    0.3 * fullnessOf(seen) +
    0.2 * clamp(seen.figures / 4) +
    0.2 * clamp(seen.others / 4) +
    0.2 * clamp(seen.questions / 2) +
    0.1 * clamp(seen.checks / 5) +
    0.1 * clamp(seen.negations / 4) +
    0.08 * plainness(seen)
  const losses =
    0.12 * clamp(seen.sweeping / 5) + 0.12 * clamp(seen.emptyWords / 7) + 0.06 * clamp((seen.fillers + seen.hedges) / 6)
  return 0.5 * average + 0.5 * clamp((gains - losses + 0.3) / 1.48)
}

/** From 0 to 1: 20 words are the least, 140 are plenty; other languages need fewer for the same. */
export function fullnessOf({ words, isEnglish }: Pick<Measures, 'words' | 'isEnglish'>): number {
  return clamp(Math.log(words / (isEnglish ? 20 : 15)) / Math.log(7))
}

/** Short words are plain words. */
export function plainness({ lettersPerWord }: Pick<Measures, 'lettersPerWord'>): number {
  return clamp((5.6 - lettersPerWord) / 1.6)
}

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
