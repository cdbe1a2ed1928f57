import { clamp } from './fullness.ts'
import type { Measures } from './measure-answer.ts'
import { QUALITY_MEAN, QUALITY_WEIGHTS } from './quality-weights.ts'
import type { CoachedQuestion } from '../question.ts'
import type { Scores } from '../rubric.ts'
import { tellingOf } from './telling.ts'
import { votesOf } from './word-votes.ts'
import { WORDS_MEAN } from './word-weights.ts'

type Parts = Record<Exclude<keyof Scores, 'relevance' | 'correctness'>, number>

/**
 * The grade that an answer sounds like, about 1 to 5, by what rules can see. For English prose one sum, learnt from graded
 * answers (decision 0311): what is measured, each in a direction given beforehand, what single words say, and what the sense of
 * its sentences adds when an encoder is available. Code and other languages by the shown bands.
 */
export function gradeOf(
  question: CoachedQuestion,
  answer: string,
  seen: Measures,
  parts: Parts,
  sense: number | null,
): number {
  if (!seen.isEnglish || seen.hasCode) {
    const shown = 0.3 * parts.structure + 0.4 * parts.evidence + 0.3 * parts.communication
    return 1 + 4 * clamp(seen.hasCues && !seen.hasCode ? shown : 0.9 * shown)
  }
  const telling = tellingOf(question, answer, seen)
  const measured = QUALITY_WEIGHTS.reduce(
    (sum, [name, mean, weight]) => sum + weight * ((telling[name] ?? mean) - mean),
    QUALITY_MEAN,
  )
  return measured + votesOf(answer) - WORDS_MEAN + (sense ?? 0)
}
