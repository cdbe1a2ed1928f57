import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerProblems } from './problems.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, guardConnections } from './guard-connections.ts'

async function listen(limits: Partial<ConnectionLimits>, onRequest: () => void = () => undefined) {
  const app = Fastify({ forceCloseConnections: 'idle' })
  answerProblems(app)
  guardConnections(app, { ...CONNECTION_LIMITS, ...limits })
  app.addHook('onRequest', async () => onRequest())
  app.post('/take', async () => ({ data: 'taken' }))
  app.post('/refuse', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}))
  app.get('/big', async (_request, reply) => reply.send(Buffer.alloc(30_000_000)))
  app.get('/small', async () => ({ data: 'ok' }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }
  const get = () => fetch(`http://127.0.0.1:${port}/small`)
  return { app, open, get, url: `http://127.0.0.1:${port}` }
}

it('refuses more bytes than an address may have under way, and lets in others once they are gone', async () => {
  const { app, open, get, url } = await listen({ bodyBytesPerAddress: 2_000_000 })
  const halves = [await open(), await open()]
  for (const socket of halves)
    socket.write(
      'POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{"a":"',
    )
  await sleep(100)
  const post = () =>
    fetch(`${url}/take`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  const long = await fetch(`${url}/take`, {
    method: 'POST',
    body: JSON.stringify('x'.repeat(900_000)),
    headers: { 'content-type': 'application/json' },
  }).catch(() => undefined)
  expect(long?.status ?? 429).toBe(429)
  expect((await get()).status).toBe(200)
  for (const socket of halves) socket.destroy()
  await sleep(100)
  expect((await post()).status).toBe(200)
  await app.close()
})

it('forgets bodies that were refused before they came', async () => {
  const { app, open, url } = await listen({ bodyBytes: 2_000_000, bodyBytesPerAddress: 2_000_000 })
  for (let at = 0; at < 4; at += 1) {
    const socket = await open()
    socket.write('POST /refuse HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
    await once(socket, 'close')
  }
  const post = () =>
    fetch(`${url}/take`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  await expect.poll(async () => (await post()).status).toBe(200)
  const large = await fetch(`${url}/take`, {
    method: 'POST',
    body: JSON.stringify('x'.repeat(900_000)),
    headers: { 'content-type': 'application/json' },
  })
  expect(large.status).toBe(200)
  await app.close()
})

it('refuses an address that leaves its answers unread', async () => {
  const { app, open, get } = await listen({ unreadBytesPerAddress: 20_000_000 })
  const reader = await open()
  reader.pause()
  reader.write('GET /big HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(async () => (await get()).status).toBe(429)
  reader.destroy()
  await expect.poll(async () => (await get()).status).toBe(200)
  await app.close()
})

it.each([
  ['nothing', ''],
  ['half a header', 'GET /small HTTP/1.1\r\nhos'],
  ['half a body', 'POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
])('stops although a connection has sent %s', async (_name, text) => {
  const { app, open } = await listen({ stopMs: 300 })
  const socket = await open()
  if (text !== '') socket.write(text)
  await sleep(50)
  await expect(Promise.race([app.close().then(() => 'closed'), sleep(5_000, 'still open')])).resolves.toBe('closed')
})

const SMALL = 'GET /small HTTP/1.1\r\nhost: x\r\n\r\n'

it('ends a connection that sends more requests at once than may wait, and does nothing for the rest of them', async () => {
  let begun = 0
  const { app, open, get } = await listen({}, () => (begun += 1))
  const rude = await open()
  const isEnded = new Promise((resolve) => rude.once('close', resolve))
  rude.resume()
  rude.write(SMALL.repeat(1_500))
  await isEnded
  expect(begun).toBeLessThanOrEqual(CONNECTION_LIMITS.requestsAtOnce)
  expect((await get()).status).toBe(200)
  const polite = await open()
  let answers = ''
  polite.on('data', (bytes) => (answers += String(bytes)))
  polite.write(SMALL.repeat(CONNECTION_LIMITS.requestsAtOnce))
  await expect.poll(() => answers.match(/200 OK/g)?.length).toBe(CONNECTION_LIMITS.requestsAtOnce)
  polite.destroy()
  await app.close()
})

it('forgets a connection when its answers have ended', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { app, open } = await listen({})
  const seen: WeakRef<Socket>[] = []
  app.server.on('connection', (socket) => seen.push(new WeakRef(socket)))
  for (let at = 0; at < 50; at += 1) {
    const socket = await open()
    socket.write(SMALL.repeat(2))
    await once(socket, 'data')
    socket.destroy()
    await once(socket, 'close')
  }
  const alive = () => {
    collect()
    return seen.filter((one) => one.deref() !== undefined).length
  }
  await expect.poll(alive).toBeLessThan(10)
  await app.close()
})
