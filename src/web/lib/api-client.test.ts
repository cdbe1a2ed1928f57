import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { getUserDetails, login, saveCareerQuestions } from '#contract/account.ts'
import { listInterimRoles } from '#contract/career.ts'
import { sendContactMessage } from '#contract/public.ts'
import { Problem } from '#contract/problem.ts'
import { createApiClient } from './api-client.ts'
import { OFFLINE, TOO_SLOW } from './errors.ts'
import { createSession } from './session.ts'
import { createTokenStore, memoryStorage } from './token-store.ts'

type Answer = { status: number; body: unknown } | 'hang' | 'cut'
type Seen = { path: string; method: string; token: string | null; headers: Headers; body: unknown }

const person = { status: 200, body: { data: { userInfo: { user_id: 'usr_1' } } } }
const refused = { status: 401, body: { detail: 'Please sign in again.', code: 'auth.expired' } }
const pair = (accessToken: string) => ({
  status: 200,
  body: { data: { accessToken, refreshToken: `r-${accessToken}` } },
})

/** A server in a function: `answer` sees each request and says what comes back, a turn of the event loop later. */
function startWeb(answer: (request: Seen) => Answer, tokens?: { accessToken: string; refreshToken: string }) {
  const seen: Seen[] = []
  let expired = 0
  const send = (async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const request: Seen = {
      path: url,
      method: init.method ?? 'GET',
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    }
    seen.push(request)
    const reply = answer(request)
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (reply === 'cut') throw new TypeError('Failed to fetch')
    if (reply === 'hang') {
      return new Promise((_, reject) => {
        const stop = () => reject(init.signal?.reason as Error)
        if (init.signal?.aborted) stop()
        init.signal?.addEventListener('abort', stop)
      })
    }
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers: { 'retry-after': '7' } })
  }) as typeof fetch
  const storage = memoryStorage()
  const store = createTokenStore(storage)
  if (tokens) store.write(tokens)
  const open = (timeoutMs = 60) => {
    const session = createSession({ store, storage, fetch: send, timeoutMs, onExpired: () => expired++ })
    return { session, api: createApiClient({ fetch: send, session, timeoutMs }) }
  }
  const refreshes = () => seen.filter((request) => request.path === '/auth/refresh').length
  return { ...open(), open, store, seen, refreshes, expired: () => expired }
}

const old = { accessToken: 'old', refreshToken: 'r-old' }
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => 'success',
    (error: unknown) => error,
  )

describe('one call', () => {
  it('unwraps the data and sends the bearer token', async () => {
    const web = startWeb(() => person, old)
    expect(await web.api.call(getUserDetails)).toEqual({ userInfo: { user_id: 'usr_1' } })
    expect(web.seen[0]).toMatchObject({ path: '/user/user-details', method: 'GET', token: 'old' })
  })

  it('rebuilds the server’s Problem, fields and Retry-After included', async () => {
    const body = {
      detail: 'Too many messages.',
      code: 'request.too_many',
      fields: { email: 'Enter a valid email address' },
    }
    const web = startWeb(() => ({ status: 429, body }))
    const problem = await caught(web.api.call(sendContactMessage, { body: { name: 'A', email: 'b', message: 'c' } }))
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ ...body, status: 429, retryAfterSeconds: 7 })
  })

  it('says that one is offline when nothing answers', async () => {
    const web = startWeb(() => 'cut', old)
    expect(await caught(web.api.call(getUserDetails))).toMatchObject({ message: OFFLINE, status: 0 })
  })

  it('gives up on a server that sends no headers', async () => {
    const web = startWeb(() => 'hang', old)
    expect(await caught(web.api.call(getUserDetails))).toMatchObject({ message: TOO_SLOW })
  })

  it('passes the caller’s own abort through as it is', async () => {
    const web = startWeb(() => 'hang', old)
    const stop = new AbortController()
    const call = caught(web.api.call(getUserDetails, { signal: stop.signal }))
    stop.abort()
    expect(await call).toMatchObject({ name: 'AbortError' })
  })

  it('keeps a dream role with a slash in one path segment', async () => {
    const web = startWeb(() => ({ status: 200, body: { data: [] } }))
    await web.api.call(listInterimRoles, { params: { dreamRole: 'UI/UX Designer' } })
    expect(web.seen[0]?.path).toBe('/roles/UI%2FUX%20Designer/interim-roles')
  })
})

describe('a refused token', () => {
  it('is renewed once for 50 parallel refusals, and each call replayed once', async () => {
    const web = startWeb(
      ({ path, token }) => (path === '/auth/refresh' ? pair('new') : token === 'new' ? person : refused),
      old,
    )
    const calls = await Promise.all(Array.from({ length: 50 }, () => caught(web.api.call(getUserDetails))))
    expect(calls.every((result) => !(result instanceof Error))).toBe(true)
    expect(web.refreshes()).toBe(1)
    expect(web.seen.filter((request) => request.token === 'new')).toHaveLength(50)
    expect(web.seen).toHaveLength(101)
    expect(web.store.read()).toEqual({ accessToken: 'new', refreshToken: 'r-new' })
  })

  it('is renewed once by two tabs that share the storage', async () => {
    const web = startWeb(
      ({ path, token }) => (path === '/auth/refresh' ? pair('new') : token === 'new' ? person : refused),
      old,
    )
    const other = web.open()
    await Promise.all([web.api.call(getUserDetails), other.api.call(getUserDetails)])
    expect(web.refreshes()).toBe(1)
  })

  it('that comes back late, after another call renewed it, is only replayed', async () => {
    const web = startWeb(
      ({ path, token }) => (path === '/auth/refresh' ? pair('new') : token === 'new' ? person : refused),
      old,
    )
    const late = web.api.call(getUserDetails)
    web.store.write({ accessToken: 'new', refreshToken: 'r-new' })
    await late
    expect(web.refreshes()).toBe(0)
  })

  it('is replayed with the same Idempotency-Key', async () => {
    const web = startWeb(
      ({ path, token }) => (path === '/auth/refresh' ? pair('new') : token === 'new' ? person : refused),
      old,
    )
    await web.api.call(saveCareerQuestions, { body: {} as never })
    const keys = web.seen
      .filter((request) => request.path !== '/auth/refresh')
      .map((r) => r.headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
  })

  it('of wrong login words is an answer, not an old token', async () => {
    const wrong = { status: 401, body: { detail: 'Invalid login details', code: 'auth.invalid_login' } }
    const web = startWeb(() => wrong, old)
    const problem = await caught(web.api.call(login, { body: { email: 'a@b.co', password: 'x' } }))
    expect(problem).toMatchObject({ message: 'Invalid login details' })
    expect(web.seen).toHaveLength(1)
    expect(web.store.status()).toBe('in')
  })
})

describe('a refresh that fails', () => {
  const withRefresh = (refresh: Answer) => startWeb(({ path }) => (path === '/auth/refresh' ? refresh : refused), old)
  const fifty = (web: ReturnType<typeof startWeb>) =>
    Promise.all(Array.from({ length: 50 }, () => caught(web.api.call(getUserDetails))))

  it('with 401 forgets both tokens, reloads once and leaves nobody waiting', async () => {
    const web = withRefresh({ status: 401, body: { detail: 'Please sign in again.', code: 'auth.refresh_refused' } })
    const results = await fifty(web)
    expect(results.every((result) => result instanceof Problem)).toBe(true)
    expect(web.refreshes()).toBe(1)
    expect(web.store.read()).toEqual({ accessToken: null, refreshToken: null })
    expect(web.expired()).toBe(1)
  })

  const survived: [string, Answer, string][] = [
    ['500', { status: 500, body: { detail: 'Something went wrong', code: 'server.failed' } }, 'Something went wrong'],
    ['503', { status: 503, body: { detail: 'Busy. Try again.', code: 'server.busy' } }, 'Busy. Try again.'],
    ['a cut line', 'cut', OFFLINE],
    ['no answer at all', 'hang', TOO_SLOW],
  ]
  it.each(survived)(
    'with %s keeps the person signed in and fails each call with its sentence',
    async (_, refresh, words) => {
      const web = withRefresh(refresh)
      const results = await fifty(web)
      expect(results.map((result) => (result as Error).message)).toEqual(Array.from({ length: 50 }, () => words))
      expect(web.store.read()).toEqual({ accessToken: 'old', refreshToken: 'r-old' })
      expect(web.expired()).toBe(0)
    },
  )

  it('tries again with the next call', async () => {
    let isUp = false
    const web = startWeb(({ path, token }) => {
      if (path === '/auth/refresh') return isUp ? pair('new') : 'cut'
      return token === 'new' ? person : refused
    }, old)
    await caught(web.api.call(getUserDetails))
    isUp = true
    expect(await web.api.call(getUserDetails)).toEqual(person.body.data)
  })
})

describe('a fresh token that is refused too', () => {
  it('ends the session once, without a loop', async () => {
    const web = startWeb(({ path }) => (path === '/auth/refresh' ? pair('new') : refused), old)
    const results = await Promise.all(Array.from({ length: 50 }, () => caught(web.api.call(getUserDetails))))
    expect(results.every((result) => result instanceof Problem && result.status === 401)).toBe(true)
    expect(web.refreshes()).toBe(1)
    expect(web.seen).toHaveLength(101)
    expect(web.expired()).toBe(1)
    expect(web.store.status()).toBe('out')
  })
})

describe('somebody else', () => {
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`

  it('who signed in in another tab does not get this person’s request', async () => {
    const web = startWeb(() => refused, { accessToken: tokenOf('usr_1'), refreshToken: 'r1' })
    const call = caught(web.api.call(getUserDetails))
    web.store.write({ accessToken: tokenOf('usr_2'), refreshToken: 'r2' })
    expect(await call).toMatchObject({ code: 'auth.required' })
    expect(web.seen).toHaveLength(1)
    expect(web.store.read().refreshToken).toBe('r2')
  })
})

describe('logging out', () => {
  const outcomes: [string, Answer][] = [
    ['succeeds', { status: 200, body: { data: {} } }],
    ['fails', { status: 500, body: {} }],
    ['never arrives', 'cut'],
  ]
  it.each(outcomes)('forgets both tokens when the request %s', async (_, answer) => {
    const web = startWeb(() => answer, old)
    await web.session.signOut()
    expect(web.seen.map((request) => [request.path, request.body])).toEqual([
      ['/auth/logout', { refreshToken: 'r-old' }],
    ])
    expect(web.store.status()).toBe('out')
  })

  it('in the middle of a refresh stays logged out', async () => {
    const web = startWeb(({ path }) => (path === '/auth/refresh' ? pair('new') : refused), old)
    const renewing = caught(web.session.renew('old'))
    web.store.clear()
    expect(await renewing).toMatchObject({ code: 'auth.required' })
    expect(web.store.status()).toBe('out')
  })
})

it('tells of a refusal once, in the words of the server, and of a renewed token not at all', async () => {
  const told: string[] = []
  const store = createTokenStore(memoryStorage())
  store.write({ accessToken: 'old', refreshToken: 'r' })
  const answers = [
    refused,
    pair('new'),
    person,
    { status: 422, body: { detail: 'Not like this.', code: 'request.invalid' } },
  ]
  const send = (async () => {
    const { status, body } = must(answers.shift())
    return new Response(JSON.stringify(body), { status })
  }) as typeof fetch
  const session = createSession({ store, storage: memoryStorage(), fetch: send })
  const api = createApiClient({ fetch: send, session, onRefusal: ({ detail }) => told.push(detail) })
  await api.call(getUserDetails)
  expect(told).toEqual([])
  await expect(api.call(getUserDetails)).rejects.toThrow('Not like this.')
  expect(told).toEqual(['Not like this.'])
})
