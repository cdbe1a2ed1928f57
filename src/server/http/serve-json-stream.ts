import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { successSchema, type Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/problem.ts'
import type { FairTurns } from './fair-turns.ts'
import type { RouteDeps } from './route-deps.ts'
import { toCall, type Call } from './route.ts'
import { requireCaller } from './session.ts'

/** Anyone who reads slower than this gives up their place to others. */
const LONGEST_MS = 5 * 60_000

/**
 * As `serve`, for an answer too large to be held: `handle` gives pieces of JSON text that make up the value of `data`. The
 * turn lasts until the last piece was taken or the reader has left.
 */
export function serveJsonStream<E extends Endpoint>(
  app: FastifyInstance,
  deps: RouteDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<string>>,
  { turns, longestMs = LONGEST_MS }: { turns: FairTurns; longestMs?: number },
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: [{ accessToken: [] }],
      response: { 200: successSchema(endpoint), '4xx': problemSchema, '5xx': problemSchema },
    },
    config: { isLong: true },
    onRequest: requireCaller(deps, endpoint),
    handler: async (request, reply) => {
      const call = toCall(request, reply, undefined) as Call<E>
      const key = request.caller?.userId ?? request.ip
      const stream = await new Promise<Readable>((resolve, reject) => {
        const work = async () => {
          const body = Readable.from(wrapped(await handle(call)), { highWaterMark: 1 })
          resolve(body)
          const limit = setTimeout(() => body.destroy(), longestMs)
          await finished(body).catch(() => undefined)
          clearTimeout(limit)
        }
        turns.run(key, work, call.signal).catch(reject)
      })
      return reply.type('application/json; charset=utf-8').send(stream)
    },
  })
}

async function* wrapped(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"data":'
  yield* pieces
  yield '}'
}
