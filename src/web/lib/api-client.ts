import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import { must } from '#core/must.ts'
import { unreadableProblem } from './errors.ts'
import { problemOf } from './read-response.ts'
import type { Session } from './session.ts'
import { fetchTransport, uploadTransport, type Transport, type WireRequest, type WireResponse } from './transport.ts'

export type ApiClient = {
  /** The `data` of a success (or the whole body where the endpoint is bare); a failure throws a Problem. */
  call: <E extends Endpoint>(endpoint: E, ...input: OptionalIfEmpty<CallInput<E>>) => Promise<OutputOf<E>>
  /** For endpoints that answer with a file. */
  file: <E extends Endpoint>(endpoint: E, ...input: OptionalIfEmpty<CallInput<E>>) => Promise<Blob>
  /** For endpoints that answer with events: the stream, once it has begun. Read it with `streamEvents` (event-stream.ts). */
  stream: <E extends Endpoint>(
    endpoint: E,
    ...input: OptionalIfEmpty<CallInput<E>>
  ) => Promise<ReadableStream<Uint8Array>>
  /** As `call`, and tells how much of the form is on its way, 0 to 1. */
  upload: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & { form: FormData; onProgress: (fraction: number) => void },
  ) => Promise<OutputOf<E>>
}

export type OutputOf<E> = E extends { output: infer Output extends z.ZodType } ? z.output<Output> : never

export type CallInput<E extends Endpoint> = Part<'params', PartOf<E, 'params'>> &
  Part<'query', PartOf<E, 'query'>> &
  Part<'body', PartOf<E, 'body'>> & {
    form?: FormData
    signal?: AbortSignal | undefined
    idempotencyKey?: string
  }

type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  NonNullable<E[K]> extends z.ZodType ? z.input<NonNullable<E[K]>> : undefined
type Part<K extends string, T> = undefined extends T ? { [key in K]?: T } : { [key in K]: T }
type OptionalIfEmpty<T> = Record<string, never> extends T ? [input?: T] : [input: T]

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  form?: FormData | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

export function createApiClient(options: {
  baseUrl?: string
  fetch?: typeof fetch
  session: Session
  timeoutMs?: number
  /** Told of every answer that is a refusal in the end, before it is thrown. */
  onRefusal?: (problem: Problem) => void
}): ApiClient {
  const { baseUrl = '', session, timeoutMs } = options
  const refuse = (problem: Problem): never => {
    options.onRefusal?.(problem)
    throw problem
  }
  const plain = fetchTransport(options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args)), timeoutMs)

  const exchange = async <T>(endpoint: Endpoint, input: AnyInput, transport: Transport, take: Take<T>): Promise<T> => {
    const request = buildRequest(baseUrl, endpoint, input)
    const token = await session.usableToken()
    const first = await attempt(request, token, transport, take)
    if (!(first instanceof Problem)) return first
    if (!isWorthRenewing(endpoint, first) || token === null) return refuse(first)

    const renewed = await untilAborted(session.renew(token), input.signal)
    const second = await attempt(request, renewed, transport, take)
    if (!(second instanceof Problem)) return second
    if (isWorthRenewing(endpoint, second)) session.expire(renewed)
    return refuse(second)
  }

  return {
    call: (endpoint, ...[input]) => exchange(endpoint, input ?? {}, plain, takeJson(endpoint)) as never,
    file: (endpoint, ...[input]) => exchange(endpoint, input ?? {}, plain, (response) => must(response.blob)()),
    stream: (endpoint, ...[input]) => exchange(endpoint, input ?? {}, plain, takeStream),
    upload: (endpoint, { onProgress, ...input }) =>
      exchange(endpoint, input, uploadTransport(onProgress, timeoutMs), takeJson(endpoint)) as never,
  }
}

/** Wrong words at login are an answer, not an old token; nor do the session's own calls renew themselves. */
function isWorthRenewing(endpoint: Endpoint, problem: Problem): boolean {
  return problem.status === 401 && problem.code !== 'auth.invalid_login' && !endpoint.path.startsWith('/auth/')
}

type Take<T> = (response: WireResponse) => Promise<T>

/** What the body holds on success, the Problem on an answer that is none; throws when there was no answer. */
async function attempt<T>(
  request: WireRequest,
  token: string | null,
  transport: Transport,
  take: Take<T>,
): Promise<T | Problem> {
  const headers = token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers
  const response = await transport({ ...request, headers })
  return response.status >= 200 && response.status < 300 ? take(response) : problemOf(response, await response.text())
}

const takeJson =
  (endpoint: Endpoint): Take<unknown> =>
  async (response) => {
    const text = await response.text()
    try {
      const body = JSON.parse(text) as { data: unknown }
      return endpoint.envelope === 'bare' ? body : body.data
    } catch (cause) {
      throw unreadableProblem(cause)
    }
  }

const takeStream: Take<ReadableStream<Uint8Array>> = async (response) => {
  const body = response.body?.()
  if (!body) throw unreadableProblem()
  return body
}

function buildRequest(baseUrl: string, endpoint: Endpoint, input: AnyInput): WireRequest {
  const headers: Record<string, string> = {
    accept: endpoint.events ? 'text/event-stream, application/json' : endpoint.files ? '*/*' : 'application/json',
  }
  if (endpoint.idempotent) headers['idempotency-key'] = input.idempotencyKey ?? crypto.randomUUID()
  else if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  const body = input.form ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
  return {
    url: `${baseUrl}${fillPath(endpoint.path, input.params)}${queryText(input.query)}`,
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
    signal: input.signal,
  }
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>
  return path.replaceAll(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
}

function queryText(query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return ''
  return `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
