import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { processorTime } from '#test/support/processor-time.ts'

const server = useServer()
let person: Person
let port: number
beforeAll(async () => {
  person = await signUpPerson(server)
  port = await server.listen()
})

const postLogin = (body: string | Uint8Array, type = 'application/json') =>
  send(server, 'POST', '/auth/login', { body, headers: { 'content-type': type } })

function expectProblem(
  answer: { status: number; body: unknown; headers: Headers },
  status: number,
  code: string,
): void {
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code])
  expect(
    Object.keys(answer.body as object).filter((key) => !['detail', 'code', 'fields', 'error'].includes(key)),
  ).toEqual([])
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
}

/** What a server says to bytes, until it closes or has said enough. */
function speak(...chunks: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1')
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(1_000, end)
    socket.on('data', (data) => (heard += data.toString('latin1')))
    socket.on('close', () => resolve(heard))
    socket.on('error', (error: Error & { code?: string }) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(heard) : reject(error),
    )
    for (const chunk of chunks) socket.write(chunk)
  })
}

describe('a request', () => {
  it('of HTTP/1.0 is answered, one without a version is not', async () => {
    expect(await speak('GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n')).toContain('200 OK')
    expect(await speak('GET /healthz\r\nHost: x\r\n\r\n')).toContain('400 Bad Request')
  })

  it('with two hosts is refused: a proxy may have gone by the other one', async () => {
    expect(await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n')).toContain('400 Bad Request')
    expect(await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('200 OK')
  })
})

describe('an address', () => {
  it.each(['/api/nothing', '/auth/nothing', '/user/', '/api', '/nothing', '/api/leaderboards', '/%61pi/nothing'])(
    '%s that is unknown is a JSON 404',
    async (path) => {
      expectProblem(await send(server, 'GET', path), 404, 'request.not_found')
    },
  )

  it.each(['/%E0%A4%A', '/roles/%/interim-roles', '/%ff'])(
    '%s that cannot be decoded is a problem of the same form',
    async (path) => {
      const answer = await send(server, 'GET', path)
      expect([400, 404]).toContain(answer.status)
      expect(answer.body).toMatchObject({
        code: expect.stringMatching(/^request\./) as string,
        detail: expect.any(String) as string,
      })
    },
  )

  it.each([
    ['GET', '/auth/login', 'POST'],
    ['DELETE', '/auth/login', 'POST'],
    ['POST', '/user/user-details', 'GET, HEAD'],
    ['PUT', '/user/profile', 'PATCH'],
    ['PATCH', '/learning-path', 'GET, HEAD, POST'],
    ['POST', '/learning-path/c1', 'PUT, DELETE'],
    ['OPTIONS', '/user/user-details', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['GET', '/mcp', 'POST'],
    ['DELETE', '/mcp', 'POST'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
  ])('asked by %s %s says 405 and what it takes', async (method, path, allow) => {
    const answer = await send(server, method, path, { token: person.tokens.accessToken })
    expectProblem(answer, 405, 'request.method_not_allowed')
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it('to the resume reader by another method says so as its other failures do', async () => {
    const answer = await send(server, 'GET', '/api/parse-resume?x=1', { token: person.tokens.accessToken })
    expect([answer.status, answer.body.error]).toEqual([405, answer.body.detail])
  })

  it('with a NUL is refused', async () => {
    expectProblem(await send(server, 'GET', '/roles/Data%00Scientist/interim-roles'), 400, 'request.malformed')
    expectProblem(await send(server, 'GET', '/skills?q=a%00b'), 400, 'request.malformed')
    expectProblem(await send(server, 'GET', '/credentials/issuer/keys?q=a%00b'), 400, 'request.malformed')
  })
})

describe('a body', () => {
  it.each([
    ['cut', '{"email": "a@b.example"'],
    ['a word', 'undefined'],
    ['single quotes', "{'email': 'a'}"],
    ['a trailing comma', '{"email": "a@b.example",}'],
    ['a comment', '{"email": 1 /* x */}'],
    ['two values', '{} {}'],
    ['a bare NUL', '\u0000'],
    ['nested 10,000 lists deep', '['.repeat(10_000)],
    ['nested 10,000 objects deep', '{"a":'.repeat(10_000)],
    ['closed 10,000 lists deep', `{"email":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a field twice', '{"email": "a@b.example", "password": "x", "email": "b@b.example"}'],
    ['a field twice, once escaped', '{"email": "a@b.example", "\\u0065mail": "b@b.example"}'],
    ['a field twice, inside', '{"x": [{"a": 1, "a": 2}]}'],
    ['__proto__', '{"__proto__": {"isAdmin": true}, "email": "a@b.example", "password": "x"}'],
    ['__proto__, escaped', '{"\\u005f_proto__": {"isAdmin": true}}'],
    ['constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
    ['a NUL in text', '{"email": "a\\u0000@b.example", "password": "walk the long road"}'],
  ])('with %s is a 400 after less than a second of work', async (_name, body) => {
    const spent = processorTime()
    expectProblem(await postLogin(body), 400, 'request.malformed')
    expect(spent()).toBeLessThan(1_000)
  })

  it.each([
    ['fields', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join(',')}}`],
    ['values', `[${'0,'.repeat(60_000)}0]`],
  ])('of thousands of %s is refused before they are looked at one by one', async (_name, body) => {
    expectProblem(await postLogin(body), 413, 'request.too_large')
  })

  it('with thousands of wrong fields is answered with the first of them', async () => {
    const body = `{${Array.from({ length: 4_000 }, (_, at) => `"k${at}":0`).join(',')}}`
    const { text } = await postLogin(body)
    expect(text.length).toBeLessThan(10_000)
  })

  it.each([
    ['a lone continuation byte', Buffer.from([0x22, 0x80, 0x22])],
    ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['half a character', Buffer.from([0x22, 0xe2, 0x82, 0x22])],
    ['a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', Buffer.from('{"email":"a"}', 'utf16le')],
  ])('that is not UTF-8 (%s) is a 400', async (_name, body) => {
    expectProblem(await postLogin(body), 400, 'request.malformed')
  })

  it.each([['null'], ['7'], ['"text"'], ['[]'], ['[{}]'], ['true'], ['']])(
    '%s where an object belongs is a 400',
    async (body) => {
      expectProblem(await postLogin(body), 400, 'request.invalid')
    },
  )

  it('of ten megabytes is a 413, and the next request is answered', async () => {
    expectProblem(await postLogin(`{"email": "${'x'.repeat(10_000_000)}"}`), 413, 'request.too_large')
    expect((await send(server, 'GET', '/healthz')).status).toBe(200)
  })

  it('without a session is a 413 from 64 KB on, by its length alone', async () => {
    expectProblem(await postLogin(`{"email": "${'x'.repeat(64 * 1024)}"}`), 413, 'request.too_large')
    expectProblem(await postLogin(`{"email": "${'x'.repeat(60 * 1024)}"}`), 400, 'request.invalid')
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    'application/json-seq',
  ])('of type %s is a 415', async (type) => {
    expectProblem(await postLogin('email=a', type), 415, 'request.unsupported_type')
  })

  it('reads honest JSON as JSON.parse does', async () => {
    const { parseStrictly } = await import('./json-body.ts')
    const { default: fc } = await import('fast-check')
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const isRefused = /"(__proto__|constructor|prototype)"\s*:/.test(text)
        const read = () => parseStrictly(Buffer.from(text))
        if (isRefused) expect(read).toThrow('not allowed')
        else expect(read()).toEqual(JSON.parse(text))
      }),
      { numRuns: 300 },
    )
  })
})

describe('bytes that are no request', () => {
  it.each([
    ['nonsense', '400', 'NONSENSE\r\n\r\n'],
    ['a header without a name', '400', 'GET / HTTP/1.1\r\nHost: x\r\n: empty\r\n\r\n'],
    ['two lengths', '400', 'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc'],
    [
      'a length and chunks (smuggling)',
      '400',
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', '400', 'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['headers without end', '431', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['no host', '400', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ])('%s gets a %s', async (_name, status, bytes) => {
    const heard = await speak(bytes)
    expect(heard.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(heard).not.toMatch(/node:|at .*\.js/)
  })

  it('line breaks in a header value reach neither the answer nor the log', async () => {
    const heard = await speak(
      'GET /user/user-details HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a%0d%0aSet-Cookie: x=1\r\nX-Request-Id: forged\nline\r\nConnection: close\r\n\r\n',
    )
    expect(heard).not.toMatch(/^set-cookie/im)
    expect(server.logLines.every((line) => line.trim().split('\n').length === 1)).toBe(true)
    expect(server.logLines.join('')).not.toContain('forged')
  })

  it('a body that is cut off counts as given up, not as a database that went away', async () => {
    server.logLines.length = 0
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
    )
    await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    socket.resetAndDestroy()
    await expect
      .poll(() => new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count))))
      .toBe(0)
    expect(server.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
  })

  it('a request that never ends holds nobody else up', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
    )
    const heard = await speak('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(heard).toContain('200 OK')
    socket.destroy()
  })
})
