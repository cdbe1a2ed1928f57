import { must } from '#core/must.ts'
import { repeat, type Outcome, type Prove } from '#proofs/prove/proof.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { seeded, type Random } from '#test/corpus/random.ts'
import { speak, statusesOf } from './raw-socket.ts'

/**
 * Bytes that are no request, or one that lies about itself (row 16): refused in under a second, memory flat, and the
 * next request is answered. `count` is the number of connections.
 */
export const prove: Prove = async ({ count, seed }) => {
  const server = await startTestServer()
  const outcome = await sendRawBytes(server, count, seed)
  await server.close()
  return outcome
}

const SLOW_MS = 1_000
/** A machine with other work to do is slow; a connection that was forgotten stays silent for good. */
const HANGS_MS = 20_000
const MOST_GROWTH_MB = 50

const post = (body: string | Buffer, more = '', type = 'application/json') =>
  Buffer.concat([
    Buffer.from(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}\r\n`,
    ),
    Buffer.from(body),
  ])
/** Made once: its copies would be measured as the server's memory. */
const TEN_MEGABYTES = post(`{"email":"${'x'.repeat(10_000_000)}"}`)
const head = (lines: string) => Buffer.from(`${lines}\r\n\r\n`)

const between = (random: Random, low: number, high: number) => low + random.below(high - low + 1)

type Shot = { name: string; bytes: Buffer; expected: number[] }

const shots: ((random: Random) => Shot)[] = [
  (random) => ({
    name: 'noise',
    bytes: Buffer.from(
      Array.from({ length: between(random, 1, 400) }, () => between(random, 0, 255)).concat([13, 10, 13, 10]),
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'JSON cut',
    bytes: post('{"email":"a@waymark.example","password":"xxxxxxxx"}'.slice(0, between(random, 1, 50))),
    expected: [400],
  }),
  (random) => ({
    name: 'lists without end',
    bytes: post(random.pick(['[', '{"a":', '[{"a":']).repeat(between(random, 5_000, 16_000))),
    // longer than what is read of one who has not signed in, or no JSON
    expected: [400, 413],
  }),
  () => ({ name: 'ten megabytes', bytes: TEN_MEGABYTES, expected: [413] }),
  (random) => ({
    name: 'not UTF-8',
    bytes: post(
      Buffer.from([0x7b, 0x22, between(random, 0x80, 0xff), between(random, 0x80, 0xbf), 0x22, 0x3a, 0x31, 0x7d, 0xff]),
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'a field twice',
    bytes: post(
      `{"email":"a@waymark.example",${random.pick(['"email"', '"\\u0065mail"'])}:"b@waymark.example","password":"x"}`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'another type',
    bytes: post(
      'email=a',
      '',
      random.pick(['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', 'nonsense']),
    ),
    expected: [415],
  }),
  (random) => ({
    name: 'two lengths',
    bytes: head(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${between(random, 0, 9)}\r\nContent-Length: ${between(random, 10, 99)}`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'a length and chunks',
    bytes: head(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${between(random, 0, 99)}\r\nTransfer-Encoding: chunked\r\n\r\n0`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'a wrong length',
    bytes: head(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${random.pick(['-1', '1e3', '0x10', '١', '99999999999999999999', '+5', '3, 4'])}`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'a chunk of a wrong size',
    bytes: head(
      `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${random.pick(['zz', '-1', 'fffffffffffffffff', '5 x'])}\r\nabc`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'headers without end',
    bytes: head(
      `GET /healthz HTTP/1.1\r\nHost: x\r\n${'X-Long: '.repeat(between(random, 1, 3))}${'a'.repeat(between(random, 20_000, 60_000))}`,
    ),
    expected: [431],
  }),
  (random) => ({
    name: 'a header folded or broken',
    bytes: head(
      `GET /healthz HTTP/1.1\r\nHost: x\r\n${random.pick([' folded: x', 'a b: x', ': x', 'x\u0000y: z', 'x: a\u0000b', 'x: a\rb'])}`,
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'no host or another version',
    bytes: head(
      random.pick([
        'GET /healthz HTTP/1.1',
        'GET /healthz HTTP/3.0\r\nHost: x',
        'GET /healthz\r\nHost: x',
        'GE\u0000T / HTTP/1.1\r\nHost: x',
      ]),
    ),
    expected: [400],
  }),
  (random) => ({
    name: 'an address that is none',
    bytes: head(
      `GET ${random.pick(['/%', '/%zz', '/%c0%af', '/roles/%e0%a4/interim-roles', '//evil.example/..', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%00'])} HTTP/1.1\r\nHost: x`,
    ),
    expected: [400, 404],
  }),
]

export async function sendRawBytes(server: TestServer, count: number, seed: number): Promise<Outcome> {
  const port = await server.listen()
  const random = seeded(seed)
  const faults: string[] = []
  let slowestMs = 0
  server.logLines.length = 0
  // what the first of each kind loads and compiles is not growth
  for (const shot of shots) await speak(port, [shot(random).bytes], { limitMs: HANGS_MS })
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  await repeat(count, 4, async (index) => {
    const shot = must(shots[index % shots.length])(random)
    const { text, ms } = await speak(port, [shot.bytes], { limitMs: HANGS_MS })
    slowestMs = Math.max(slowestMs, ms)
    const statuses = statusesOf(text)
    if (!statuses.every((status) => shot.expected.includes(status)))
      faults.push(`${shot.name}: answered ${statuses.join(', ')}, not ${shot.expected.join(' or ')}`)
    if (ms > HANGS_MS) faults.push(`${shot.name}: no answer`)
    // a connection that ends before the answer could be read was refused as well
    if (/node:|\bat .*\.[jt]s:/.test(text)) faults.push(`${shot.name}: told how the server is made`)
  })
  const health = await speak(port, [head('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close')])
  if (!health.text.includes('200 OK')) faults.push('the next request was not answered')
  faults.push(
    ...server.logLines
      .filter((line) => line.includes('request failed'))
      .map((line) => `a failure of the server: ${line.slice(0, 200)}`),
  )
  const mostGrownMb = (process.memoryUsage().rss - before) / 2 ** 20
  if (mostGrownMb > MOST_GROWTH_MB) faults.push(`memory grew by ${Math.round(mostGrownMb)} MB`)
  const figures = { slowestMs, mostGrownMb, overASecond: slowestMs > SLOW_MS ? 1 : 0 }
  return { cases: count, faults, figures }
}
