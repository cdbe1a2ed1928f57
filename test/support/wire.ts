import type { Endpoint } from '#contract/endpoint.ts'
import type { TestServer } from './test-server.ts'

export type Answer = { status: number; body: any; text: string; headers: Headers } // eslint-disable-line typescript/no-explicit-any

type Ask = { body?: unknown; token?: string | undefined; headers?: Record<string, string>; address?: string }

/** One request as an attacker would write it: nothing is checked on the way out. */
export async function send(server: TestServer, method: string, path: string, ask: Ask = {}): Promise<Answer> {
  const isRaw = typeof ask.body === 'string' || ask.body instanceof Uint8Array || ask.body instanceof FormData
  const headers: Record<string, string> = ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }
  if (ask.body !== undefined && !(ask.body instanceof FormData)) headers['content-type'] = 'application/json'
  const response = await server.fetchFrom(ask.address ?? '127.0.0.1')(path, {
    method,
    headers: { ...headers, ...ask.headers },
    ...(ask.body === undefined ? {} : { body: isRaw ? (ask.body as BodyInit) : JSON.stringify(ask.body) }),
  })
  const text = await response.text()
  return { status: response.status, body: parseJson(text), text, headers: response.headers }
}

/** A path of the endpoint with something plausible in each of its parameters. */
export function concretePath(endpoint: Endpoint, values: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? 'Data Scientist'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
