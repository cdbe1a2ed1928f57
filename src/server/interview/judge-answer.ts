import { z } from 'zod'
import type { Usage } from '#contract/event-stream.ts'
import { checkScores, unfoundedIn, type CheckedScores, type ClaimedScores } from '#core/interview/check-scores.ts'
import { interviewScoresPrompt, repairScoresPrompt } from '#core/interview/prompts/interview-scores.v1.ts'
import type { Question } from '#core/interview/question.ts'
import { DIMENSIONS } from '#core/interview/rubric.ts'
import { scoreAnswer } from '#core/interview/score-answer.ts'
import type { ModelCall } from '#server/model/open-call.ts'

export const SCORES_TOKENS = 500

const claimSchema = z.object({ score: z.number().min(1).max(5), quote: z.string().max(600).nullable() })
const claimedSchema = z.object(
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, claimSchema])) as Record<
    (typeof DIMENSIONS)[number],
    typeof claimSchema
  >,
)

export type Judgement = CheckedScores & { usage: Usage }

/** Asks for scores at temperature 0 and checks them; quotes that do not stand in the answer get one repair. */
export async function judgeAnswer(
  call: Pick<ModelCall, 'object'>,
  question: Question,
  answer: string,
  mark: string,
  signal: AbortSignal,
): Promise<Judgement> {
  const options = { signal, maxTokens: SCORES_TOKENS, temperature: 0 }
  const asked = interviewScoresPrompt(question, answer, mark)
  const first = await call.object<ClaimedScores>(asked, claimedSchema, options)
  const unfounded = unfoundedIn(first.value, answer)
  const byRules = scoreAnswer(question, answer).scores
  if (unfounded.length === 0) return { ...checkScores(first.value, answer, byRules), usage: first.usage }
  const second = await call.object<ClaimedScores>(
    repairScoresPrompt(asked, first.value, unfounded),
    claimedSchema,
    options,
  )
  return { ...checkScores(second.value, answer, byRules), usage: sumOf(first.usage, second.usage) }
}

export function sumOf(a: Usage, b: Usage): Usage {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    isEstimated: a.isEstimated || b.isEstimated,
  }
}
