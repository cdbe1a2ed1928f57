import type { CoachedQuestion } from '../../src/core/interview/question.ts'
import { findMisconceptions } from '../../src/core/interview/misconceptions/misconception.ts'
import { DIMENSIONS, totalOf } from '../../src/core/interview/rubric.ts'
import { createModel } from '../../src/server/adapters/model/create-model.ts'
import { readConfig } from '../../src/server/config.ts'
import { judgeAnswer, NO_USAGE } from '../../src/server/interview/judge-answer.ts'
import type { ModelCall } from '../../src/server/model/open-call.ts'
import type { GradedSet, Prediction } from './prediction.ts'

type Call = Pick<ModelCall, 'object'>

/** Scores as the page gets them from a model: quotes checked, correctness limited, the total gated. */
export async function judgeByModel(
  call: Call,
  question: CoachedQuestion,
  answer: string,
  byRules: Prediction,
): Promise<Prediction> {
  const hits = findMisconceptions(question.watched, answer)
  const { signal } = new AbortController()
  const { checked } = await judgeAnswer(call, question, answer, hits, 'eval', signal)
  if (!checked) return { ...byRules, total: null, scores: {} }
  return { ...byRules, total: totalOf(checked.scores, question.category), scores: checked.scores }
}

/** What a perfect judge would say: the set's own grades, with the beginning of the answer as quote. */
export function recordedCall(grade: GradedSet['answers'][number]['grade'], answer: string): Call {
  const quote = answer.replace(/\s+/gu, ' ').trim().slice(0, 80)
  const claimed = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, { score: grade.scores?.[dimension] ?? grade.band, quote }]),
  )
  return { object: (_, schema) => Promise.resolve({ value: schema.parse(claimed), usage: NO_USAGE }) }
}

/** The model of the environment. */
export async function modelCall(): Promise<Call> {
  const model = await createModel(readConfig({ ...process.env, AUTH_SECRET: 'x'.repeat(48) }).ai, {
    warn: () => undefined,
  })
  if (!model) throw new Error('Set AI_BASE_URL or AI_API_KEY (and AI_MODEL), or use --recorded.')
  return { object: (messages, schema, options) => model.object(messages, schema, options) }
}
