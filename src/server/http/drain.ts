import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness turns, each answer ends its connection, and for a while requests already on the way are let in. */
    drain: () => Promise<void>
    isDraining: () => boolean
  }
}

/**
 * A stop that no request which was sent before it notices. Connections the kernel holds for us but that were not yet
 * accepted are reset when the server stops listening: half a second is long for a handshake. Behind a proxy it takes as
 * long as the proxy needs to notice (DRAIN_MS).
 */
export function drainBeforeClosing(app: FastifyInstance, drainMs: number): void {
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async () => {
    isDraining = true
    await new Promise((resolve) => setTimeout(resolve, drainMs))
  })
  app.addHook('preClose', async () => {
    isDraining = true
  })
  // a kept connection would carry one request more into the closed door
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
}
