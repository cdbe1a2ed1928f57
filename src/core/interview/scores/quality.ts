import { clamp } from './fullness.ts'
import type { Measures } from './measure-answer.ts'
import { QUALITY_MEAN, QUALITY_WEIGHTS } from './quality-weights.ts'
import type { CoachedQuestion } from '../question.ts'
import type { Scores } from '../rubric.ts'
import { tellingOf } from './telling.ts'
import { votesOf } from './word-votes.ts'
import { WORDS_MEAN } from './word-weights.ts'

/** Of the learnt grade, the part that single words decide. */
export const WORDS_SHARE = 0.4
/** Of the whole, the part of `sense.ts` where there is an encoder. */
export const SENSE_SHARE = 0.5

type Parts = Record<Exclude<keyof Scores, 'relevance' | 'correctness'>, number>

/**
 * How good an answer sounds, from 0 to 1, by what rules can see. For English prose a weighted sum, learnt from graded
 * answers (decision 0164), and what single words say (0174), and the sense of its sentences when an encoder is available (0240); ordering words and reasons have no part in it: a wrong answer
 * has as good an order as a right one. Code and other languages by the shown bands.
 */
export function qualityOf(
  question: CoachedQuestion,
  answer: string,
  seen: Measures,
  parts: Parts,
  sense: number | null,
): number {
  if (!seen.isEnglish || seen.hasCode) {
    const shown = 0.3 * parts.structure + 0.4 * parts.evidence + 0.3 * parts.communication
    return seen.hasCues && !seen.hasCode ? shown : 0.9 * shown
  }
  const telling = tellingOf(question, answer, seen)
  const band = QUALITY_WEIGHTS.reduce(
    (sum, [name, mean, weight]) => sum + weight * ((telling[name] ?? mean) - mean),
    QUALITY_MEAN,
  )
  const byWords = QUALITY_MEAN + votesOf(answer) - WORDS_MEAN
  const byRules = (1 - WORDS_SHARE) * band + WORDS_SHARE * byWords
  return clamp(((sense === null ? byRules : (1 - SENSE_SHARE) * byRules + SENSE_SHARE * sense) - 1) / 4)
}
