import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Problem, type ProblemBody } from '#contract/problem.ts'

type Refusal = { line: string; body: ProblemBody }

const MALFORMED: Refusal = {
  line: '400 Bad Request',
  body: { detail: 'The request could not be read.', code: 'request.malformed' },
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    body: { detail: 'The headers are larger than the server accepts.', code: 'request.too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    body: { detail: 'The request took too long to arrive.', code: 'request.timeout' },
  },
}

/** Answers what is not HTTP, or too slow to become a request, in the same form as every other failure. */
export function answerBrokenRequests(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const { line, body } = refusals[error.code ?? ''] ?? MALFORMED
  const text = JSON.stringify(body)
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`HTTP/1.1 ${line}\r\n${headers.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

/** Node reads a line without a version as HTTP/0.9 and goes on to headers, which 0.9 has not: proxies would see other requests in it. */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isClear = raw.httpVersionMajor >= 1 && countHosts(raw.rawHeaders) <= 1
    done(isClear ? undefined : new Problem('request.malformed', MALFORMED.body.detail))
  })
}

/** Node keeps the first of two, a proxy may have gone by the second. */
function countHosts(rawHeaders: string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}
