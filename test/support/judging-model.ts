import type { z } from 'zod'
import { DIMENSIONS } from '#core/interview/rubric.ts'
import { must } from '#core/must.ts'
import type { ChatModel, ModelMessage } from '#server/model/chat-model.port.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import { GRADED_ANSWERS } from '#test/interview/graded-answers.ts'

export const LONG = must(GRADED_ANSWERS.find(({ questionId }) => questionId === 'software-developer-b-01')).good

/** A model that says what a test wants. */
export function stubModel(parts: {
  scores?: (messages: readonly ModelMessage[], call: number) => object
  words?: (signal: AbortSignal) => AsyncIterable<string>
}): ChatModel {
  let calls = 0
  const usage = { promptTokens: 10, completionTokens: 10, isEstimated: false }
  return {
    info: { provider: 'fake', model: 'stub' },
    isAnswering: () => true,
    object: async (messages, schema: z.ZodType) => {
      const read = schema.safeParse(parts.scores?.(messages, (calls += 1)) ?? claim(3, LONG.slice(0, 40)))
      if (!read.success) throw new ModelFault('invalid_output', 'not in the form asked for', { usage })
      return { value: read.data as never, usage }
    },
    async *stream(_messages, { signal }) {
      if (parts.words) for await (const text of parts.words(signal)) yield { type: 'text', text }
      else yield { type: 'text', text: '### 1. Overall Assessment\nGood.' }
      yield { type: 'end', usage, isCutOff: false }
    },
  }
}
export const claim = (score: number, quote: string | null) =>
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, { score, quote }]))
