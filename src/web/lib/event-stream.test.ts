import { describe, expect, it } from 'vitest'
import { askAdvisor } from '#contract/coach.ts'
import { readEvents, streamEvents, type EventOf } from './event-stream.ts'
import { BROKEN_OFF } from './errors.ts'

const START = 'event: start\ndata: {"conversationId":"c","messageId":"m"}\n\n'
const USAGE = 'event: usage\ndata: {"promptTokens":1,"completionTokens":2,"isEstimated":false}\n\n'
const DONE = 'event: done\ndata: {"reason":"stop","pointsAwarded":0}\n\n'
const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`

function bodyOf(
  pieces: (string | Uint8Array)[],
  onCancel: () => void = () => undefined,
  stays = false,
): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces[at]
      at += 1
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
      else if (!stays) controller.close()
      else return new Promise<void>(() => undefined)
      return undefined
    },
    cancel: onCancel,
  })
}

async function read(body: ReadableStream<Uint8Array>, signal?: AbortSignal): Promise<EventOf<typeof askAdvisor>[]> {
  const events: EventOf<typeof askAdvisor>[] = []
  for await (const event of readEvents<typeof askAdvisor>(body, signal)) events.push(event)
  return events
}

const textOf = (events: EventOf<typeof askAdvisor>[]) =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('')

describe('reading an event stream', () => {
  it('gives start, text and done, whatever the pieces they come in', async () => {
    const whole = new TextEncoder().encode(
      `${START}: still here\n\n${delta('Grüße 👋 ')}${delta('line\nbreak')}${USAGE}${DONE}`,
    )
    for (const size of [1, 2, 3, 7, 64, whole.length]) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
        whole.slice(at * size, (at + 1) * size),
      )
      const events = await read(bodyOf(pieces))
      expect(events.map((event) => event.type)).toEqual(['start', 'delta', 'delta', 'usage', 'done'])
      expect(textOf(events)).toBe('Grüße 👋 line\nbreak')
    }
  })

  it('ends with done, though the connection stays', async () => {
    let isCancelled = false
    const events = await read(bodyOf([START, DONE, delta('late')], () => (isCancelled = true), true))
    expect(events.at(-1)?.type).toBe('done')
    expect(isCancelled).toBe(true)
  })

  it("throws the stream's own error as a Problem, after what came before it", async () => {
    const seen: string[] = []
    const body = bodyOf([
      START,
      delta('half'),
      'event: error\ndata: {"code":"ai.timeout","detail":"Too slow.","retryAfter":7}\n\n',
    ])
    const reading = async () => {
      for await (const event of readEvents<typeof askAdvisor>(body)) seen.push(event.type)
    }
    await expect(reading()).rejects.toMatchObject({ code: 'ai.timeout', detail: 'Too slow.', retryAfterSeconds: 7 })
    expect(seen).toEqual(['start', 'delta'])
  })

  it('says so when the connection breaks, in the middle or before anything came', async () => {
    await expect(read(bodyOf([START, delta('half')]))).rejects.toMatchObject({
      code: 'client.broken_off',
      detail: BROKEN_OFF,
    })
    await expect(read(bodyOf([]))).rejects.toMatchObject({ code: 'client.broken_off' })
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('network')) })
    await expect(read(broken)).rejects.toMatchObject({ code: 'client.broken_off' })
  })

  it('leaves out events it does not know, and data that is not JSON', async () => {
    const events = await read(
      bodyOf([
        START,
        'event: scores\ndata: {"a":1}\n\n',
        'event: delta\ndata: {not json\n\n',
        'data: {"text":"x"}\n\n',
        DONE,
      ]),
    )
    expect(events.map((event) => event.type)).toEqual(['start', 'done'])
  })

  it('stops on abort with its reason, and closes the connection', async () => {
    let isCancelled = false
    const stop = new AbortController()
    const body = bodyOf([START], () => (isCancelled = true), true)
    const reading = async () => {
      for await (const event of readEvents<typeof askAdvisor>(body, stop.signal))
        if (event.type === 'start') stop.abort()
    }
    await expect(reading()).rejects.toMatchObject({ name: 'AbortError' })
    expect(isCancelled).toBe(true)
  })

  it('closes the connection when the loop is left early', async () => {
    let isCancelled = false
    for await (const event of readEvents<typeof askAdvisor>(
      bodyOf([START, delta('a')], () => (isCancelled = true), true),
    ))
      if (event.type === 'delta') break
    expect(isCancelled).toBe(true)
  })

  it('asks through the client, which may refuse', async () => {
    const refused = new Error('refused')
    const api = { stream: () => Promise.reject(refused) }
    await expect(streamEvents(api, askAdvisor, { body: { message: 'Hi' } }).next()).rejects.toBe(refused)
  })
})
