import { must } from '#core/must.ts'
import type { Mention } from '../points/mentions.ts'
import type { Question } from '../question.ts'
import type { Dimension } from '../rubric.ts'
import { wordsOf } from '../words.ts'

const SPOKEN_OF: Record<Dimension, RegExp> = {
  relevance: /ask|question|vague|general|off|avoid|only talks/iu,
  structure: /order|step|struct|plan|first|outcome|end|rambl|list/iu,
  evidence: /example|number|figure|result|concrete|real|measur|specific|evidence|proof|claim|detail/iu,
  correctness: /miss|wrong|ignore|forget|cost|confus|does not|doesn't|never|only|without|no /iu,
  communication: /vague|long|jargon|unclear|word|explain/iu,
}

/** The position of the one follow-up an interviewer would ask next: at the dimension that is weakest. */
export function followUpAt(
  question: Pick<Question, 'followUps'>,
  weakest: Dimension | null,
  mentions: readonly Mention[],
): number {
  const missing = new Set(
    mentions
      .filter((mention) => !mention.isMentioned)
      .flatMap((mention) => wordsOf(mention.text))
      .filter((word) => word.length > 3),
  )
  const worth = question.followUps.map(({ trigger, text }, at) => {
    const shared = wordsOf(`${trigger} ${text}`).filter((word) => missing.has(word)).length
    return { at, worth: (weakest !== null && SPOKEN_OF[weakest].test(trigger) ? 2 : 0) + Math.min(2, shared) }
  })
  return must(worth.sort((a, b) => b.worth - a.worth)[0]).at
}
