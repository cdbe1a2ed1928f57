import { must } from '#core/must.ts'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy as small as they come: each request goes to the next server, with the address it came from. */
export async function startSpreadProxy(
  targets: readonly string[],
): Promise<{ url: string; counts: number[]; stop(): Promise<void> }> {
  const counts = targets.map(() => 0)
  let turn = 0
  const server: Server = createServer((incoming, outgoing) => {
    const target = turn % targets.length
    turn += 1
    counts[target] = must(counts[target]) + 1
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': (incoming.headers['x-test-address'] as string | undefined) ?? '203.0.113.9',
    }
    const onward = request(
      new URL(must(incoming.url), targets[target]),
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(must(answer.statusCode), answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
