import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { takeTurns } from './take-turns.ts'

/** So many may always be under way: a campus that logs in at once is no overload. */
const ALWAYS_ADMITTED = 300
const COME_AGAIN_SECONDS = 5
const NEVER_REFUSED = new Set(['/healthz', '/readyz', '/metrics'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes its time by nature, with limits of its own: streams and files. */
    isLong?: boolean
  }
}

/**
 * Lets in what can be answered in about a second at the pace of the last one, and refuses the rest at once. Without it all
 * that come wait in one line, each answer is late, and those who gave up are served before those who still wait.
 */
export function admitWhatCanBeServed(app: FastifyInstance, always = ALWAYS_ADMITTED): void {
  let underWay = 0
  let answered = 0
  let pace = 0
  const turns = takeTurns()
  app.server.on('connection', () => turns.notice())
  const clock = setInterval(() => {
    pace = answered
    answered = 0
  }, 1_000).unref()
  app.addHook('onClose', async () => clearInterval(clock))
  app.addHook('onRequest', (request, reply, done) => {
    // who has left needs no answer
    const goOn = () => void (!hasLeft(request, reply) && done())
    if (isFree(request)) return goOn()
    if (underWay >= Math.max(always, pace)) return done(new Problem('server.busy', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: COME_AGAIN_SECONDS }))
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      answered += 1
    })
    turns.take(goOn)
  })
}

function isFree({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isLong === true || NEVER_REFUSED.has(routeOptions.url ?? '')
}

/** The address is gone as soon as the system knows, before Node hears of the end; once read, it stays known. */
function hasLeft(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.raw.destroyed || request.socket.remoteAddress === undefined
}
