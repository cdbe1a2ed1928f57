import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/problem.ts'
import { wellFormed } from '#core/resume/export/well-formed.ts'
import type { RouteDeps } from './route-deps.ts'
import { inTurn, limitOf, toCall, type Call, type RouteOptions } from './route.ts'
import { requireCaller } from './session.ts'

/** `fileName` makes it a download. */
export type FileAnswer = { bytes: Uint8Array; mediaType: string; fileName?: string }

const bytesSchema = z.string().meta({ format: 'binary' })

/** As `serve`, for an endpoint that answers with a file. Only its owner gets it, and nothing on the way keeps it. */
export function serveFile<E extends Endpoint>(
  app: FastifyInstance,
  deps: RouteDeps,
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
  options: RouteOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: [{ accessToken: [] }],
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      response: {
        200: {
          description: 'The file',
          content: Object.fromEntries((endpoint.files ?? []).map((type) => [type, { schema: bytesSchema }])),
        },
        '4xx': problemSchema,
        '5xx': problemSchema,
      },
    },
    config: { isLong: options.turns !== undefined || options.isLong === true, ...limitOf(options) },
    onRequest: requireCaller(deps, endpoint),
    handler: async (request, reply) => {
      const call = toCall(request, reply, undefined) as Call<E>
      const { bytes, mediaType, fileName } = await inTurn(options, call, () => handle(call))
      if (fileName !== undefined)
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeName(fileName)}`)
      return reply.type(mediaType).send(Buffer.from(bytes))
    },
  })
}

/** RFC 5987: what encodeURIComponent leaves but a header may not carry. */
function encodeName(name: string): string {
  return encodeURIComponent(wellFormed(name)).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
