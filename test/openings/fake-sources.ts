import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeAnswer = {
  status?: number
  headers?: Record<string, string>
  /** What is no text is sent as JSON. */
  body?: unknown
  /** Ends the connection after so many bytes. */
  cutAfter?: number
  /** Never answers. */
  hangs?: boolean
}

/** Sources of openings without a network: what is asked for at 'host/path' is answered as the test says. */
export async function startFakeSources() {
  const answers = new Map<string, FakeAnswer | ((request: IncomingMessage) => FakeAnswer)>()
  const asked: { address: string; headers: IncomingMessage['headers']; method: string | undefined }[] = []
  const server = createServer((request, response) => {
    const address = (request.url ?? '').slice(1)
    asked.push({ address, headers: request.headers, method: request.method })
    const known = answers.get(address) ?? answers.get(address.replace(/\?.*$/, ''))
    send(response, typeof known === 'function' ? known(request) : (known ?? { status: 404 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (address: string, answer: FakeAnswer | ((request: IncomingMessage) => FakeAnswer)) =>
      void answers.set(address, answer),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '', cutAfter, hangs }: FakeAnswer): void {
  if (hangs) return
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const bytes = Buffer.from(text)
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(cutAfter === undefined ? {} : { 'content-length': String(bytes.length) }),
    ...headers,
  })
  if (cutAfter === undefined) response.end(bytes)
  else response.write(bytes.subarray(0, cutAfter), () => response.destroy())
}
