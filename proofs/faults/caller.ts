import { must } from '#core/must.ts'
import { Agent, request } from 'node:http'

/** `status` 0: no answer came, the connection broke. */
export type Reply = { status: number; body: string; retryAfter: string | undefined; ms: number }

export type TokenPair = { accessToken: string; refreshToken: string }

/** One client with kept connections, as a reverse proxy would hold them. */
export class Caller {
  private readonly agent: Agent

  private readonly address: string

  constructor(address: string, connections = Infinity) {
    this.address = address
    this.agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  call(
    method: string,
    path: string,
    { body, token, timeoutMs = 30_000 }: { body?: unknown; token?: string | undefined; timeoutMs?: number } = {},
  ): Promise<Reply> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const began = performance.now()
    return new Promise((resolve) => {
      const end = (status: number, body = '', retryAfter?: string) =>
        resolve({ status, body, retryAfter, ms: performance.now() - began })
      const asked = request(
        `${this.address}${path}`,
        { agent: this.agent, method, headers, timeout: timeoutMs },
        (response) => {
          let heard = ''
          response.on('data', (bytes: Buffer) => (heard += bytes.toString('utf8')))
          response.on('end', () => end(must(response.statusCode), heard, response.headers['retry-after']))
          response.on('error', () => end(0))
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => end(0))
      asked.end(text)
    })
  }

  /** A new account; its access token. */
  async signUp(email: string): Promise<string> {
    return (await this.signUpForBoth(email)).accessToken
  }

  async signUpForBoth(email: string): Promise<TokenPair> {
    const reply = await this.call('POST', '/auth/signup', {
      body: { firstName: 'Ada', lastName: 'Walker', email, password: 'walk the long road', terms: true },
    })
    if (reply.status !== 201) throw new Error(`could not sign up: ${reply.status} ${reply.body.slice(0, 200)}`)
    return pairOf(reply)
  }

  async refresh({ refreshToken }: TokenPair): Promise<TokenPair> {
    const reply = await this.call('POST', '/auth/refresh', { body: { refreshToken } })
    if (reply.status !== 200) throw new Error(`could not refresh: ${reply.status} ${reply.body.slice(0, 200)}`)
    return pairOf(reply)
  }

  close(): void {
    this.agent.destroy()
  }
}

function pairOf({ body }: Reply): TokenPair {
  return (JSON.parse(body) as { data: TokenPair }).data
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
