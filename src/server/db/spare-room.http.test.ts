import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerRoutes } from '#server/routes.ts'
import { buildApp } from '#server/http/app.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { keepSpareRoom, refuseWhenFull } from './spare-room.ts'

const MB = 2 ** 20
const PASSWORD = 'walk the long road'

describe('a disk that is full', () => {
  let server: TestServer
  let app: FastifyInstance
  let folder: string
  let free = 100 * MB
  const logged: string[] = []
  const reads: string[] = []

  beforeAll(async () => {
    server = await startTestServer()
    folder = mkdtempSync(path.join(tmpdir(), 'waymark-room-'))
    const log = { error: (line: string) => void logged.push(line), warn: (line: string) => void logged.push(line) }
    let time = 0
    const room = keepSpareRoom(
      folder,
      log,
      () => free,
      () => (time += 1_000),
    )
    app = await buildApp(
      { ...server.deps, db: server.deps.db.withPlugin(refuseWhenFull(room)) },
      {
        eventLoopLimitMs: Infinity,
        register: (one, deps) => {
          one.addHook('onRoute', ({ method, url }) => void (method === 'GET' && !url.includes(':') && reads.push(url)))
          registerRoutes(one, deps)
        },
      },
    )
  })
  afterAll(async () => {
    await app.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const spare = () => statSync(path.join(folder, 'spare-room'), { throwIfNoEntry: false })?.size ?? 0
  async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, person?: Person) {
    const headers = person ? { authorization: `Bearer ${person.tokens.accessToken}` } : {}
    const { statusCode, body: text } = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    return { status: statusCode, text }
  }
  const logIn = (email: string, password = PASSWORD) => ask('POST', '/auth/login', { email, password })
  const save = (person: Person) => ask('POST', '/api/applications', { company: 'Initech', title: 'Tester' }, person)

  it('gives room back, in which people sign in, read and delete, and nothing else is added', async () => {
    free = 100 * MB
    const person = await signUpPerson(server)
    const { email } = person
    const readAll = () =>
      Promise.all(reads.map(async (url) => [url, (await ask('GET', url, undefined, person)).status] as const))
    // the first look at some pages makes what they show
    await readAll()
    expect((await save(person)).status).toBe(201)
    expect(spare()).toBe(8 * MB)

    free = MB / 2
    const refused = await save(person)
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('server.storage_full')])
    expect(spare()).toBe(0)
    const another = { firstName: 'Ada', lastName: 'Walker', email: 'late@waymark.example', password: PASSWORD }
    expect((await ask('POST', '/auth/signup', { ...another, terms: true })).status).toBe(503)

    const signedIn = await logIn(email)
    expect(signedIn.status).toBe(200)
    expect((await logIn(email, 'not this one')).status).toBe(401)
    const { refreshToken } = (JSON.parse(signedIn.text) as { data: Person['tokens'] }).data
    expect((await ask('POST', '/auth/refresh', { refreshToken })).status).toBe(200)
    expect((await ask('POST', '/auth/logout', { refreshToken })).status).toBe(200)
    const answers = await readAll()
    expect(answers.length).toBeGreaterThan(30)
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])

    const leaving = await signUpPerson(server)
    expect((await ask('DELETE', '/user/account', { password: PASSWORD }, leaving)).status).toBe(200)

    // what was given back alone is no room
    free = 8 * MB
    expect((await save(person)).status).toBe(503)
    free = 100 * MB
    expect((await save(person)).status).toBe(201)
    expect(spare()).toBe(8 * MB)
    expect(logged).toEqual([expect.stringContaining('is full'), expect.stringContaining('has room again')])
  })

  it('is found at the start, too, and after what was given back is used by others', () => {
    const isFullWith = (bytes: number) => {
      free = bytes
      return keepSpareRoom(folder, { error: () => undefined, warn: () => undefined }, () => free).isGiven()
    }
    expect([MB / 2, 0, 8 * MB, 100 * MB, 2 * MB].map(isFullWith)).toEqual([true, true, true, false, false])
    expect(spare()).toBe(8 * MB)
  })
})
