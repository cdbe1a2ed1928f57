import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { admitWhatCanBeServed } from './admit.ts'
import { answerProblems } from './problems.ts'

let app: FastifyInstance
let base: string
let open: () => void
let begun: number
const held: Socket[] = []
beforeEach(async () => {
  const gate = new Promise<void>((resolve) => (open = resolve))
  begun = 0
  const wait = async () => {
    begun += 1
    await gate
    return 'done'
  }
  app = Fastify()
  answerProblems(app)
  admitWhatCanBeServed(app, 3, 1)
  app.get('/slow', wait)
  app.get('/busy', () => {
    for (const end = performance.now() + 10; performance.now() < end;);
    return 'done'
  })
  app.post('/read', async () => 'done')
  app.get('/big', async () => 'x'.repeat(20_000_000))
  app.get('/stream', { config: { isLong: true } }, wait)
  app.get('/healthz', async () => 'well')
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy()
  await app.close()
})

const arrived = (count: number) => expect.poll(() => begun).toBe(count)
const statusOf = (path: string) => fetch(base + path).then((answer) => answer.status)

it('refuses at once, with when to come again, what is more than can be under way, and nothing before', async () => {
  const first = [statusOf('/slow'), statusOf('/slow'), statusOf('/slow')]
  await arrived(3)
  const refused = await fetch(`${base}/slow`)
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    ((await refused.json()) as { code: string }).code,
  ]).toEqual([503, '5', 'server.busy'])
  open()
  expect(await Promise.all(first)).toEqual([200, 200, 200])
  expect(await statusOf('/slow')).toBe(200)
})

it('never refuses a health check, and does not count what is long by nature', async () => {
  const first = Array.from({ length: 5 }, () => statusOf('/stream'))
  await arrived(5)
  const slow = [statusOf('/slow'), statusOf('/slow'), statusOf('/slow')]
  await arrived(8)
  expect([await statusOf('/healthz'), await statusOf('/slow')]).toEqual([200, 503])
  open()
  expect(await Promise.all([...first, ...slow])).toEqual(Array.from({ length: 8 }, () => 200))
})

it('counts nobody who left before the answer', async () => {
  const leave = new AbortController()
  const left = Array.from({ length: 3 }, () =>
    fetch(`${base}/slow`, { signal: leave.signal }).then(
      () => 'answered',
      () => 'left',
    ),
  )
  await arrived(3)
  expect(await statusOf('/slow')).toBe(503)
  leave.abort()
  expect(await Promise.all(left)).toEqual(['left', 'left', 'left'])
  open()
  await expect.poll(() => statusOf('/slow')).toBe(200)
})

it('begins nothing for anyone who left before they were read, of whom not even the address is known', async () => {
  const isGone = new Promise((resolve) => app.server.once('connection', (ours) => ours.once('close', resolve)))
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write('GET /slow HTTP/1.1\r\nHost: waymark\r\n\r\nGET /stream HTTP/1.1\r\nHost: waymark\r\n\r\n')
  socket.resetAndDestroy()
  await isGone
  expect([begun, await statusOf('/healthz')]).toEqual([0, 200])
})

const hold = async (text: string) => {
  let requests = 0
  app.server.on('request', () => (requests += 1))
  const sockets = Array.from({ length: 3 }, () => connect((app.server.address() as AddressInfo).port, '127.0.0.1'))
  held.push(...sockets)
  for (const socket of sockets) socket.write(text)
  await expect.poll(() => requests).toBe(3)
  return sockets
}

it('does not count a request whose body has not come: three hundred of those would keep everybody else out', async () => {
  const sockets = await hold(
    'POST /read HTTP/1.1\r\nHost: waymark\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  open()
  expect(await Promise.all([statusOf('/slow'), statusOf('/slow'), statusOf('/slow')])).toEqual([200, 200, 200])
  const answers = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString('latin1', 0, 15)))),
  )
  for (const socket of sockets) socket.write('}')
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 3 }, () => 'HTTP/1.1 200 OK'))
})

it('does not count an answer that nobody reads', async () => {
  const sockets = await hold('GET /big HTTP/1.1\r\nHost: waymark\r\n\r\n')
  await Promise.all(
    sockets.map((socket) => new Promise<void>((resolve) => socket.once('data', () => resolve(void socket.pause())))),
  )
  open()
  expect(await Promise.all([statusOf('/slow'), statusOf('/slow'), statusOf('/slow')])).toEqual([200, 200, 200])
})

it('sees what has arrived while answers are given that wait for nothing', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf('/busy')))
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(await statusOf('/busy')).toBe(200)
})

it('leaves places for others, whatever one address asks for', async () => {
  await app.close()
  app = Fastify({ trustProxy: true })
  answerProblems(app)
  admitWhatCanBeServed(app, 6, 2 / 3)
  const gate = new Promise<void>((resolve) => (open = resolve))
  begun = 0
  app.get('/slow', async () => {
    begun += 1
    await gate
    return 'done'
  })
  const from = (address: string) =>
    app.inject({ url: '/slow', headers: { 'x-forwarded-for': address } }).then(({ statusCode }) => statusCode)
  const greedy = Array.from({ length: 4 }, () => from('203.0.113.9'))
  await arrived(4)
  expect(await from('203.0.113.9')).toBe(503)
  const patient = [from('203.0.113.10'), from('203.0.113.11')]
  await arrived(6)
  expect(await from('203.0.113.12')).toBe(503)
  open()
  expect(await Promise.all([...greedy, ...patient])).toEqual(Array.from({ length: 6 }, () => 200))
})
