import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy } from './busy.ts'
import { blockOf } from './address-block.ts'
import { takeTurns } from './take-turns.ts'

/** So many may always be under way: a campus that logs in at once is no overload. */
const ALWAYS_ADMITTED = 300
/** Of what may be under way; the rest is for other addresses. */
const SHARE_OF_ONE_ADDRESS = 1 / 4
const COME_AGAIN_SECONDS = 5
const NEVER_REFUSED = new Set(['/healthz', '/readyz', '/metrics'])

/** What one request takes of what may be under way: something from its beginning to its answer, but for the wait for its body. */
type Ticket = { address: string; isCounted: boolean; isOver: boolean }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes its time by nature, with its own limits: streams and files. */
    isLong?: boolean
  }
}

/**
 * Lets in what can be answered in about a second at the pace of the last one, and refuses the rest at once. Without it all
 * that come wait in one line, each answer is late, and those who gave up are served before those who still wait.
 */
export function admitWhatCanBeServed(
  app: FastifyInstance,
  always = ALWAYS_ADMITTED,
  shareOfOne = SHARE_OF_ONE_ADDRESS,
): void {
  let underWay = 0
  const ofAddress = new Map<string, number>()
  const count = (address: string, change: 1 | -1) => {
    underWay += change
    const own = (ofAddress.get(address) ?? 0) + change
    if (own > 0) ofAddress.set(address, own)
    else ofAddress.delete(address)
  }
  let answered = 0
  let pace = 0
  const tickets = new WeakMap<FastifyRequest, Ticket>()
  const enter = (ticket: Ticket) => {
    if (ticket.isCounted || ticket.isOver) return
    ticket.isCounted = true
    count(ticket.address, 1)
  }
  const pause = (ticket: Ticket) => {
    if (ticket.isCounted) count(ticket.address, -1)
    ticket.isCounted = false
  }
  const end = (ticket: Ticket) => {
    if (ticket.isOver) return
    pause(ticket)
    ticket.isOver = true
    answered += 1
  }
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
    const places = Math.max(always, pace)
    const address = blockOf(request.ip)
    if (underWay >= places || (ofAddress.get(address) ?? 0) >= places * shareOfOne)
      return done(busy(COME_AGAIN_SECONDS))
    const ticket = { address, isCounted: false, isOver: false }
    tickets.set(request, ticket)
    enter(ticket)
    reply.raw.once('close', () => end(ticket))
    turns.take(goOn, address)
  })
  // a body that never comes is nobody's work: three hundred of those would keep everybody else out
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const ticket = tickets.get(request)
    if (ticket && hasBody(request) && !request.raw.complete) {
      pause(ticket)
      request.raw.once('end', () => enter(ticket))
    }
    done(null, payload)
  })
  // and neither is an answer that nobody reads
  app.addHook('onSend', (request, _reply, payload, done) => {
    const ticket = tickets.get(request)
    if (ticket) end(ticket)
    done(null, payload)
  })
}

function isFree({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isLong === true || NEVER_REFUSED.has(routeOptions.url ?? '')
}

/** The address is gone as soon as the system knows, before Node hears of the end; once read, it stays known. */
function hasLeft(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.raw.destroyed || request.socket.remoteAddress === undefined
}

/** One that is read before the answer: what comes with a GET is not. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  return (
    method !== 'GET' &&
    method !== 'HEAD' &&
    (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)
  )
}
