import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { buildApp } from './app.ts'
import { FOLDERS_OF_CALLS, readPages } from './pages.ts'

let server: TestServer
let build: string
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  server = await startTestServer()
  build = mkdtempSync(path.join(tmpdir(), 'waymark-unknown-'))
  for (const language of ['', 'tr/']) mkdirSync(path.join(build, `client/${language}404`), { recursive: true })
  writeFileSync(path.join(build, 'pages.json'), JSON.stringify({ '/settings': [], '/ways/:token': [] }))
  writeFileSync(path.join(build, 'app.html'), '<html><head></head><body>the app</body></html>')
  writeFileSync(path.join(build, 'client/404/index.html'), '<html><head></head><body>no such page</body></html>')
  writeFileSync(
    path.join(build, 'client/tr/404/index.html'),
    '<html><head></head><body>böyle bir sayfa yok</body></html>',
  )
  app = await buildApp(server.deps, { pages: readPages(build, 'https://waymark.example'), eventLoopLimitMs: Infinity })
})
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(build, { recursive: true })
})

it.each([
  ['GET', '/mcp', 405, 'application/json', 'POST'],
  ['HEAD', '/mcp', 405, 'application/json', 'POST'],
  ['GET', '/oauth/token', 405, 'application/json', 'POST'],
  ['DELETE', '/mcp', 405, 'application/json', 'POST'],
  ['GET', '/nothing-here', 404, 'text/html', undefined],
  ['GET', '/de/%00', 404, 'text/html', undefined],
  ['GET', '/ways/a%00b', 404, 'text/html', undefined],
  ['GET', '/de/%E0%A4%A', 404, 'text/html', undefined],
  ['HEAD', '/%', 404, 'text/html', undefined],
  ['POST', '/%', 400, 'application/json', undefined],
  ['GET', '/api/%00', 404, 'application/json', undefined],
  ['GET', '/api/%', 400, 'application/json', undefined],
  ['GET', '/settings', 200, 'text/html', undefined],
  ['POST', '/settings', 405, 'application/json', 'GET, HEAD'],
  ['GET', '/api/nothing', 404, 'application/json', undefined],
] as const)('%s %s answers %i as %s', async (method, url, status, type, allow) => {
  const answer = await app.inject({ method, url, headers: { accept: 'text/html, text/event-stream' } })
  expect([answer.statusCode, String(answer.headers['content-type']).split(';')[0], answer.headers.allow]).toEqual([
    status,
    type,
    allow,
  ])
})

it.each(['/career/nothing', '/skill-checks/nothing/x', '/interviews/nothing', '/learning-path/a/b'])(
  'GET %s, in a folder of calls, is a page for a browser and JSON for a program',
  async (url) => {
    const answerFor = async (accept: string) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept } })
      return [statusCode, String(headers['content-type']).split(';')[0], headers.vary]
    }
    const page = await answerFor('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(page).toEqual([404, 'text/html', 'accept, accept-encoding, accept-language'])
    expect(await answerFor('*/*')).toEqual([404, 'application/json', 'accept'])
    expect(await answerFor('application/json')).toEqual([404, 'application/json', 'accept'])
  },
)

it.each(FOLDERS_OF_CALLS)('/%s, where robots and browsers find no page, is a folder of calls', async (folder) => {
  const { paths } = (await app.inject({ url: '/openapi.json' })).json<{ paths: object }>()
  expect(Object.keys(paths).some((url) => url.startsWith(`/${folder}/`))).toBe(true)
  const { statusCode, headers } = await app.inject({ url: `/${folder}/nothing`, headers: { accept: 'text/html' } })
  expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([404, 'application/json'])
  expect((await app.inject({ url: '/robots.txt' })).body).toContain(`Disallow: /${folder}/\n`)
})

it.each(['/ways/nobody', '/ways/nobody/', `/ways/${'x'.repeat(200)}`])(
  'GET %s, which nobody shares, is the app with a status that says so, and for no search engine',
  async (url) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    expect([statusCode, String(headers['content-type']).split(';')[0]]).toEqual([404, 'text/html'])
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(body).toContain('the app')
  },
)

it.each([
  ['/WAYS/nobody', '/ways/nobody'],
  ['/WAYS/NoBody?a=B', '/ways/NoBody?a=B'],
  ['/Settings', '/settings'],
])('GET %s leads to its spelling, %s', async (url, expected) => {
  const { statusCode, headers } = await app.inject({ url })
  expect([statusCode, headers.location]).toEqual([301, expected])
})

it.each(['/docs/static/..', '/docs/static/%2e%2e/x', '/docs/static/a/../b', '/assets/../x'])(
  'GET %s, sent as it stands, finds nothing',
  async (path) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    // a browser or an injected request would have taken the dots out
    const [answer] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(404)
  },
)

it.each([
  ['/resume-check', '/try'],
  ['/tr/resume-check', '/tr/try'],
  ['/de/resume-check', '/try'],
])('sends a guest who asks for %s to %s', async (url, place) => {
  const answer = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, place])
})

it.each([
  ['/nothing-here', 'tr-TR,tr;q=0.9', 'böyle bir sayfa yok'],
  ['/tr/nothing-here', 'en', 'böyle bir sayfa yok'],
  ['/nothing-here', 'en', 'no such page'],
  ['/nothing-here', 'fr', 'no such page'],
])('%s says to a browser that asks for %s: %s', async (url, language, says) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-language': language } })
  expect([statusCode, headers.vary]).toEqual([404, 'accept-encoding, accept-language'])
  expect(body).toContain(says)
})
