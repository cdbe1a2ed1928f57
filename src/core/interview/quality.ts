import { clamp } from './fullness.ts'
import type { Measures } from './measure-answer.ts'
import { QUALITY_MEAN, QUALITY_WEIGHTS } from './quality-weights.ts'
import type { CoachedQuestion } from './question.ts'
import type { Scores } from './rubric.ts'
import { tellingOf } from './telling.ts'

type Parts = Record<Exclude<keyof Scores, 'relevance' | 'correctness'>, number>

/**
 * How good an answer sounds, from 0 to 1, by what rules can see. For English prose a weighted sum, learnt from graded
 * answers (decision 0164); ordering words and reasons have no part in it: a wrong answer has as good an order as
 * a right one. Code and other languages by the shown bands.
 */
export function qualityOf(question: CoachedQuestion, answer: string, seen: Measures, parts: Parts): number {
  if (!seen.isEnglish || seen.hasCode)
    return 0.9 * (0.3 * parts.structure + 0.4 * parts.evidence + 0.3 * parts.communication)
  const telling = tellingOf(question, answer, seen)
  const band = QUALITY_WEIGHTS.reduce(
    (sum, [name, mean, weight]) => sum + weight * ((telling[name] ?? mean) - mean),
    QUALITY_MEAN,
  )
  return clamp((band - 1) / 4)
}
