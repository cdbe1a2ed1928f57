import type { z } from 'zod'
import type { Usage } from '#contract/event-stream.ts'
import { estimateTokens } from '#core/text/estimate-tokens.ts'
import type { ChatModel, ModelEvent, ModelMessage, ModelOptions } from '#server/model/chat-model.port.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/model-fault.ts'
import { fakeAnswer } from './fake-replies.ts'
import { pause } from './pause.ts'

/** Slow enough to be seen coming in, and to be stopped. */
const PIECE_MS = 25
const WORDS_IN_PIECE = 3
const WORDS_BEFORE_FAULT = 15

/**
 * For development without a provider (AI_FAKE=1): answers made of the facts in the prompt, the same ones each
 * time. A question that holds `#fault:timeout` (or another code) breaks off in the middle, so that pages can be
 * tried in every state.
 */
export function createFakeModel({ pieceMs = PIECE_MS }: { pieceMs?: number } = {}): ChatModel {
  return {
    info: { provider: 'fake', model: 'built-in' },
    isAnswering: () => true,
    stream: (messages, options) => tell(messages, options, pieceMs),
    object: async (messages, schema, options) => {
      options.signal.throwIfAborted()
      const code = faultIn(messages)
      if (code) throw new ModelFault(code, 'asked for')
      return { value: fitting(fakeAnswer(messages), schema), usage: usageOf(messages, '') }
    },
  }
}

async function* tell(
  messages: readonly ModelMessage[],
  { signal, maxTokens }: ModelOptions,
  pieceMs: number,
): AsyncGenerator<ModelEvent> {
  const answer = fakeAnswer(messages)
  const words = (typeof answer === 'string' ? answer : JSON.stringify(answer))
    .split(/(?<=\s)(?=\S)/)
    .slice(0, maxTokens)
  const code = faultIn(messages)
  for (let at = 0; at < words.length; at += WORDS_IN_PIECE) {
    await pause(pieceMs, signal)
    if (code && at >= WORDS_BEFORE_FAULT) throw new ModelFault(code, 'asked for')
    yield { type: 'text', text: words.slice(at, at + WORDS_IN_PIECE).join('') }
  }
  yield { type: 'end', usage: usageOf(messages, words.join('')), isCutOff: false }
}

const CODES: readonly ModelFaultCode[] = [
  'quota_exceeded',
  'rate_limited',
  'timeout',
  'unreachable',
  'disconnected',
  'auth',
  'model_not_found',
  'provider',
  'invalid_output',
]

function faultIn(messages: readonly ModelMessage[]): ModelFaultCode | undefined {
  const asked = messages.findLast((message) => message.role === 'user')?.content ?? ''
  return CODES.find((code) => asked.includes(`#fault:${code}`))
}

function fitting<T>(answer: string | object, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ModelFault('invalid_output', 'the fake provider has no such answer')
  return parsed.data
}

function usageOf(messages: readonly ModelMessage[], text: string): Usage {
  const promptTokens = messages.reduce((sum, message) => sum + estimateTokens(message.content), 0)
  return { promptTokens, completionTokens: estimateTokens(text), isEstimated: true }
}
