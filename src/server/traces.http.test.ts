import { must } from '#core/must.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OtlpSpan } from './adapters/traces/otlp-span.ts'
import { startServerProcess, stopServerProcess } from '#test/support/server-process.ts'

const SLOW_MS = 120_000

let folder: string
let receiver: Server
let bodies: string[] = []
let status = 200
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-traces-'))
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.writeHead(status).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => receiver.once('listening', resolve))
})
afterAll(() => {
  receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

const endpoint = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
const PERSON = {
  firstName: 'Quillfeather',
  lastName: 'Walker',
  email: 'quillfeather@waymark.example',
  password: 'walk the long road',
  terms: true,
}

async function liveShortly(env: Record<string, string>, traceparent = ''): Promise<number> {
  const server = startServerProcess({ DATA_DIR: folder, ...env })
  const address = await server.ready
  const post = (call: string, body: unknown) =>
    fetch(`${address}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify(body),
    })
  const signedUp = await post('/auth/signup', PERSON)
  await fetch(`${address}/learning-path/no-such?secret=canary`)
  await stopServerProcess(server)
  return signedUp.status
}

function spans(): OtlpSpan[] {
  return bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] }
    return resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans))
  })
}

it(
  'sends a span for each request with its queries below it, under the trace of the proxy, and nothing private',
  { timeout: SLOW_MS },
  async () => {
    const traceId = 'abcdef0123456789'.repeat(2)
    expect(await liveShortly({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() }, `00-${traceId}-00f067aa0ba902b7-01`)).toBe(
      201,
    )
    const signup = must(spans().find((span) => span.name === 'POST /auth/signup'))
    expect(signup).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', kind: 2 })
    expect(signup.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 201 } })
    expect(BigInt(signup.endTimeUnixNano) > BigInt(signup.startTimeUnixNano)).toBe(true)
    const below = spans().filter((span) => span.parentSpanId === signup.spanId)
    expect(below.map((span) => span.name)).toEqual(
      expect.arrayContaining(['insert users', 'insert point_events', 'insert sign_ins']),
    )
    expect(new Set(below.map((span) => span.traceId))).toEqual(new Set([traceId]))
    for (const word of ['uillfeather', 'waymark.example', 'walk the long', 'canary', 'argon2', 'usr_', '127.0.0.1'])
      expect(bodies.join('')).not.toContain(word)
  },
)

it(
  'goes on when the receiver refuses or is away, and sends nothing without the setting',
  { timeout: SLOW_MS },
  async () => {
    status = 500
    expect(await liveShortly({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() })).toBe(409)
    expect(await liveShortly({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })).toBe(409)
    bodies = []
    expect(await liveShortly({})).toBe(409)
    expect(bodies).toEqual([])
  },
)
