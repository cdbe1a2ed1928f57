import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseResume } from '#contract/resume.ts'
import { confirmSecondFactor, startSecondFactor } from '#contract/security.ts'
import { must } from '#core/must.ts'
import { registerRoutes } from '#server/routes.ts'
import { buildApp } from '#server/http/app.ts'
import { codeOfKey } from '#test/support/code-of-key.ts'
import { makeDocx, resumeForm, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
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
    server = await startTestServer({ RATE_LIMIT: 'on' })
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
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, person?: Person) {
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

    const forgetful = await signUpPerson(server)
    expect((await ask('POST', '/auth/forgot-password', { email: forgetful.email })).status).toBe(200)
    await server.deps.background.settled()
    const token = must(/token=([\w-]+)/.exec(must(server.mails.at(-1)).text))[1]
    expect((await ask('POST', '/auth/reset-password', { token, password: 'another long road' })).status).toBe(200)
    expect((await logIn(forgetful.email, 'another long road')).status).toBe(200)

    // what was given back alone is no room
    free = 8 * MB
    expect((await save(person)).status).toBe(503)
    free = 100 * MB
    expect((await save(person)).status).toBe(201)
    expect(spare()).toBe(8 * MB)
    expect(logged).toEqual([expect.stringContaining('is full'), expect.stringContaining('has room again')])
  })

  it('lets a recovery code in, and delete the account', async () => {
    free = 100 * MB
    const person = await signUpPerson(server)
    const { key } = await person.api.call(startSecondFactor, { body: { password: PASSWORD } })
    const code = codeOfKey(key, server.clock.now())
    const { recovery_codes: codes } = await person.api.call(confirmSecondFactor, { body: { code } })
    free = MB / 2
    const { email } = person
    expect((await ask('POST', '/auth/login', { email, password: PASSWORD, code: codes[0] })).status).toBe(200)
    expect((await ask('DELETE', '/user/account', { password: PASSWORD, code: codes[1] }, person)).status).toBe(200)
  })

  it('lets the files of resumes be deleted, and keeps what was read from them', async () => {
    free = 100 * MB
    const person = await signUpPerson(server)
    const parse = (name: string) =>
      person.api.call(parseResume, { form: resumeForm(makeDocx(resumeLines(name)), UPLOAD_ANSWERS) })
    const { resumeId } = await parse('One')
    await parse('Two')
    const kept = () =>
      server.deps.db
        .selectFrom('resumes')
        .select(['file_bytes', 'facts'])
        .where('user_id', '=', person.userId)
        .execute()
    const before = (await kept()).map(({ facts }) => facts)
    free = MB / 2
    expect((await ask('DELETE', `/resume/files/${resumeId}`, undefined, person)).status).toBe(200)
    expect((await kept()).filter(({ file_bytes: bytes }) => bytes === null)).toHaveLength(1)
    expect((await ask('PUT', '/resume/files', { keepsFiles: false }, person)).status).toBe(200)
    expect(await kept()).toEqual(before.map((facts) => ({ file_bytes: null, facts })))
  })

  it('is found at the start, too, and after what was given back is used by others', () => {
    const isFullWith = (bytes: number) => {
      free = bytes
      return keepSpareRoom(folder, { error: () => undefined, warn: () => undefined }, () => free).isFull()
    }
    expect([MB / 2, 0, 8 * MB, 100 * MB, 2 * MB].map(isFullWith)).toEqual([true, true, true, false, false])
    expect(spare()).toBe(8 * MB)
  })
})
