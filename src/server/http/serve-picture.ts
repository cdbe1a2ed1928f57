import type { FastifyInstance } from 'fastify'
import { problemSchema } from '#contract/problem.ts'

/** Each is drawn when asked for, by the process that reads documents. */
const PICTURES_PER_MINUTE = 60

/** The picture of a link, for anyone who has the link. It may be shown for `seconds` without asking again; an error may not. */
export function servePicture(
  app: FastifyInstance,
  path: string,
  seconds: number,
  draw: (params: Record<string, string>) => Promise<Uint8Array>,
): void {
  app.route({
    method: 'GET',
    url: path,
    schema: {
      summary: 'The picture that other sites show for this link',
      tags: ['public'],
      produces: ['image/png'],
      response: { '4xx': problemSchema, '5xx': problemSchema },
    },
    config: { rateLimit: { max: PICTURES_PER_MINUTE, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const picture = Buffer.from(await draw(request.params as Record<string, string>))
      return (
        reply
          .header('cache-control', `public, max-age=${seconds}`)
          // shown by pages of other sites, too
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/png')
          .send(picture)
      )
    },
  })
}
