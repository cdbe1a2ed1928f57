import { must } from '#core/must.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { readConfig } from '#server/config.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, TEST_SECRET } from '#test/support/test-server.ts'
import { useServer } from '#test/support/use-server.ts'
import { concretePath, send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
})

describe('every endpoint of the contract', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    '%s %s is served',
    (method, path) => {
      expect(server.app.hasRoute({ method, url: path })).toBe(true)
    },
  )

  it('has one place in the contract', () => {
    const calls = allEndpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('carries the security headers and is stored nowhere', async () => {
    for (const endpoint of allEndpoints) {
      const { headers } = await send(server, endpoint.method, concretePath(endpoint))
      expect(Object.fromEntries([...headers].filter(([name]) => SECURITY_HEADERS.has(name))), endpoint.path).toEqual({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      })
      expect(headers.has('x-powered-by') || headers.has('server')).toBe(false)
    }
  })

  it('lets no other origin in', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const answer = await send(server, 'GET', '/user/user-details', {
        token: person.tokens.accessToken,
        headers: { origin },
      })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      const preflight = await send(server, 'OPTIONS', '/user/user-details', {
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      })
      expect(preflight.status).toBe(405)
      expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('says the same to whatever Host', async () => {
    const plain = await send(server, 'GET', '/site')
    const evil = await send(server, 'GET', '/site', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(evil.text).toBe(plain.text)
  })
})

const SECURITY_HEADERS = new Set([
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

it('asks browsers for HTTPS only where it is served over HTTPS', async () => {
  const secure = await startTestServer({ PUBLIC_URL: 'https://waymark.example' })
  expect((await send(secure, 'GET', '/site')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
  await secure.close()
})

describe('/openapi.json', () => {
  type Operation = {
    summary: string
    security?: unknown[]
    parameters?: { name: string; in: string }[]
    requestBody?: unknown
    responses: Record<string, unknown>
  }
  type Document = {
    openapi: string
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, unknown> }
  }

  it('has every endpoint, with its parameters, its body and who may call', async () => {
    const { status, body } = await send(server, 'GET', '/openapi.json')
    const document = body as Document
    expect([status, document.openapi]).toEqual([200, '3.1.0'])
    for (const endpoint of allEndpoints) {
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      expect(operation, `${endpoint.method} ${endpoint.path}`).toBeDefined()
      expect(must(operation).summary).toBe(endpoint.summary)
      expect(Boolean(must(operation).security)).toBe(endpoint.auth === 'person')
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(
        must(operation)
          .parameters?.filter((parameter) => parameter.in === 'path')
          .map((parameter) => parameter.name) ?? [],
      ).toEqual(names)
      expect(must(operation).requestBody !== undefined, endpoint.path).toBe(
        endpoint.body !== undefined || endpoint.content === 'multipart',
      )
      expect(Object.keys(must(operation).responses)).toEqual(
        expect.arrayContaining([String(endpoint.status ?? 200), '4XX', '5XX']),
      )
    }
  })

  it('refers to nothing that is not in it', async () => {
    const { text, body } = await send(server, 'GET', '/openapi.json')
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => must(reference))
    expect(references.length).toBeGreaterThan(0)
    for (const reference of new Set(references)) {
      const found = reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], body)
      expect(found, reference).toBeDefined()
    }
  })

  it('is browsable at /docs under its own policy', async () => {
    const page = await send(server, 'GET', '/docs/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('swagger-ui')
    const policy = must(page.headers.get('content-security-policy'))
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).not.toContain('upgrade-insecure-requests')
    for (const [, source] of page.text.matchAll(/(?:src|href)="\.?([^"]+)"/g)) {
      expect((await send(server, 'GET', `/docs${must(source).replace(/^\/docs/, '')}`)).status, source).toBe(200)
    }
  })
})

describe('when something breaks', () => {
  const secret = 'postgres://waymark:s3cret@db/prod'

  it('a 5xx carries a request id and no internals, and the log has the cause', async () => {
    const { documents, db } = server.deps
    Object.assign(server.deps, {
      db: {
        ...db,
        selectFrom: () => {
          throw new Error(`connect ${secret} at /srv/waymark/db.ts:7`)
        },
      },
    })
    server.logLines.length = 0
    const answer = await send(server, 'POST', '/auth/login', { body: { email: 'a@waymark.example', password: 'x' } })
    Object.assign(server.deps, { db, documents })
    expect(answer.status).toBe(500)
    expect(Object.keys(answer.body)).toEqual(['detail', 'code'])
    expect(answer.text).not.toMatch(/s3cret|postgres|\/srv|stack|\.ts/)
    const line = server.logLines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed')
    expect(line.err.message).toContain(secret)
    expect(answer.body.detail).toContain(line.reqId)
  })
})

describe('the log', () => {
  it('holds no password, token or query', async () => {
    server.logLines.length = 0
    const password = 'a very private pass phrase'
    const own = await signUpPerson(server, { password })
    const refreshed = (await send(server, 'POST', '/auth/refresh', { body: { refreshToken: own.tokens.refreshToken } }))
      .body.data
    await send(server, 'POST', '/auth/login', { body: { email: own.email, password: `${password} wrong` } })
    await send(server, 'GET', '/skills?q=privatesearch')
    await send(server, 'GET', '/user/user-details', { token: own.tokens.accessToken })
    await send(server, 'POST', '/auth/logout', { body: { refreshToken: refreshed.refreshToken } })
    const log = server.logLines.join('')
    expect(server.logLines.length).toBeGreaterThan(5)
    for (const word of [
      password,
      'privatesearch',
      own.email,
      own.tokens.accessToken,
      own.tokens.refreshToken,
      refreshed.accessToken,
      refreshed.refreshToken,
    ])
      expect(log).not.toContain(word)
  })

  it('is one JSON line for each answer, with who asked', async () => {
    server.logLines.length = 0
    await send(server, 'GET', '/user/user-details?x=%0a{"forged":1}', { token: person.tokens.accessToken })
    expect(server.logLines).toHaveLength(1)
    expect(JSON.parse(must(server.logLines[0]))).toMatchObject({
      msg: 'answered',
      method: 'GET',
      route: '/user/user-details',
      status: 200,
      userId: person.userId,
    })
  })
})

describe('limits for one address', () => {
  it('answer 429 with Retry-After, in the form of every failure', async () => {
    const limited = await startTestServer({ RATE_LIMIT: 'on' })
    const body = { name: 'Ana', email: 'ana@waymark.example', message: 'Hello' }
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1)
      statuses.push((await send(limited, 'POST', '/contact', { body })).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await send(limited, 'POST', '/contact', { body, headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(limited, 'POST', '/contact', { body, address: '10.0.0.9' })).status).toBe(201)
    await limited.close()
  })
})

it('is configured for tests as it runs, but for the secret', () => {
  expect(readConfig({ AUTH_SECRET: TEST_SECRET }).isRateLimited).toBe(true)
})
