import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Traces } from '#server/http/traces.port.ts'
import {
  attributesOf,
  KIND_CLIENT,
  KIND_SERVER,
  nameOfQuery,
  readTraceparent,
  requestBody,
  STATUS_ERROR,
  toNanos,
  type OtlpSpan,
} from './otlp-span.ts'

type Log = { warn(fields: object, message: string): void }
type Place = { traceId: string; spanId: string }

const SEND_EVERY_MS = 5_000
const SEND_AT = 512
/** A receiver that is away must not fill our memory: what is beyond this is lost. */
const KEPT_AT_MOST = 4_096
const ANSWER_MS = 5_000

/** Spans to an OTLP receiver over HTTP as JSON, in batches; what the receiver refuses is dropped. */
export function createOtlpTraces(endpoint: string, log: Log): Traces {
  const current = new AsyncLocalStorage<Place>()
  const outbox = createOutbox(new URL(`${endpoint.replace(/\/+$/, '')}/v1/traces`), log)
  const add = (span: Omit<OtlpSpan, 'startTimeUnixNano' | 'endTimeUnixNano'>, startMs: number) =>
    outbox.add({ ...span, startTimeUnixNano: toNanos(startMs), endTimeUnixNano: toNanos(nowMs()) })
  return {
    beginRequest: (traceparent) => {
      const parent = readTraceparent(traceparent)
      const place = { traceId: parent?.traceId ?? newId(16), spanId: newId(8) }
      const startMs = nowMs()
      return {
        within: (work) => current.run(place, work),
        end: ({ method, route, status }) => {
          const attributes = attributesOf({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          const failed = status >= 500 ? { status: { code: STATUS_ERROR } } : {}
          add(
            {
              ...place,
              ...(parent ? { parentSpanId: parent.spanId } : {}),
              name: `${method} ${route}`,
              kind: KIND_SERVER,
              attributes,
              ...failed,
            },
            startMs,
          )
        },
      }
    },
    noteQuery: (query, ms) => {
      const place = current.getStore()
      if (!place) return
      add(
        {
          traceId: place.traceId,
          spanId: newId(8),
          parentSpanId: place.spanId,
          name: nameOfQuery(query),
          kind: KIND_CLIENT,
          attributes: [],
        },
        nowMs() - ms,
      )
    },
    close: outbox.close,
  }
}

function createOutbox(address: URL, log: Log) {
  let waiting: OtlpSpan[] = []
  let hasWarned = false
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return
    const body = requestBody(waiting)
    waiting = []
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the receiver answers ${answer.status}`)
      hasWarned = false
    } catch (error) {
      if (!hasWarned) log.warn({ err: error }, 'traces cannot be sent; they are dropped until they can')
      hasWarned = true
    }
  }
  const timer = setInterval(() => void send(), SEND_EVERY_MS)
  timer.unref()
  return {
    add: (span: OtlpSpan): void => {
      if (waiting.length < KEPT_AT_MOST) waiting.push(span)
      if (waiting.length === SEND_AT) void send()
    },
    close: async (): Promise<void> => {
      clearInterval(timer)
      await send()
    },
  }
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
