import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'

/** Below this, one packet carries the answer either way. */
const WORTH_IT_BYTES = 1_400
/** Nearly all of the saving for little of the time: answers are built for each request. */
const BROTLI_QUALITY = 4

const squeeze = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

/**
 * Longer JSON travels compressed. That tells nobody anything by its length: no other site can ask in a person's name
 * (tokens travel in a header that only our own pages set), and answers that hold tokens are left as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES || request.url.startsWith('/auth/'))
      return payload
    if (
      reply.hasHeader('content-encoding') ||
      !/^application\/(problem\+)?json/.test(String(reply.getHeader('content-type')))
    )
      return payload
    const vary = reply.getHeader('vary')
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
    const encoding = acceptedEncoding(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return squeeze[encoding](payload)
  })
}
