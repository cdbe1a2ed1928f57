import type { FastifyInstance, RouteOptions } from 'fastify'
import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { must } from '#core/must.ts'
import { withCountedWrites } from '#server/db/count-writes.ts'
import { engineOf } from '#server/db/engine.ts'
import { registerRoutes } from '#server/routes.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { buildApp } from './app.ts'
import './kept-answers.ts'

/** Read with every request, or tables whose changes every revision notices. */
const ALSO_READ = ['sign_ins', 'user_revisions']

describe('answers that are kept', () => {
  let server: TestServer
  /** A second process on the same database: its own kept answers. */
  let second: FastifyInstance
  let paths: string[]
  const read = new Set<string>()
  let reads = 0

  beforeAll(async () => {
    server = await startTestServer()
    const noting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        reads += 1
        noteTables(node, read)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const kept: RouteOptions[] = []
    second = await buildApp(
      { ...server.deps, db: withCountedWrites(server.deps.db.withPlugin(noting)) },
      {
        eventLoopLimitMs: Infinity,
        register: (app, deps) => {
          app.addHook('onRoute', (route) => void (route.config?.isKept && route.method === 'GET' && kept.push(route)))
          registerRoutes(app, deps)
        },
      },
    )
    paths = kept.map(({ url }) => url)
  })
  afterAll(async () => {
    await second.close()
    await server.close()
  })

  async function ask(app: FastifyInstance, path: string, { tokens }: Person) {
    const headers = { authorization: `Bearer ${tokens.accessToken}` }
    const { statusCode, body } = await app.inject({ method: 'GET', url: path, headers })
    return { status: statusCode, text: body }
  }
  async function change(
    app: FastifyInstance,
    person: Person,
    method: 'PATCH' | 'POST' | 'PUT',
    path: string,
    body: object,
  ) {
    const headers = { authorization: `Bearer ${person.tokens.accessToken}` }
    const { statusCode } = await app.inject({ method, url: path, headers, payload: body })
    expect(statusCode).toBeLessThan(300)
  }
  async function newPerson(): Promise<Person> {
    const person = await signUpPerson(server)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    return person
  }

  it('are made from nothing but tables whose changes are noticed', async () => {
    const person = await newPerson()
    await change(second, person, 'POST', '/api/applications', { title: 'Data Analyst', company: 'Lakeside' })
    read.clear()
    for (const path of paths) expect((await ask(second, path, person)).status, path).toBe(200)
    const watched = await watchedTables(server)
    expect(read.size).toBeGreaterThan(8)
    expect([...read].filter((table) => !watched.has(table) && !ALSO_READ.includes(table))).toEqual([])
    expect(paths.length).toBeGreaterThan(5)
  })

  it('cost one read, the check of the session', async () => {
    const person = await newPerson()
    for (const path of paths) {
      const first = await ask(second, path, person)
      reads = 0
      expect(await ask(second, path, person)).toEqual(first)
      expect(reads, path).toBe(1)
    }
  })

  it('are not kept for an address of any length, which would be kept with them', async () => {
    const person = await newPerson()
    const readsOf = async (path: string) => {
      await ask(second, path, person)
      reads = 0
      expect((await ask(second, path, person)).status).toBe(200)
      return reads
    }
    expect(await readsOf('/gamification/streak?x=1')).toBe(1)
    expect(await readsOf(`/gamification/streak?x=${'1'.repeat(2_000)}`)).toBeGreaterThan(1)
  })

  it('are those that the first reading gives, byte for byte', async () => {
    const person = await newPerson()
    for (const path of paths) {
      const fresh = await ask(second, path, person)
      expect(await ask(server.app, path, person)).toEqual(fresh)
      expect(await ask(server.app, path, person)).toEqual(fresh)
    }
  })

  it('show a change at once, on whichever process it is made and read', async () => {
    const person = await newPerson()
    const apps = [server.app, second]
    for (let round = 0; round < 40; round += 1) {
      const [writer, reader] = [must(apps[round % 2]), must(apps[(round >> 1) % 2])]
      await Promise.all(apps.map((app) => ask(app, '/user/user-details', person)))
      await change(writer, person, 'PATCH', '/user/profile', { first_name: `Ada${round}` })
      expect((await ask(reader, '/user/user-details', person)).text).toContain(`"Ada${round}"`)
    }
  })

  it('show changes of answers, path, points and applications at once', async () => {
    const person = await newPerson()
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, (await ask(second, path, person)).text)
    const isNew = async (path: string) => (await ask(second, path, person)).text !== before.get(path)
    await change(server.app, person, 'POST', '/api/applications', { title: 'Data Analyst', company: 'Lakeside' })
    expect(await isNew('/api/applications')).toBe(true)
    const otherRole = must(server.deps.catalogue.dreamRoles.find(({ title }) => title !== ANSWERS.dreamRole)).title
    await change(server.app, person, 'PUT', '/user/career-questions', { ...ANSWERS, dreamRole: otherRole })
    for (const path of [
      '/career/summary',
      '/career/progress',
      '/career/routes',
      '/user/user-details',
      '/learning-path',
    ])
      expect(await isNew(path), path).toBe(true)
    const streak = (await ask(second, '/gamification/streak', person)).text
    server.clock.advance(24 * 3_600_000)
    await change(server.app, await again(person), 'POST', '/gamification/create-feedback', {
      rating: 5,
      feedback: 'good',
    })
    expect((await ask(second, '/gamification/streak', person)).text).not.toBe(streak)
  })

  it('show what another program writes, such as a day of outage', async () => {
    const person = await newPerson()
    await ask(second, '/gamification/streak', person)
    const revision = () =>
      server.deps.db
        .selectFrom('user_revisions')
        .select('revision')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow()
    const before = await revision()
    await sql`insert into outage_days (local_date, note) values ('2025-01-01', 'test')`.execute(server.deps.db)
    expect((await revision()).revision).toBeGreaterThan(before.revision)
  })

  it('are of their own user, of this address with its query, and of this day', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    await change(server.app, other, 'PATCH', '/user/profile', { first_name: 'Grace' })
    for (const one of [person, other, person])
      expect((await ask(second, '/user/user-details', one)).text).toContain(one.userId)
    const routes = (await ask(second, '/career/routes', person)).text
    expect((await ask(second, '/career/routes?hoursPerDay=8', person)).text).not.toBe(routes)
    const { text } = await ask(second, '/gamification/streak', person)
    server.clock.advance(24 * 3_600_000)
    expect((await ask(second, '/gamification/streak', await again(person))).text).not.toBe(text)
  })

  it('show what others earn at once where this process writes it, within a second where another does', async () => {
    const person = await newPerson()
    const ask30 = async () => (await ask(second, '/api/leaderboard', person)).text
    const standing = async () =>
      (
        JSON.parse((await ask(second, '/gamification/get-simple-user-points', person)).text) as {
          data: { rank: number }
        }
      ).data.rank
    const finishCourse = async (app: FastifyInstance) => {
      const other = await newPerson()
      const { data } = JSON.parse((await ask(app, '/learning-path', other)).text) as { data: { courseId: string }[] }
      await change(app, other, 'PUT', `/learning-path/${must(data[0]).courseId}`, { status: 'completed' })
    }
    await change(second, person, 'POST', '/gamification/create-feedback', { rating: 5, feedback: 'good' })
    const [rank, board] = [await standing(), await ask30()]
    await finishCourse(second)
    expect(await standing()).toBe(rank + 1)
    expect(await ask30()).not.toBe(board)
    await finishCourse(server.app)
    server.clock.advance(1_000)
    expect(await standing()).toBe(rank + 2)
  })

  it('are refused with the session', async () => {
    const person = await newPerson()
    for (const path of paths) await ask(second, path, person)
    await change(server.app, person, 'POST', '/auth/logout', { refreshToken: person.tokens.refreshToken })
    for (const path of paths) expect((await ask(second, path, person)).status, path).toBe(401)
  })

  /** Their access token has run out; the same person with a new one. */
  async function again(person: Person): Promise<Person> {
    const payload = { email: person.email, password: person.password }
    const { body } = await server.app.inject({ method: 'POST', url: '/auth/login', payload })
    return Object.assign(person, { tokens: (JSON.parse(body) as { data: Person['tokens'] }).data })
  }
})

/** Of builders by their nodes, of plain SQL by its words. */
function noteTables(node: unknown, read: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { kind, table, sqlFragments } = node as {
    kind?: string
    table?: { identifier?: { name: string } }
    sqlFragments?: string[]
  }
  if (kind === 'TableNode' && table?.identifier) read.add(table.identifier.name)
  if (kind === 'RawNode')
    for (const [, name] of (sqlFragments ?? []).join(' ').matchAll(/\b(?:from|join)\s+([a-z_]+)/g)) read.add(must(name))
  for (const inner of Object.values(node)) noteTables(inner, read)
}

async function watchedTables({ deps: { db } }: TestServer): Promise<Set<string>> {
  const { rows } =
    engineOf(db) === 'sqlite'
      ? await sql<{ name: string }>`select tbl_name as name from sqlite_master
          where type = 'trigger' and name like '%_revised'`.execute(db)
      : await sql<{ name: string }>`select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
          where tgname like '%_revised'`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
