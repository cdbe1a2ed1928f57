import { must } from '#core/must.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  answers,
  begin,
  endless,
  refuses,
  startFakeProvider,
  type Asked,
  type FakeProvider,
} from '#test/support/fake-provider.ts'
import type { ChatModel, ModelEvent } from '#server/model/chat-model.port.ts'
import { providerOf } from './create-model.ts'
import { createOpenAiModel } from './openai-model.ts'

let provider: FakeProvider
let model: ChatModel
const logged: string[] = []
const log = { warn: (fields: object, message: string) => void logged.push(JSON.stringify([fields, message])) }
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.asked.length = 0
  logged.length = 0
  model = modelAt(provider.url)
})

const HASTY = { headersMs: 1_000, idleMs: 1_000, totalMs: 4_000 }

function modelAt(baseUrl: string, limits = HASTY): ChatModel {
  const ai = {
    isConfigured: true,
    isFake: false,
    apiKey: 'sk-canary',
    baseUrl,
    model: 'small',
    tokensPerPersonDay: 1,
    tokensPerDay: 1,
  }
  return createOpenAiModel({
    ...ai,
    info: { provider: 'own', model: ai.model },
    log,
    chance: () => 0,
    limits,
  })
}

const messages = [{ role: 'user' as const, content: 'Say it' }]
const options = (more: Partial<{ signal: AbortSignal; maxTokens: number }> = {}) => ({
  signal: new AbortController().signal,
  maxTokens: 50,
  temperature: 0.2,
  ...more,
})
const score = z.object({ score: z.int(), quote: z.string() })
const lastAsked = (): Asked => must(provider.asked.at(-1))

async function told(more = options(), by = model): Promise<{ text: string; end: ModelEvent | undefined }> {
  let text = ''
  for await (const event of by.stream(messages, more)) {
    if (event.type === 'end') return { text, end: event }
    text += event.text
  }
  return { text, end: undefined }
}

describe('a stream', () => {
  it('gives the text as it comes and ends with what it used', async () => {
    provider.behave(answers('One two three.'))
    expect(await told()).toEqual({
      text: 'One two three.',
      end: { type: 'end', usage: { promptTokens: 900, completionTokens: 100, isEstimated: false }, isCutOff: false },
    })
    expect(lastAsked().path).toBe('/v1/chat/completions')
    expect(lastAsked().headers.authorization).toBe('Bearer sk-canary')
  })

  it('leaves out what the model thinks, wherever its pieces are cut', async () => {
    provider.behave(
      answers('<think>secret plan</think>\n\nThe answer.', { pieces: (text) => must(text.match(/[\s\S]{1,3}/g)) }),
    )
    expect((await told()).text).toBe('The answer.')
  })

  it.each([
    [
      'max_tokens',
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { max_completion_tokens: 50 },
    ],
    ['temperature', "Unsupported value: 'temperature' does not support 0.2 with this model.", {}],
    ['stream_options', 'Unrecognized request argument supplied: stream_options', {}],
  ])('learns that an endpoint refuses %s, and remembers it', async (name, message, instead) => {
    const picky = (response: Parameters<ReturnType<typeof refuses>>[0], asked: Asked) =>
      name in asked.body ? refuses(400, { error: { message } })(response, asked) : answers('Fine.')(response, asked)
    provider.behave(picky)
    expect((await told()).text).toBe('Fine.')
    expect(provider.asked).toHaveLength(2)
    await told()
    expect(provider.asked).toHaveLength(3)
    expect(lastAsked().body).toMatchObject(instead)
    expect(lastAsked().body).not.toHaveProperty(name)
  })

  it('waits as long as Retry-After asks, up to eight seconds', async () => {
    provider.behave(refuses(429, {}, { 'retry-after': '1' }), answers('Fine.'))
    const before = performance.now()
    expect((await told()).text).toBe('Fine.')
    expect(performance.now() - before).toBeGreaterThanOrEqual(990)
    provider.behave(refuses(429, {}, { 'retry-after': '9' }))
    await expect(told()).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 9 })
  })

  it('follows no redirect: the key stays with the provider', async () => {
    const thief = await startFakeProvider()
    provider.behave(refuses(307, {}, { location: `${thief.url}/chat/completions` }))
    await expect(told()).rejects.toMatchObject({ code: 'provider' })
    expect(thief.asked).toEqual([])
    await thief.close()
  })

  it('takes no more than eight megabytes, even of one line', async () => {
    provider.behave(async (response) => {
      begin(response)
      while (!response.destroyed) {
        if (!response.write('x'.repeat(1 << 20)))
          await new Promise<void>((resolve) => response.once('drain', resolve).once('close', resolve))
      }
    })
    // on a busy machine so much takes more than a second
    const patient = modelAt(provider.url, { headersMs: 30_000, idleMs: 30_000, totalMs: 60_000 })
    const before = process.memoryUsage().rss
    await expect(told(options(), patient)).rejects.toMatchObject({ code: 'invalid_output' })
    expect(process.memoryUsage().rss - before).toBeLessThan(300 << 20)
  })

  it('ends upstream when the caller leaves, with the reason given', async () => {
    provider.behave(endless(() => ({ content: 'on ' }), 5))
    const leave = new AbortController()
    const reason = new Error('had enough')
    const telling = (async () => {
      for await (const event of model.stream(messages, options({ signal: leave.signal, maxTokens: 5_000 })))
        if (event.type === 'text') leave.abort(reason)
    })()
    await expect(telling).rejects.toBe(reason)
    await expect.poll(() => provider.underWay()).toBe(0)
  })

  it('ends upstream when the reader stops reading', async () => {
    provider.behave(endless(() => ({ content: 'on ' }), 5))
    for await (const event of model.stream(messages, options({ maxTokens: 5_000 }))) if (event.type === 'text') break
    await expect.poll(() => provider.underWay()).toBe(0)
  })

  it('says that nothing is there when nothing is, without the address or the key', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    model = modelAt(`http://127.0.0.1:${port}/v1`)
    const error = await told().catch((fault: Error) => fault as Error & { code?: string; toProblem(): Error })
    expect(error).toMatchObject({ code: 'unreachable', message: 'connection failed (ECONNREFUSED)' })
    expect(`${(error as { toProblem(): Error }).toProblem().message}${logged.join('')}`).not.toMatch(
      /sk-canary|127\.0\.0\.1|Say it/,
    )
  })
})

describe('an object', () => {
  it('is asked for by schema', async () => {
    provider.behave(answers('{"score":3,"quote":"q"}'))
    expect(await model.object(messages, score, options())).toEqual({
      value: { score: 3, quote: 'q' },
      usage: { promptTokens: 900, completionTokens: 100, isEstimated: false },
    })
    expect(lastAsked().body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { required: ['score', 'quote'], additionalProperties: false } },
    })
  })

  it('is asked for in words where schemas are refused, and that is remembered', async () => {
    const picky = (response: Parameters<ReturnType<typeof refuses>>[0], asked: Asked) =>
      asked.body.response_format
        ? refuses(400, { error: { message: 'bad' } })(response, asked)
        : answers('```json\n{"score":4,"quote":"q"}\n```')(response, asked)
    provider.behave(picky)
    expect((await model.object(messages, score, options())).value).toEqual({ score: 4, quote: 'q' })
    await model.object(messages, score, options())
    expect(provider.asked.map(({ body }) => body.response_format !== undefined)).toEqual([true, false, false])
    expect(lastAsked().body.messages.at(-1)?.content).toContain('"required":["score","quote"]')
  })

  it('is asked for again at most twice, with what was wrong, and all of it counts', async () => {
    provider.behave(answers('no'), answers('{"score":"high"}'), answers('{"score":5,"quote":"q"}'))
    const { value, usage } = await model.object(messages, score, options())
    expect([value.score, usage.promptTokens]).toEqual([5, 2_700])
    expect(lastAsked().body.messages.at(-1)?.content).toMatch(
      /^That does not fit: score: .+ Answer again with the JSON object alone\.$/,
    )
    provider.asked.length = 0
    provider.behave(answers('never'))
    await expect(model.object(messages, score, options())).rejects.toMatchObject({
      code: 'invalid_output',
      usage: { promptTokens: 2_700 },
    })
    expect(provider.asked).toHaveLength(3)
  })
})

it.each([
  ['https://api.openai.com/v1', 'openai'],
  ['http://localhost:11434/v1', 'own'],
  ['http://192.168.1.7:1234/v1', 'own'],
  ['http://172.32.0.1/v1', 'other'],
  ['http://[::1]:8080/v1', 'own'],
  ['http://ollama:11434/v1', 'own'],
  ['http://gpu.internal/v1', 'own'],
  ['https://api.openai.com.evil.example/v1', 'other'],
  ['https://llm.provider.example/v1', 'other'],
])('%s is %s', (baseUrl, provider) => {
  expect(providerOf(baseUrl)).toBe(provider)
})
