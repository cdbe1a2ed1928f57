import { must } from '#core/must.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcess, stopServerProcess, type ServerProcess } from '#test/support/server-process.ts'
import { startSpreadProxy } from '#test/support/spread-proxy.ts'
import { createPostgresDatabase } from '#test/support/test-database.ts'

const SLOW_MS = 120_000
const PERSON = { firstName: 'Ada', lastName: 'Walker', password: 'walk the long road', terms: true }

type Tokens = { accessToken: string; refreshToken: string }
type Reply = { status: number; body: { data: Tokens; code?: string } }

/** Quotas are raced by their own processes in quota.http.test.ts, budgets by parallel calls in budget.http.test.ts. */
describe.runIf(process.env.WAYMARK_TEST_ENGINE === 'postgres')(
  'two processes behind a proxy',
  { timeout: SLOW_MS },
  () => {
    let folder: string
    let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>
    let servers: ServerProcess[]
    let proxy: Awaited<ReturnType<typeof startSpreadProxy>>
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'waymark-two-'))
      postgres = await createPostgresDatabase()
      const env = {
        DATABASE_URL: must(postgres).url,
        AUTH_SECRET: 'a secret for tests that is long enough to sign with',
        TRUST_PROXY: '1',
      }
      servers = [1, 2].map((number) => startServerProcess({ ...env, DATA_DIR: path.join(folder, String(number)) }))
      proxy = await startSpreadProxy(await Promise.all(servers.map((server) => server.ready)))
    }, SLOW_MS)
    afterAll(async () => {
      await proxy.stop()
      await Promise.all(servers.map((server) => stopServerProcess(server)))
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    async function ask(
      method: string,
      call: string,
      { body, token, from, key }: { body?: unknown; token?: string; from?: string; key?: string } = {},
    ): Promise<Reply> {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { 'x-test-address': from } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      }
      const answer = await fetch(`${proxy.url}${call}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: (await answer.json()) as Reply['body'] }
    }

    const signUp = async (email: string): Promise<Tokens> =>
      (await ask('POST', '/auth/signup', { body: { ...PERSON, email } })).body.data

    it('know the same people and the same sign-ins: what one ends has ended on the other', async () => {
      const { accessToken, refreshToken } = await signUp('shared@waymark.example')
      for (let round = 0; round < 4; round += 1)
        expect((await ask('GET', '/user/user-details', { token: accessToken })).status).toBe(200)
      await ask('POST', '/auth/logout', { body: { refreshToken } })
      for (let round = 0; round < 4; round += 1)
        expect((await ask('GET', '/user/user-details', { token: accessToken })).status).toBe(401)
      expect(Math.min(...proxy.counts)).toBeGreaterThan(3)
    })

    it('count the calls of a personal token together: sixty a minute, not sixty each', async () => {
      const { accessToken } = await signUp('assisted@waymark.example')
      const wish = { name: 'x', scopes: ['applications:read'], days: 3, password: PERSON.password }
      const made = await ask('POST', '/api/tokens', { token: accessToken, body: wish })
      const { secret } = made.body.data as unknown as { secret: string }
      const statuses: number[] = []
      for (let call = 0; call < 64; call += 1)
        statuses.push((await ask('GET', '/api/applications', { token: secret })).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(60)
      expect(statuses.at(-1)).toBe(429)
    })

    it('count wrong passwords together: ten in all, not ten each, and the owner elsewhere gets in', async () => {
      await signUp('guarded@waymark.example')
      const guess = (password: string, from: string) =>
        ask('POST', '/auth/login', { body: { email: 'guarded@waymark.example', password }, from })
      for (let turn = 0; turn < 10; turn += 1) expect((await guess('wrong one', '198.51.100.7')).status).toBe(401)
      for (let process = 0; process < 2; process += 1)
        expect((await guess(PERSON.password, '198.51.100.7')).status).toBe(429)
      expect((await guess(PERSON.password, '198.51.100.8')).status).toBe(200)
    })

    it('count the requests of an address together, whichever of them is asked', async () => {
      const email = { email: 'nobody@waymark.example' }
      const statuses: number[] = []
      for (let time = 0; time < 24; time += 1)
        statuses.push((await ask('POST', '/auth/forgot-password', { body: email, from: '198.51.100.20' })).status)
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), ...Array.from({ length: 4 }, () => 429)])
      expect((await ask('POST', '/auth/forgot-password', { body: email, from: '198.51.100.21' })).status).toBe(200)
    })

    it('count all requests of an address together within a second', async () => {
      const burst = async (count: number) =>
        (await Promise.all(Array.from({ length: count }, () => ask('GET', '/site', { from: '198.51.100.30' })))).filter(
          ({ status }) => status === 200,
        ).length
      let served = 0
      for (let time = 0; time < 40; time += 1) {
        served += await burst(100)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      // without counting together it is 4,000: 2,000 each
      expect(served).toBeGreaterThanOrEqual(2_990)
      expect(served).toBeLessThan(3_700)
    })

    it('give twenty refreshes at once the same successor', async () => {
      const { refreshToken } = await signUp('refresh@waymark.example')
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => ask('POST', '/auth/refresh', { body: { refreshToken } })),
      )
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
      expect(new Set(replies.map((reply) => reply.body.data.refreshToken)).size).toBe(1)
    })

    it('run what was sent with one key once', async () => {
      const { accessToken: token } = await signUp('once@waymark.example')
      const send = () =>
        ask('POST', '/gamification/create-feedback', {
          body: { rating: 5, feedback: 'I like it' },
          token,
          key: 'the-same-key',
        })
      const statuses = (await Promise.all(Array.from({ length: 10 }, send))).map((reply) => reply.status)
      expect(statuses.every((status) => [200, 201, 409].includes(status))).toBe(true)
      const everything = (await ask('GET', '/user/export', { token })).body.data as unknown as {
        product_feedback: unknown[]
      }
      expect(everything.product_feedback).toHaveLength(1)
    })
  },
)
