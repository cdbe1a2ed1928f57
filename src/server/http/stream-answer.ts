import { must } from '#core/must.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorEvent } from '#contract/event-stream.ts'
import { Problem, problemSchema } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import { checkBody, refuseForm } from './form-or-json.ts'
import { claimOnce } from './idempotency.ts'
import { openStreams } from './open-streams.ts'
import { toProblem } from './problems.ts'
import { findLiveSession } from '#server/users/sign-in.repo.ts'
import type { RouteDeps } from './route-deps.ts'
import { limitOf, toCall, type Call, type RouteOptions } from './route.ts'
import { sendEvents } from './send-events.ts'
import { requireCaller, type Caller } from './session.ts'
import { sessionEnded } from './session-ended.ts'
import { readUpload } from './upload.ts'

/** What a stream endpoint sends, but for `error`: that is thrown. */
export type EventOf<E extends Endpoint> = Exclude<z.input<NonNullable<E['events']>>, ErrorEvent>
type AnyEvent = { type: string }
type StreamDeps = RouteDeps & Pick<Deps, 'log'>

/**
 * As `serve`, for an endpoint that answers with an event stream. What `handle` throws before it returns is an
 * answer with a status; what its events throw is the stream's `error`. `call.signal` aborts when the person
 * leaves (an AbortError), when their sign-in ends and when the server stops (a Problem): pass it on to whatever is under way.
 * None has a scope, so no personal token gets here: it has no sign-in that could end.
 */
export function serveEvents<E extends Endpoint>(
  app: FastifyInstance,
  deps: StreamDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<EventOf<E>>>,
  options: RouteOptions = {},
): void {
  const streams = openStreams(app)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describeStream(endpoint),
    config: { isLong: true, ...limitOf(options) },
    onRequest: requireCaller(deps, endpoint),
    ...(endpoint.content === 'either' ? {} : { preValidation: refuseForm }),
    handler: async (request, reply) => {
      const upload = request.isMultipart() ? await readUpload(request, reply) : undefined
      if (endpoint.content === 'either' && !upload) checkBody(endpoint, request)
      const claim = await claimOnce(deps, request, upload, endpoint)
      if (claim.replay) return sendEvents(reply, replayed(claim.replay as AnyEvent[]))
      const stream = streams.open()
      const session = watchSession(deps, must(request.caller))
      const close = () => {
        session.close()
        stream.close()
      }
      try {
        const call = toCall(request, reply, upload)
        const signal = AbortSignal.any([call.signal, stream.stopping, session.ended])
        const events = await handle({ ...call, signal } as Call<E>)
        return sendEvents(reply, told(events as AsyncIterable<AnyEvent>, request, signal, claim), close)
      } catch (error) {
        close()
        await claim.forget()
        throw error
      }
    },
  })
}

const LOOK_MS = 2_000

/** A stream ends with its sign-in: after signing out, after deletion and after a new password nothing more is sent, or paid for. */
function watchSession({ db, clock }: StreamDeps, { signInId }: Caller) {
  const controller = new AbortController()
  const look = async (): Promise<void> => {
    if (!(await findLiveSession(db, signInId, clock.now()))) controller.abort(sessionEnded())
  }
  // while the database is away nobody is shut out
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
  return { ended: controller.signal, close: () => clearInterval(timer) }
}

type Claim = Awaited<ReturnType<typeof claimOnce>>

/** The events, with whatever they throw as the last one; what was sent is kept for a replay. */
async function* told(
  events: AsyncIterable<AnyEvent>,
  request: FastifyRequest,
  signal: AbortSignal,
  claim: Claim,
): AsyncGenerator<AnyEvent> {
  const kept: AnyEvent[] = []
  let isDone = false
  try {
    for await (const event of events) {
      if (claim.isKeyed) keepBrief(kept, event)
      isDone = event.type === 'done'
      if (isDone) await claim.keep(kept)
      yield event
    }
  } catch (error) {
    yield toErrorEvent(signal.aborted && signal.reason instanceof Problem ? signal.reason : error, request)
  } finally {
    if (!isDone) await claim.forget()
  }
}

/** A replay needs the text, not in how many pieces it came. */
function keepBrief(kept: AnyEvent[], event: AnyEvent): void {
  const last: { type: string; text?: string } | undefined = kept.at(-1)
  if (event.type === 'delta' && last?.type === 'delta') last.text += (event as { text?: string }).text ?? ''
  else kept.push({ ...event })
}

async function* replayed(events: AnyEvent[]): AsyncGenerator<AnyEvent> {
  yield* events
}

function toErrorEvent(error: unknown, request: FastifyRequest): ErrorEvent {
  const problem = error instanceof ModelFault ? error.toProblem() : toProblem(error, request)
  if (problem.code !== 'request.given_up')
    request.log.warn(
      { code: problem.code, reason: error instanceof ModelFault ? error.message : undefined },
      'stream broke off',
    )
  const { code, detail, retryAfterSeconds } = problem
  return {
    type: 'error',
    code,
    detail,
    ...(retryAfterSeconds === undefined ? {} : { retryAfter: Math.ceil(retryAfterSeconds) }),
  }
}

function describeStream(endpoint: Endpoint) {
  const isEither = endpoint.content === 'either'
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: [{ accessToken: [] }],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.body && !isEither ? { body: endpoint.body } : {}),
    ...(isEither
      ? { multipartFields: endpoint.multipartFields, jsonBody: z.toJSONSchema(must(endpoint.body), { io: 'input' }) }
      : {}),
    response: {
      200: {
        description: 'A stream of these events',
        content: { 'text/event-stream': { schema: must(endpoint.events) } },
      },
      '4xx': problemSchema,
      '5xx': problemSchema,
    },
  }
}
