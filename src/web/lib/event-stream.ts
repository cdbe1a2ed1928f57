import { createParser } from 'eventsource-parser'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { isProblemCode, Problem } from '#contract/problem.ts'
import type { ApiClient, CallInput } from './api-client.ts'
import { brokenOffProblem } from './errors.ts'

/** What every stream is made of (contract/event-stream.ts), but for `error`, which is thrown. */
const KNOWN = new Set(['start', 'delta', 'usage', 'done'])

/** The events of an endpoint, as its contract has them. */
export type EventOf<E extends Endpoint> = z.output<NonNullable<E['events']>>

/**
 * Asks for an event stream and yields its events. What is refused beforehand (429, 422, …) throws the server's
 * Problem at the first step, as a failure inside the stream does later. `input.signal` stops it on both sides.
 */
export async function* streamEvents<E extends Endpoint>(
  api: Pick<ApiClient, 'stream'>,
  endpoint: E,
  input: CallInput<E>,
): AsyncGenerator<EventOf<E>> {
  const body = await (api.stream as (endpoint: Endpoint, input: unknown) => Promise<ReadableStream<Uint8Array>>)(
    endpoint,
    input,
  )
  yield* readEvents<E>(body, input.signal)
}

/**
 * Reads an event stream as it comes. It ends with `done`; the stream's own `error`, a broken connection and an
 * abort are thrown, the first two as Problems. Leaving the loop early closes the connection.
 */
export async function* readEvents<E extends Endpoint>(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<EventOf<E>> {
  const arrived: { type: string }[] = []
  const parser = createParser({ onEvent: ({ event, data }) => void arrived.push(toEvent(event, data)) })
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const piece = await nextPiece(reader, signal)
      if (piece) parser.feed(decoder.decode(piece, { stream: true }))
      for (const event of arrived.splice(0)) {
        if (event.type === 'error') throw asProblem(event)
        // what a newer server sends beside is left out
        if (!KNOWN.has(event.type)) continue
        yield event as EventOf<E>
        if (event.type === 'done') return
      }
      if (!piece) throw brokenOffProblem()
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Uint8Array | undefined> {
  try {
    const { value } = await reader.read()
    signal?.throwIfAborted()
    return value
  } catch (error) {
    signal?.throwIfAborted()
    throw brokenOffProblem(error)
  }
}

function toEvent(type: string | undefined, data: string): { type: string } {
  try {
    return { ...(JSON.parse(data) as object), type: type ?? 'message' }
  } catch {
    return { type: 'unreadable' }
  }
}

function asProblem(event: object): Problem {
  const { code, detail, retryAfter } = event as { code?: string; detail?: string; retryAfter?: number }
  return new Problem(
    isProblemCode(code) ? code : 'server.failed',
    detail ?? brokenOffProblem().detail,
    retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter },
  )
}
