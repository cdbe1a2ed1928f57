import { must } from '#core/must.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exportAccount, saveCareerQuestions } from '#contract/account.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { concretePath, send } from '#test/support/wire.ts'

const server = useServer()
let attacker: Person
let bystander: Person
let untouched: Record<string, unknown>
beforeAll(async () => {
  attacker = await signUpPerson(server)
  bystander = await signUpPerson(server, { email: 'bystander@waymark.example', firstName: 'Bystander' })
  await bystander.api.call(saveCareerQuestions, { body: ANSWERS })
  await attacker.api.call(saveCareerQuestions, { body: ANSWERS })
  untouched = await bystander.api.call(exportAccount)
})

/** On these databases differ: what could be SQL, what PostgreSQL cannot hold, what fits no column. They are tried on both. */
const FOR_DATABASES: unknown[] = [
  "' or '1'='1",
  "'; drop table users; --",
  "usr_x' union select password_hash from users --",
  '1; select pg_sleep(5)',
  '%27%20or%201=1',
  'a\u0000b',
  '\ud800 half a pair',
  '\u202egnp.exe\u200b\ufeff',
  'x'.repeat(20_000),
  '-1',
  '1e309',
  'NaN',
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
]
/** Refused by their shape, or plain text to a database. */
const WHATEVER_THE_DATABASE: unknown[] = [
  '${7*7}{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f.env',
  'a\r\nSet-Cookie: owned=1',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'null',
  '٣',
  null,
  true,
  false,
  [],
  [null],
  [[]],
  {},
  { $ne: null },
  { $gt: '' },
  { length: 1e9 },
  { toString: 1 },
  ['a', 'b'],
  [{ courseId: 'x' }],
]
const isPostgres = process.env.WAYMARK_TEST_ENGINE === 'postgres'
const PAYLOADS = isPostgres ? FOR_DATABASES : [...FOR_DATABASES, ...WHATEVER_THE_DATABASE]

/** A body that would do, so that the one field under attack is what decides. */
const SAMPLES: Record<string, Record<string, unknown>> = {
  '/auth/signup': {
    firstName: 'Mal',
    lastName: 'Lory',
    email: 'mal@waymark.example',
    password: 'walk the long road',
    terms: true,
  },
  '/auth/login': { email: 'mal@waymark.example', password: 'walk the long road' },
  '/user/career-questions': ANSWERS,
  '/ai/recommend': { dreamRole: 'Data Scientist', skills: ['Python'] },
  '/contact': { name: 'Mal', email: 'mal@waymark.example', message: 'hello' },
  '/gamification/create-feedback': { rating: 3, feedback: 'fine' },
}

const isObject = (schema: z.ZodType | undefined): schema is z.ZodObject => schema instanceof z.ZodObject
const keysOf = (schema: z.ZodType | undefined) => (isObject(schema) ? Object.keys(schema.shape) : [])

async function attack(endpoint: Endpoint, path: string, body: unknown): Promise<void> {
  const token = endpoint.auth === 'person' ? attacker.tokens.accessToken : undefined
  const answer = await send(server, endpoint.method, path, { token, ...(body === undefined ? {} : { body }) })
  const what = `${endpoint.method} ${path.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 120)}`
  expect(answer.status, what).toBeLessThan(500)
  if (answer.status >= 400) expect(typeof answer.body.code, what).toBe('string')
  expect(answer.headers.has('set-cookie')).toBe(false)
}

// The attacker's own account must outlast the attack on it.
/** The others end the attacker's own sign-in, after which every answer would be a 401 that shows nothing. */
const isHarmless = ({ path }: Endpoint) => path !== '/user/account' && path !== '/user/sign-out-everywhere'

describe('no payload breaks anything', () => {
  it.each(
    allEndpoints.filter(isHarmless).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('in %s', async (_name, endpoint) => {
    const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => must(name))
    const sample = SAMPLES[endpoint.path] ?? {}
    for (const payload of PAYLOADS) {
      for (const name of keysOf(endpoint.body))
        await attack(endpoint, concretePath(endpoint), { ...sample, [name]: payload })
      if (endpoint.body) await attack(endpoint, concretePath(endpoint), payload)
      if (typeof payload !== 'string' || payload.includes('\ud800')) continue
      for (const name of params)
        await attack(
          endpoint,
          concretePath(endpoint, { [name]: payload.slice(0, 3_000) }),
          endpoint.body ? sample : undefined,
        )
      for (const name of keysOf(endpoint.query))
        await attack(
          endpoint,
          `${concretePath(endpoint)}?${name}=${encodeURIComponent(payload.slice(0, 3_000))}`,
          undefined,
        )
    }
    // as it was before the first of all attacks
    expect(await bystander.api.call(exportAccount)).toEqual({ ...untouched, exportedAt: expect.any(String) as string })
  })

  it('and every table is still there', async () => {
    expect((await server.deps.db.introspection.getTables()).map((table) => table.name)).toEqual(
      expect.arrayContaining(['users', 'sign_ins', 'point_events']),
    )
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined()
    expect(server.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })
})

describe('another person', () => {
  it('cannot be reached by naming them in a path, a body or a query', async () => {
    const before = await bystander.api.call(exportAccount)
    const ids = {
      user_id: bystander.userId,
      userId: bystander.userId,
      id: bystander.userId,
      email: 'bystander@waymark.example',
    }
    for (const endpoint of allEndpoints.filter((one) => one.auth === 'person' && isHarmless(one))) {
      const query = new URLSearchParams(ids)
      const sample = SAMPLES[endpoint.path] ?? {}
      const path = concretePath(endpoint, {
        user_id: bystander.userId,
        id: bystander.userId,
        courseId: bystander.userId,
      })
      const answer = await send(server, endpoint.method, `${path}?${query}`, {
        token: attacker.tokens.accessToken,
        ...(endpoint.method === 'GET' ? {} : { body: { ...sample, ...ids } }),
      })
      expect(answer.status, endpoint.path).toBeLessThan(500)
      // also not on the board, which shows initials until a person has said otherwise
      expect(answer.text.includes('Bystander') || answer.text.includes('bystander@'), endpoint.path).toBe(false)
    }
    const after = await bystander.api.call(exportAccount)
    expect({ ...after, exportedAt: 0 }).toEqual({ ...before, exportedAt: 0 })
  })
})
