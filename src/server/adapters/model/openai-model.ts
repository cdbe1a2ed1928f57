import OpenAI from 'openai'
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { z } from 'zod'
import type { Usage } from '#contract/event-stream.ts'
import { estimateTokens } from '#core/text/estimate-tokens.ts'
import { readJsonAnswer } from '#core/coach/read-json-answer.ts'
import { createThinkingFilter } from '#core/coach/strip-thinking.ts'
import { must } from '#core/must.ts'
import type { ChatModel, ModelEvent, ModelInfo, ModelMessage, ModelOptions } from '#server/model/chat-model.port.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { providerFetch } from './provider-fetch.ts'
import { pause } from './pause.ts'
import { learnFrom, noQuirks, type Quirks } from './quirks.ts'
import { pauseBefore } from './retry-pause.ts'
import { toFault } from './to-fault.ts'
import { CALL_LIMITS, watchCall, type CallLimits, type Watch } from './watch-call.ts'

type Log = { warn(fields: object, message: string): void }

export type OpenAiModelOptions = {
  baseUrl: string
  apiKey: string | undefined
  info: ModelInfo
  log: Log
  limits?: CallLimits
  /** 0 to 1: spreads retries. */
  chance?: () => number
}

const ATTEMPTS = 3
const REPAIRS = 2
/** Letters of one token at most; what goes far beyond the limit that was asked for is endless. */
const LETTERS_PER_TOKEN = 16
const LETTERS_OF_A_TOKEN = 4

/** Anything that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp, LM Studio. */
export function createOpenAiModel(options: OpenAiModelOptions): ChatModel {
  const client = new OpenAI({
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    fetch: providerFetch,
    // it would write what it was sent
    logLevel: 'off',
  })
  const breaker = createBreaker(() => performance.now())
  const connection: Connection = { ...options, client, breaker, quirks: noQuirks() }
  return {
    info: options.info,
    isAnswering: () => breaker.isClosed(),
    stream: (messages, call) => answer(connection, { messages, call }),
    object: (messages, schema, call) => answerObject(connection, messages, schema, call),
  }
}

type Connection = OpenAiModelOptions & { client: OpenAI; breaker: Breaker; quirks: Quirks }
type Ask = { messages: readonly ModelMessage[]; call: ModelOptions; schema?: object }

/** One answer: attempts until its first byte, then whatever comes. */
async function* answer(connection: Connection, ask: Ask): AsyncGenerator<ModelEvent> {
  connection.breaker.enter()
  const watch = watchCall(ask.call.signal, connection.limits ?? CALL_LIMITS)
  let hasEnded = false
  let spent: Usage | undefined
  let said = nothingSaid()
  try {
    for (let attempt = 1; ; attempt += 1) {
      let hasText = false
      said = nothingSaid()
      try {
        for await (const event of attemptOnce(connection, ask, watch, said)) {
          hasText = true
          if (event.type === 'end') {
            hasEnded = true
            connection.breaker.succeeded()
          }
          yield event.type === 'end' && spent ? { ...event, usage: addUsage(spent, event.usage) } : event
        }
        return
      } catch (error) {
        hasEnded = true
        spent = bothUsed(spent, usedBy(said, ask))
        said = nothingSaid()
        const fault = endingOf(error, watch, hasText)
        if (!(fault instanceof ModelFault)) {
          connection.breaker.left()
          if (spent) ask.call.onLeft?.(spent)
          throw fault
        }
        connection.log.warn({ code: fault.code, reason: fault.message, attempt }, 'the AI provider failed')
        const pauseMs =
          hasText || attempt === ATTEMPTS ? undefined : pauseBefore(fault, attempt, connection.chance ?? Math.random)
        if (pauseMs === undefined) {
          connection.breaker.failed(fault.code)
          throw fault.withUsage(spent)
        }
        watch.expectNothing()
        hasEnded = false
        await pause(pauseMs, watch.signal)
      }
    }
  } finally {
    watch.stop()
    // the reader stopped reading
    if (!hasEnded) {
      connection.breaker.left()
      const used = bothUsed(spent, usedBy(said, ask))
      if (used) ask.call.onLeft?.(used)
    }
  }
}

/** What an error is once it is known who ended the call: the caller's own reason, or a fault. */
function endingOf(error: unknown, watch: Watch, hasText: boolean): unknown {
  return watch.reason() ?? toFault(error, hasText)
}

async function* attemptOnce(connection: Connection, ask: Ask, watch: Watch, said: Said): AsyncGenerator<ModelEvent> {
  const stream = await open(connection, ask, watch)
  const thinking = createThinkingFilter()
  try {
    for await (const chunk of stream) {
      watch.expectMore()
      if (chunk.usage) said.usage = toUsage(chunk.usage)
      const choice = chunk.choices?.[0]
      if (!choice) continue
      said.finish = choice.finish_reason ?? said.finish
      said.received += lengthOf(choice)
      const text = thinking.push(choice.delta?.content ?? '')
      if (text !== '') {
        said.text += text
        yield { type: 'text', text }
      }
      if (said.received > ask.call.maxTokens * LETTERS_PER_TOKEN) {
        said.finish = 'length'
        break
      }
    }
    if (watch.signal.aborted) throw watch.signal.reason
    const rest = thinking.end()
    said.text += rest
    if (rest !== '') yield { type: 'text', text: rest }
    yield ending(said, ask)
  } finally {
    stream.controller.abort()
  }
}

function ending(said: Said, ask: Ask): ModelEvent {
  const isCutOff = said.finish === 'length'
  if (said.finish === null)
    throw new ModelFault(said.text === '' ? 'invalid_output' : 'disconnected', 'the answer has no end')
  // all of its length went into thinking: it would again
  if (said.text.trim() === '') throw new ModelFault('invalid_output', 'the answer is empty', { isFinal: isCutOff })
  return { type: 'end', usage: usedBy(said, ask) ?? estimatedUsage(ask.messages, said.received), isCutOff }
}

/** One attempt so far. `received`: letters of text and of thinking. */
type Said = { text: string; received: number; usage: Usage | undefined; finish: string | null }

function nothingSaid(): Said {
  return { text: '', received: 0, usage: undefined, finish: null }
}

/** The provider's own figures, or an estimate of what came, thinking included; undefined when nothing came. */
function usedBy({ usage, received }: Said, { messages }: Ask): Usage | undefined {
  return usage ?? (received === 0 ? undefined : estimatedUsage(messages, received))
}

function bothUsed(a: Usage | undefined, b: Usage | undefined): Usage | undefined {
  return a && b ? addUsage(a, b) : (a ?? b)
}

/** Opens the stream; what the endpoint turns out not to take is left out and asked without. */
async function open(connection: Connection, ask: Ask, watch: Watch) {
  for (;;) {
    watch.expectHeaders()
    const params = toParams(connection, ask)
    try {
      const stream = await connection.client.chat.completions.create(params, { signal: watch.signal })
      watch.expectMore()
      return stream
    } catch (error) {
      if (!learnFrom(error, connection.quirks, { withSchema: params.response_format !== undefined })) throw error
    }
  }
}

function toParams({ info, quirks }: Connection, { messages, call, schema }: Ask): ChatCompletionCreateParamsStreaming {
  const inWords = schema !== undefined && quirks.refusesSchema
  return {
    model: info.model,
    messages: inWords ? [...messages, { role: 'system', content: schemaInWords(schema) }] : [...messages],
    stream: true,
    ...(quirks.refusesUsage ? {} : { stream_options: { include_usage: true } }),
    ...(quirks.refusesMaxTokens ? { max_completion_tokens: call.maxTokens } : { max_tokens: call.maxTokens }),
    ...(quirks.refusesTemperature ? {} : { temperature: call.temperature }),
    ...(schema && !inWords
      ? {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', strict: true, schema: schema as Record<string, unknown> },
          },
        }
      : {}),
  }
}

function schemaInWords(schema: object): string {
  return `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`
}

async function answerObject<T>(
  connection: Connection,
  messages: readonly ModelMessage[],
  schema: z.ZodType<T>,
  call: ModelOptions,
) {
  const jsonSchema = z.toJSONSchema(schema)
  const asked = [...messages]
  let spent: Usage = { promptTokens: 0, completionTokens: 0, isEstimated: false }
  for (let repair = 0; ; repair += 1) {
    const { text, usage } = await wholeAnswer(connection, { messages: asked, call, schema: jsonSchema }, spent)
    spent = addUsage(spent, usage)
    const read = readJsonAnswer(text, schema)
    if (read.isValid) return { value: read.value, usage: spent }
    if (repair === REPAIRS)
      throw new ModelFault('invalid_output', `no answer of the asked form after ${REPAIRS} repairs`, { usage: spent })
    asked.push(
      { role: 'assistant', content: text.slice(0, 4_000) },
      { role: 'user', content: `That does not fit: ${read.problem}. Answer again with the JSON object alone.` },
    )
  }
}

/** `spent`: what the answers before this one used; it counts also when this one fails or its reader leaves. */
async function wholeAnswer(connection: Connection, ask: Ask, spent: Usage): Promise<{ text: string; usage: Usage }> {
  const hasSpent = spent.promptTokens + spent.completionTokens > 0
  const { onLeft } = ask.call
  const call = { ...ask.call, onLeft: (usage: Usage) => onLeft?.(addUsage(spent, usage)) }
  let text = ''
  try {
    for await (const event of answer(connection, { ...ask, call })) {
      if (event.type === 'end') return { text, usage: event.usage }
      text += event.text
    }
  } catch (error) {
    if (error instanceof ModelFault && hasSpent) throw error.withUsage(bothUsed(spent, error.usage))
    throw error
  }
  throw new ModelFault('disconnected', 'the answer has no end', hasSpent ? { usage: spent } : {})
}

function toUsage({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
}: {
  prompt_tokens?: number
  completion_tokens?: number
}): Usage | undefined {
  const isSound = (count: number | undefined): count is number =>
    Number.isSafeInteger(count) && must(count) >= 0 && must(count) <= 10_000_000
  return isSound(promptTokens) && isSound(completionTokens)
    ? { promptTokens, completionTokens, isEstimated: false }
    : undefined
}

function estimatedUsage(messages: readonly ModelMessage[], letters: number): Usage {
  const promptTokens = messages.reduce((sum, message) => sum + estimateTokens(message.content) + 4, 0)
  return { promptTokens, completionTokens: Math.ceil(letters / LETTERS_OF_A_TOKEN), isEstimated: true }
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    isEstimated: a.isEstimated || b.isEstimated,
  }
}

/** What some providers send beside the answer counts as well: thinking without end is endless too. */
function lengthOf({ delta }: ChatCompletionChunk.Choice): number {
  const { reasoning_content: thought, reasoning } = (delta ?? {}) as {
    reasoning_content?: unknown
    reasoning?: unknown
  }
  const thinking = typeof thought === 'string' ? thought : typeof reasoning === 'string' ? reasoning : ''
  return (delta?.content?.length ?? 0) + thinking.length
}
