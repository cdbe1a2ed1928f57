import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushTarget } from '#server/notices/push-sender.port.ts'

/** A browser that has subscribed: only it can read what it is sent. */
export type Browser = { target: PushTarget; read(body: Buffer): string }

export type Received = { path: string; text: string; headers: IncomingMessage['headers']; subject: string }

export type PushService = {
  received: Received[]
  /** Faults of what was sent, by RFC 8030, 8188, 8291 and 8292. */
  faults: string[]
  /** What the next requests are answered with, then 201 again. A 0 never answers. */
  answers: { status: number; headers?: Record<string, string> }[]
  subscribe(): Browser
  post(
    endpoint: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<{ status: number; retryAfter: string | undefined }>
  close(): Promise<void>
}

const ORIGIN = 'https://push.waymark.example'
const TIMEOUT_MS = 300

/** Our own push service. It checks each request as browsers and services do, by the RFCs and not with the sender's library. */
export async function startPushService(publicKey: () => Promise<string | null>): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const faults: string[] = []
  const answers: PushService['answers'] = []
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
      const answer = answers.shift() ?? { status: 201 }
      if (answer.status === 0) return
      try {
        const browser = browsers.get(request.url ?? '')
        if (!browser) throw new Error('unknown subscription')
        const subject = checkToken(request.headers.authorization ?? '', await publicKey())
        const body = Buffer.concat(parts)
        checkHeaders(request.headers, body)
        const text = browser.read(body)
        if (answer.status === 201) received.push({ path: request.url ?? '', text, headers: request.headers, subject })
      } catch (error) {
        faults.push(String(error))
      }
      response.writeHead(answer.status, answer.headers).end()
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    received,
    faults,
    answers,
    subscribe: () => {
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const browser = newBrowser(`${ORIGIN}${path}`)
      browsers.set(path, browser)
      return browser
    },
    post: async (endpoint, headers, body) => {
      const response = await fetch(endpoint.replace(ORIGIN, `http://127.0.0.1:${port}`), {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length')),
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, retryAfter: response.headers.get('retry-after') ?? undefined }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

function newBrowser(endpoint: string): Browser {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    target: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    // RFC 8291, section 3.4, and RFC 8188, section 2
    read: (body) => {
      const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = plain.lastIndexOf(2)
      if (end < 0) throw new Error('no end of the last record')
      return plain.subarray(0, end).toString('utf8')
    },
  }
}

function checkHeaders(headers: IncomingMessage['headers'], body: Buffer): void {
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('no TTL')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency))) throw new Error('no urgency')
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) throw new Error('no topic')
  if (body.length > 4_096) throw new Error('too long')
}

/** RFC 8292, section 2: an ES256 token for this service, for a day at most, by the key that the browser was given. */
function checkToken(authorization: string, expectedKey: string | null): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (key === '' || key !== expectedKey) throw new Error('another key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('a forged token')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  if (aud !== ORIGIN) throw new Error(`for ${String(aud)}`)
  const seconds = Number(exp) - Date.now() / 1_000
  if (!(seconds > 0 && seconds <= 86_400)) throw new Error('out of its time')
  if (!String(sub).startsWith('mailto:')) throw new Error('no way to reach the sender')
  return String(sub)
}
