import { must } from '#core/must.ts'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from './db/connect.ts'
import { startServerProcess, stopServerProcess, type ServerProcess } from '#test/support/server-process.ts'
import { createPostgresDatabase } from '#test/support/test-database.ts'

const isPostgres = process.env.WAYMARK_TEST_ENGINE === 'postgres'
/** Every start is its own process, on a machine with other work to do. */
const SLOW_MS = 90_000
const PERSON = { firstName: 'Ada', lastName: 'Walker', password: 'walk the long road', terms: true }

let folder: string
let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>
let env: Record<string, string>
const started: ServerProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-main-'))
  postgres = await createPostgresDatabase()
  env = {
    DATA_DIR: folder,
    ...(postgres
      ? { DATABASE_URL: postgres.url, AUTH_SECRET: 'a secret for tests that is long enough to sign with' }
      : {}),
  }
})
afterAll(async () => {
  await Promise.all(started.map((server) => stopServerProcess(server, 'SIGKILL')))
  await postgres?.drop()
  rmSync(folder, { recursive: true, force: true })
})

function start(more: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ ...env, ...more })
  started.push(server)
  return server
}

async function signUp(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...PERSON, email }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: { accessToken: string } }).data.accessToken
}

const details = (address: string, token: string) =>
  fetch(`${address}/user/user-details`, { headers: { authorization: `Bearer ${token}` } })

describe('a start', { timeout: SLOW_MS }, () => {
  it('by five at once on an empty database leaves one schema and nobody confused', async () => {
    const servers = Array.from({ length: 5 }, () => start())
    const results = await Promise.allSettled(servers.map((server) => server.ready))
    const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [(result.reason as Error).message] : [],
    )
    expect(addresses).toHaveLength(isPostgres ? 5 : 1)
    for (const refusal of refusals)
      expect(refusal).toMatch(/is already used by (the Waymark server with process id \d+|another Waymark server)/)
    const token = await signUp(must(addresses[0]), 'five@waymark.example')
    for (const address of addresses) expect((await details(address, token)).status).toBe(200)
    await Promise.all(servers.map((server) => stopServerProcess(server)))
    const db = connect({ databaseUrl: postgres?.url, dataDir: folder })
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    await db.destroy()
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(3)
  })

  it('keeps what it writes to its owner', async () => {
    const modes = readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o077])
    expect(modes.filter(([, mode]) => mode !== 0)).toEqual([])
  })

  it('with a variable that is wrong stops with one line', async () => {
    const server = start({ TRUST_PROXY: 'everyone' })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim()).toBe(
      'TRUST_PROXY: expected off, on, a number of hops, or a list of addresses and networks such as 10.0.0.0/8,192.168.1.4',
    )
  })

  it('on a port in use says so in one line', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as AddressInfo
    const server = start({ PORT: String(port) })
    expect((await server.exit).code).toBe(1)
    expect(server.output()).toContain(`PORT: ${port} on 127.0.0.1 is already in use`)
    expect(server.output().trim().split('\n')).toHaveLength(1)
    holder.close()
  })

  it('on a schema newer than it knows is refused, and changes nothing', async () => {
    const db = connect({ databaseUrl: postgres?.url, dataDir: folder })
    const newer = { name: '9999-from-the-future', timestamp: '2030-01-01T00:00:00.000Z' }
    await db
      .insertInto('kysely_migration' as never)
      .values(newer)
      .execute()
    const server = start()
    expect((await server.exit).code).toBe(1)
    expect(server.output()).toContain('The database was written by a newer version of Waymark')
    expect(server.output().trim().split('\n')).toHaveLength(1)
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', newer.name as never)
      .execute()
    await db.destroy()
  })
})

describe('a stop', { timeout: SLOW_MS }, () => {
  it('by SIGTERM under load finishes what is under way, and exits 0', async () => {
    const server = start({ RATE_LIMIT: 'off' })
    const address = await server.ready
    const token = await signUp(address, 'load@waymark.example')
    let stopSentAt = Infinity
    const outcomes: { began: number; status: number }[] = []
    const work = Array.from({ length: 10 }, async (_, worker) => {
      for (let round = 0; performance.now() < stopSentAt + 200; round += 1) {
        const began = performance.now()
        const isWrite = (worker + round) % 3 === 0
        const call = isWrite
          ? fetch(`${address}/user/profile`, {
              method: 'PATCH',
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              body: '{"first_name":"Ada"}',
            })
          : worker === 1
            ? fetch(`${address}/auth/login`, {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ email: 'load@waymark.example', password: PERSON.password }),
              })
            : details(address, token)
        const status = await call.then(
          async (response) => (await response.arrayBuffer(), response.status),
          () => 0,
        )
        outcomes.push({ began, status })
        if (status === 0) break
      }
    })
    await expect.poll(() => outcomes.length, { interval: 10, timeout: SLOW_MS }).toBeGreaterThan(30)
    // those that were sent before the signal was are answered
    stopSentAt = performance.now() - 5
    server.child.kill('SIGTERM')
    server.child.kill('SIGTERM')
    await Promise.all(work)
    expect(await server.exit).toEqual({ code: 0, signal: null })
    const before = outcomes.filter((outcome) => outcome.began < stopSentAt)
    expect(before.filter((outcome) => outcome.status !== 200)).toEqual([])
    expect(outcomes.filter((outcome) => outcome.status >= 500)).toEqual([])
  })

  it('does not wait for connections that fall idle meanwhile', async () => {
    const server = start()
    const address = await server.ready
    const agent = new Agent({ keepAlive: true })
    const slow = new Promise((resolve, reject) => {
      const body = JSON.stringify({ ...PERSON, email: 'slow@waymark.example' })
      const call = request(
        `${address}/auth/signup`,
        { agent, method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length } },
        (response) => response.resume().on('end', () => resolve(response.statusCode)),
      )
      call.on('error', reject)
      call.write(body.slice(0, 20))
      setTimeout(() => {
        server.child.kill('SIGTERM')
        setTimeout(() => call.end(body.slice(20)), 300)
      }, 300)
    })
    expect(await slow).toBe(201)
    const answeredAt = performance.now()
    expect(await server.exit).toEqual({ code: 0, signal: null })
    // an idle connection is kept for longer than that
    expect(performance.now() - answeredAt).toBeLessThan(30_000)
    agent.destroy()
  })

  it('by force loses nothing that was answered', async () => {
    const server = start()
    const address = await server.ready
    const token = await signUp(address, 'killed@waymark.example')
    await stopServerProcess(server, 'SIGKILL')
    const next = start()
    const again = await next.ready
    expect((await details(again, token)).status).toBe(200)
    await stopServerProcess(next)
  })
})

describe.runIf(!isPostgres)('one data folder', { timeout: SLOW_MS }, () => {
  it('belongs to one server: a second is refused by the name of the holder, and a killed holder is inherited from', async () => {
    const holder = start()
    const address = await holder.ready
    const second = start()
    expect((await second.exit).code).toBe(1)
    expect(second.output().trim()).toBe(
      `${folder} is already used by the Waymark server with process id ${holder.child.pid} on ${address}. Stop it first, or set DATA_DIR to another folder.`,
    )
    expect((await fetch(`${address}/readyz`)).status).toBe(200)

    await stopServerProcess(holder, 'SIGKILL')
    const heir = start()
    expect((await fetch(`${await heir.ready}/readyz`)).status).toBe(200)
    await stopServerProcess(heir)
  })

  it('that is a file, or holds something else, stops the start with one line', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, 'not a folder')
    const foreign = path.join(folder, 'foreign')
    mkdirSync(foreign)
    writeFileSync(path.join(foreign, 'waymark.db'), 'this is no database at all, it only has its name'.repeat(100))
    chmodSync(foreign, 0o700)
    const cut = path.join(folder, 'cut')
    mkdirSync(cut, { mode: 0o700 })
    const whole = new DatabaseSync(path.join(cut, 'waymark.db'))
    whole.exec('create table notes (text text)')
    whole.exec('insert into notes select hex(randomblob(2000)) from (values (1), (2), (3), (4), (5))')
    whole.close()
    truncateSync(path.join(cut, 'waymark.db'), 9_000)
    const short = path.join(folder, 'short')
    mkdirSync(short, { mode: 0o700 })
    writeFileSync(path.join(short, 'auth-secret'), 'hi')
    const odd = path.join(folder, 'odd')
    mkdirSync(path.join(odd, 'auth-secret'), { recursive: true })
    // /proc lets nobody make a folder, and says of the folder above that it is not there
    for (const DATA_DIR of [
      path.join(file, 'inside'),
      foreign,
      cut,
      short,
      odd,
      ...(process.platform === 'linux' ? ['/proc/x/y'] : []),
    ]) {
      const server = start({ DATA_DIR })
      expect((await server.exit).code).toBe(1)
      expect(server.output()).toMatch(/^DATA_DIR: /)
      expect(server.output().trim().split('\n')).toHaveLength(1)
    }
  })
})

describe.runIf(isPostgres)('a database', { timeout: SLOW_MS }, () => {
  it.each([
    ['that is not there', (url: URL) => (url.pathname = '/no_such_database'), 'DATABASE_URL: '],
    [
      'whose server is away',
      (url: URL) => url.searchParams.set('host', '/tmp/no-such-socket-folder'),
      'DATABASE_URL: ',
    ],
  ])('%s stops the start with one line', async (_name, change, line) => {
    const url = new URL(must(postgres).url)
    change(url)
    const server = start({ DATABASE_URL: url.href })
    expect((await server.exit).code).toBe(1)
    expect(server.output()).toContain(line)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

  it('needs a secret that all processes share', async () => {
    const server = start({ AUTH_SECRET: '' })
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim()).toBe(
      'AUTH_SECRET: expected at least 32 characters when DATABASE_URL is set, the same for every process',
    )
  })
})
