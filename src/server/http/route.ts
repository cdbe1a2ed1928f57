import { must } from '#core/must.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { successSchema, type Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Schema } from '#server/db/schema.ts'
import type { FairTurns } from './fair-turns.ts'
import { checkBody, refuseForm } from './form-or-json.ts'
import { once } from './idempotency.ts'
import { keptAnswer } from './kept-answers.ts'
import type { RouteDeps } from './route-deps.ts'
import { requireCaller, type Caller } from './session.ts'
import { readUpload, type Upload } from './upload.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

type Parsed<Shape> = Shape extends z.ZodType ? z.output<Shape> : undefined

/** What a handler gets: the validated input of its endpoint and who asks. */
export type Call<E extends Endpoint> = {
  params: Parsed<NonNullable<E['params']>>
  query: Parsed<NonNullable<E['query']>>
  body: Parsed<NonNullable<E['body']>>
  /** Only on endpoints with `auth: 'person'`. */
  caller: E['auth'] extends 'anyone' ? undefined : Caller
  /** Only on multipart endpoints. */
  upload: Upload
  address: string
  userAgent: string
  signal: AbortSignal
  reply: FastifyReply
}

export type RouteOptions = {
  perMinute?: number
  /** Work that takes long waits here for its user's turn, and holds none of the places for quick requests meanwhile. */
  turns?: FairTurns
  /** Asked before the body is checked, which takes long for a long one; throws where the call is bound to fail. */
  refuseEarly?: (caller: Caller, body: unknown) => Promise<void>
  /** Waits in a queue with its own limits, such as the one for passwords, and holds no place meanwhile. */
  isLong?: boolean
  /**
   * The answer follows from its user's own rows, the catalogue and the date alone, so it is kept until one of these changes.
   * Each table it reads has the triggers of migration 0040; `kept-answers.http.test.ts` sees to that.
   */
  isKept?: boolean
  /** Tables of which it reads other people's rows too: it is kept for a second, while this process writes none of them. */
  sharedTables?: readonly (keyof Schema)[]
}

/** Of a request without a session: a sign-in, an address, a message. What is longer is refused by its length. */
export const UNKNOWN_CALLER_BYTES = 64 * 1024

/** A route's own limit per address, where it has one. */
export function limitOf({ perMinute }: RouteOptions) {
  return perMinute ? { rateLimit: { max: perMinute, timeWindow: '1 minute' } } : {}
}

/** Puts a contract endpoint on the server; whatever the handler returns is validated and wrapped. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  deps: RouteDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E['output']>>,
  options: RouteOptions = {},
): void {
  const status = endpoint.status ?? 200
  const takesForm = endpoint.content === 'multipart' || endpoint.content === 'either'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describe(endpoint, status),
    config: {
      isLong: takesForm || options.turns !== undefined || options.isLong === true,
      isKept: options.isKept === true,
      ...limitOf(options),
    },
    ...(endpoint.auth === 'person' ? { onRequest: requireCaller(deps, endpoint) } : {}),
    ...(takesForm ? {} : { preValidation: [refuseForm, ...early(options)] }),
    ...(endpoint.auth === 'anyone' && !takesForm ? { bodyLimit: UNKNOWN_CALLER_BYTES } : {}),
    handler: async (request, reply) => {
      const kept = options.isKept ? keptAnswer(deps, request, options.sharedTables) : undefined
      if (kept?.text !== undefined) return reply.status(status).type(JSON_TYPE).send(kept.text)
      const isForm = endpoint.content === 'multipart' || (takesForm && request.isMultipart())
      const upload = isForm ? await readUpload(request, reply) : undefined
      if (takesForm && !upload) checkBody(endpoint, request)
      const call = toCall(request, reply, upload) as Call<E>
      const run = async () => {
        const output = await inTurn(options, call, () => handle(call))
        return endpoint.envelope === 'bare' ? output : { data: output }
      }
      const body = endpoint.idempotent ? await once(deps, request, upload, endpoint, run) : await run()
      reply.status(status)
      return kept ? reply.type(JSON_TYPE).send(kept.keep(reply.serialize(body) as string)) : reply.send(body)
    },
  })
}

function early({ refuseEarly }: RouteOptions) {
  if (!refuseEarly) return []
  return [async ({ caller, body }: FastifyRequest) => caller && refuseEarly(caller, body)]
}

/** At once, or in the turn of the caller; of their address where nobody is signed in. */
export function inTurn<T>(
  { turns }: RouteOptions,
  call: { caller?: Caller | undefined; address: string; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  return turns ? turns.run(call.caller?.userId ?? call.address, work, call.signal) : work()
}

/** The resume-parsing service repeats the sentence as `error` (api.md); what else answers bare does not. */
const bareProblemSchema = problemSchema.extend({ error: z.string().optional() })

function describe(endpoint: Endpoint, status: number) {
  const problem = endpoint.envelope === 'bare' ? bareProblemSchema : problemSchema
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.auth === 'person' ? { security: [{ accessToken: [] }] } : {}),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body && endpoint.content !== 'either' ? { body: endpoint.body } : {}),
    ...(endpoint.content === 'multipart'
      ? { consumes: ['multipart/form-data'], multipartFields: endpoint.multipartFields }
      : {}),
    ...(endpoint.content === 'either'
      ? { multipartFields: endpoint.multipartFields, jsonBody: z.toJSONSchema(must(endpoint.body), { io: 'input' }) }
      : {}),
    response: { [status]: successSchema(endpoint), '4xx': problem, '5xx': problem },
  }
}

export function toCall(request: FastifyRequest, reply: FastifyReply, upload: Upload | undefined) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    upload: upload ?? { files: [], fields: {} },
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    signal: abortOnLeave(request, reply),
    reply,
  }
}

/** Aborts when the person goes away before the answer is complete. */
function abortOnLeave(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  request.raw.once('close', () => {
    if (!reply.raw.writableEnded && request.raw.destroyed && !request.raw.complete) controller.abort()
  })
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
