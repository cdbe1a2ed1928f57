import type { z } from 'zod'
import type { Usage } from '#contract/event-stream.ts'
import type { PromptMessage } from '#core/coach/prompt.ts'

export type ModelMessage = PromptMessage

export type ModelOptions = {
  /** Aborts the call upstream. */
  signal: AbortSignal
  /** Of the answer. */
  maxTokens: number
  temperature: number
  /** What was used, where the caller leaves before the end; thinking counts. */
  onLeft?: (usage: Usage) => void
}

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The last one. `isCutOff`: the answer reached its length limit. */
  | { type: 'end'; usage: Usage; isCutOff: boolean }

export type ModelInfo = { provider: 'openai' | 'own' | 'other' | 'fake'; model: string }

/**
 * A language model. It may fail in any way and say anything; what it says is text for people to read and never
 * decides about points, quotas or scores. Every failure is a `ModelFault`, an abort throws the signal's reason.
 */
export type ChatModel = {
  readonly info: ModelInfo
  /** False for a while after several failures in a row. */
  isAnswering(): boolean
  stream(messages: readonly ModelMessage[], options: ModelOptions): AsyncIterable<ModelEvent>
  /** An answer that fits `schema`; asked again at most twice when it does not. */
  object<T>(
    messages: readonly ModelMessage[],
    schema: z.ZodType<T>,
    options: ModelOptions,
  ): Promise<{ value: T; usage: Usage }>
}
