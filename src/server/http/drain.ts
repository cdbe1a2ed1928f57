import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness turns, each answer ends its connection, and for half a second whoever is already on the way is let in. */
    drain: () => Promise<void>
    isDraining: () => boolean
  }
}

/**
 * Connections the kernel holds for us but that were not yet accepted are reset when the server stops listening.
 * Half a second is long for a handshake, and short for whoever waits for the stop.
 */
const DRAIN_MS = 500

/** A stop that no request which was sent before it notices. */
export function drainBeforeClosing(app: FastifyInstance): void {
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async () => {
    isDraining = true
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
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
