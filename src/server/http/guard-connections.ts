import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { blockOf } from './address-block.ts'

export type ConnectionLimits = {
  /** Bodies that are still arriving, in all and of one address. */
  bodyBytes: number
  bodyBytesPerAddress: number
  /** Answers that nobody reads, of one address: beyond it new requests are refused. */
  unreadBytesPerAddress: number
  /** Requests of one connection that wait for their answers: what sends more at once is ended. */
  requestsAtOnce: number
  /** An answer of which nothing was taken for so long ends. */
  stalledMs: number
  /** After a stop began, what is still open then is ended. */
  stopMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  bodyBytes: 96 * 1024 * 1024,
  bodyBytesPerAddress: 24 * 1024 * 1024,
  unreadBytesPerAddress: 12 * 1024 * 1024,
  // browsers and proxies send the next one when they have the last answer
  requestsAtOnce: 16,
  stalledMs: 30_000,
  stopMs: 4_000,
}

const SWEEP_MS = 5_000
const JSON_LIMIT = 1024 * 1024
const LARGEST_FORM = 6 * 1024 * 1024

type Known = { active: number; written: number; stalledSince: number }

/**
 * Bounds what one peer can hold: bytes of bodies that never come whole, answers that nobody reads, requests that come all
 * at once, and connections without a request while the server stops. A stalled peer costs a socket and nothing else.
 */
export function guardConnections(app: FastifyInstance, limits: ConnectionLimits = CONNECTION_LIMITS): void {
  const sockets = new Map<Socket, Known>()
  /** Connections with answers under way and how many, by address: looked at for each request, so nobody else's are. */
  const answering = new Map<string, Map<Socket, number>>()
  const arriving = new Map<string, number>()
  let arrivingInAll = 0
  let isStopping = false

  app.server.on('connection', (socket: Socket) => {
    sockets.set(socket, { active: 0, written: 0, stalledSince: 0 })
    socket.once('close', () => sockets.delete(socket))
    if (isStopping) socket.destroy()
  })
  const [answer] = app.server.listeners('request')
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const known = sockets.get(socket)
    // requests that were parsed already still arrive after the connection was ended; nobody reads their answers
    if (socket.destroyed || (known && known.active >= limits.requestsAtOnce)) {
      socket.destroy()
      return
    }
    if (known) {
      known.active += 1
      response.once('close', () => {
        known.active -= 1
        if (isStopping && known.active === 0) socket.end()
      })
    }
    answer?.call(app.server, request, response)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const address = blockOf(request.ip)
    noteAnswer(address, request.raw.socket, reply.raw)
    if (unreadOf(address) > limits.unreadBytesPerAddress) return done(tooMuch())
    const bytes = bytesToCome(request.raw, mostBytes(request))
    if (bytes === 0) return done()
    const own = arriving.get(address) ?? 0
    if (own + bytes > limits.bodyBytesPerAddress || arrivingInAll + bytes > limits.bodyBytes) return done(tooMuch())
    arriving.set(address, own + bytes)
    arrivingInAll += bytes
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      arrivingInAll -= bytes
      const left = (arriving.get(address) ?? bytes) - bytes
      if (left > 0) arriving.set(address, left)
      else arriving.delete(address)
    }
    request.raw.once('end', release)
    request.raw.once('close', release)
    // answered before its body was read: then neither of the two comes
    reply.raw.once('close', release)
    done()
  })

  const noteAnswer = (address: string, socket: Socket, response: ServerResponse) => {
    const own = answering.get(address) ?? new Map<Socket, number>()
    answering.set(address, own.set(socket, (own.get(socket) ?? 0) + 1))
    response.once('close', () => {
      const left = (own.get(socket) ?? 1) - 1
      if (left > 0) own.set(socket, left)
      else own.delete(socket)
      if (own.size === 0) answering.delete(address)
    })
  }
  const unreadOf = (address: string) => {
    let total = 0
    for (const socket of answering.get(address)?.keys() ?? []) total += socket.writableLength
    return total
  }

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const [socket, known] of sockets) {
      const isMoving = socket.writableLength === 0 || socket.bytesWritten - socket.writableLength > known.written
      known.written = socket.bytesWritten - socket.writableLength
      if (isMoving) known.stalledSince = 0
      else if (known.stalledSince === 0) known.stalledSince = now
      else if (now - known.stalledSince >= limits.stalledMs) socket.destroy()
    }
  }, SWEEP_MS)
  sweep.unref()

  app.addHook('preClose', async () => {
    isStopping = true
    clearInterval(sweep)
    // nothing was asked on these: half a header, or nothing at all
    for (const [socket, known] of sockets) if (known.active === 0) socket.destroy()
    const last = setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy()
    }, limits.stopMs)
    app.server.once('close', () => clearTimeout(last))
  })
}

/** What is announced as larger is refused by its length, before anything of it is kept. */
function mostBytes({ routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  return bodyLimit < JSON_LIMIT || !config.isLong ? bodyLimit : LARGEST_FORM
}

/** How many bytes of a body are announced and not here yet. */
function bytesToCome(request: IncomingMessage, most: number): number {
  if (request.method === 'GET' || request.method === 'HEAD' || request.complete) return 0
  const length = Number(request.headers['content-length'])
  if (Number.isFinite(length) && length > 0) return length > most ? 0 : length
  return request.headers['transfer-encoding'] === undefined ? 0 : most
}

function tooMuch(): Problem {
  return new Problem('request.too_many', 'Too much is under way from your address. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
