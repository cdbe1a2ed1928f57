import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
// adds drain() to the type of a server
import './drain.ts'

describe('a server on its way out', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const ask = (url: string) => server.app.inject({ method: 'GET', url })

  it('first says it is not ready, and still answers those who come, each on a connection that then ends', async () => {
    expect((await ask('/readyz')).statusCode).toBe(200)
    expect((await ask('/roles')).headers.connection).not.toBe('close')
    const drained = server.app.drain()
    expect((await ask('/readyz')).statusCode).toBe(503)
    expect((await ask('/healthz')).statusCode).toBe(200)
    const roles = await ask('/roles')
    expect(roles.statusCode).toBe(200)
    expect(roles.headers.connection).toBe('close')
    await drained
  })
})
