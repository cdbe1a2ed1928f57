import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'

const TOKEN = 'a token for the metrics page'

describe('metrics', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ METRICS_TOKEN: TOKEN })
  })
  afterAll(() => server.close())

  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

  it.each([
    ['from elsewhere', '203.0.113.9', {}, 404],
    ['from elsewhere with a wrong token', '203.0.113.9', { authorization: 'Bearer another token for metrics!' }, 404],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['through one that names the stranger otherwise', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 404],
    ['through one that names itself alone', '127.0.0.1', { 'x-forwarded-host': 'localhost' }, 404],
    ['from elsewhere with the token', '203.0.113.9', { authorization: `Bearer ${TOKEN}` }, 200],
    ['from loopback', '127.0.0.1', {}, 200],
    ['from loopback by its number', '::1', { host: '[::1]:3000' }, 200],
    ['by a page whose name was bent to point here', '127.0.0.1', { host: 'page.example:3000' }, 404],
    ['by a name that begins like a number', '127.0.0.1', { host: '127.0.0.1.page.example' }, 404],
  ])('asked for %s answers', async (_name, address, headers, status) => {
    expect((await ask(address, headers)).statusCode).toBe(status)
  })

  it('counts answers by the pattern of their route, never by the address', async () => {
    await server.app.inject({ method: 'GET', url: '/roles/Data%20Scientist/interim-roles' })
    const text = (await ask('127.0.0.1')).payload
    expect(text).toMatch(
      /waymark_http_request_seconds_count\{method="GET",route="\/roles\/:dreamRole\/interim-roles",status="200"\} 1/,
    )
    expect(text).not.toContain('Scientist')
    expect(text).toContain('process_resident_memory_bytes')
  })
})
