import { must } from '#core/must.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestSpan, Traces } from './traces.port.ts'

/** A span for each request, named by its route. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const span = traces.beginRequest(typeof traceparent === 'string' ? traceparent : undefined)
    spans.set(request, span)
    span.within(done)
  })
  // reading the body is a matter of sockets, which know of no request
  app.addHook('preValidation', (request, _reply, done) => must(spans.get(request)).within(done))
  app.addHook('onResponse', async (request, reply) => {
    spans
      .get(request)
      ?.end({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode })
  })
}
