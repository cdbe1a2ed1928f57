import { z } from 'zod'
import type { Usage } from '#contract/event-stream.ts'
import {
  checkScores,
  unfoundedIn,
  type CheckedScores,
  type ClaimedScores,
} from '#core/interview/by-model/check-scores.ts'
import { interviewScoresPrompt, repairScoresPrompt } from '#core/interview/prompts/interview-scores.v1.ts'
import type { MisconceptionHit } from '#core/interview/misconceptions/misconception.ts'
import type { Question } from '#core/interview/question.ts'
import { DIMENSIONS } from '#core/interview/rubric.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import type { ModelCall } from '#server/model/open-call.ts'

export const SCORES_TOKENS = 500

const claimSchema = z.object({ score: z.number().min(1).max(5), quote: z.string().max(600).nullable() })
const claimedSchema = z.object(
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, claimSchema])) as Record<
    (typeof DIMENSIONS)[number],
    typeof claimSchema
  >,
)

/** `checked` is null when the model gave no valid scores: its words are shown without. */
export type Judgement = { checked: CheckedScores | null; usage: Usage }
export const NO_USAGE: Usage = { promptTokens: 0, completionTokens: 0, isEstimated: false }

/** Asks for scores at temperature 0 and checks them; quotes that do not stand in the answer get one repair. */
export async function judgeAnswer(
  call: Pick<ModelCall, 'object'>,
  question: Question,
  answer: string,
  hits: readonly MisconceptionHit[],
  mark: string,
  signal: AbortSignal,
): Promise<Judgement> {
  let usage = NO_USAGE
  try {
    const checked = await askForScores()
    return { checked, usage }
  } catch (error) {
    if (error instanceof ModelFault && error.code === 'invalid_output')
      return { checked: null, usage: error.usage ? sumOf(usage, error.usage) : usage }
    throw error
  }

  async function askForScores(): Promise<CheckedScores> {
    const options = { signal, maxTokens: SCORES_TOKENS, temperature: 0 }
    const asked = interviewScoresPrompt(question, answer, mark)
    const misconceptions = hits.length
    const first = await call.object<ClaimedScores>(asked, claimedSchema, options)
    usage = first.usage
    const unfounded = unfoundedIn(first.value, answer)
    if (unfounded.length === 0) return checkScores(first.value, answer, misconceptions)
    const repair = repairScoresPrompt(asked, first.value, unfounded)
    const second = await call.object<ClaimedScores>(repair, claimedSchema, options)
    usage = sumOf(usage, second.usage)
    return checkScores(second.value, answer, misconceptions)
  }
}

export function sumOf(a: Usage, b: Usage): Usage {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    isEstimated: a.isEstimated || b.isEstimated,
  }
}
