import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { login, type TokenPair } from '#contract/account.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const refresh = (refreshToken: unknown) => send(server, 'POST', '/auth/refresh', { body: { refreshToken } })
const details = (accessToken: string) => send(server, 'GET', '/user/user-details', { token: accessToken })

async function rotated(refreshToken: string): Promise<TokenPair> {
  const answer = await refresh(refreshToken)
  expect(answer.status).toBe(200)
  return answer.body.data
}

/** Another sign-in of the same person. */
const signInAgain = (person: Person, remember = false) =>
  person.api.call(login, { body: { email: person.email, password: person.password, remember } })

const isLive = async (pair: TokenPair) => (await details(pair.accessToken)).status === 200

describe('a refresh', () => {
  it('gives a new pair that works, and the refresh tokens are long and never the same', async () => {
    const person = await signUpPerson(server)
    const pair = await rotated(person.tokens.refreshToken)
    expect(pair.refreshToken).not.toBe(person.tokens.refreshToken)
    expect(Buffer.from(pair.refreshToken, 'base64url')).toHaveLength(32)
    expect(await isLive(pair)).toBe(true)
  })

  it('is kept as a hash only', async () => {
    const person = await signUpPerson(server)
    const next = await rotated(person.tokens.refreshToken)
    const rows = await server.deps.db.selectFrom('refresh_tokens').select('hash').execute()
    const hashes = rows.map((row) => row.hash)
    expect(hashes).not.toContain(person.tokens.refreshToken)
    expect(hashes).not.toContain(next.refreshToken)
  })

  it('by twenty at once, ten rounds long, gives all the same successor and leaves one token live', async () => {
    const person = await signUpPerson(server)
    let current = person.tokens.refreshToken
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(current)))
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
      const successors = new Set(answers.map((answer) => answer.body.data.refreshToken as string))
      expect(successors.size).toBe(1)
      const [signIn] = await server.deps.db
        .selectFrom('sign_ins')
        .selectAll()
        .where('user_id', '=', person.userId)
        .execute()
      expect(signIn).toMatchObject({ generation: round + 2, revoked_at: null })
      current = must([...successors][0])
    }
  })

  it('may be retried within ten seconds, and later while its successor is unused', async () => {
    const person = await signUpPerson(server)
    const first = await rotated(person.tokens.refreshToken)
    server.clock.advance(9 * SECOND_MS)
    expect((await rotated(person.tokens.refreshToken)).refreshToken).toBe(first.refreshToken)
    server.clock.advance(5 * MINUTE_MS)
    expect((await rotated(person.tokens.refreshToken)).refreshToken).toBe(first.refreshToken)
    expect(await isLive(await rotated(first.refreshToken))).toBe(true)
  })

  it('with an old generation ends that sign-in, and no other', async () => {
    const person = await signUpPerson(server)
    const other = await signInAgain(person)
    const second = await rotated(person.tokens.refreshToken)
    const third = await rotated(second.refreshToken)
    const replayed = await refresh(person.tokens.refreshToken)
    expect(replayed.status).toBe(401)
    expect(replayed.body.code).toBe('auth.refresh_refused')
    expect((await refresh(third.refreshToken)).status).toBe(401)
    expect(await isLive(third)).toBe(false)
    expect(await isLive(other)).toBe(true)
    expect(await isLive(await rotated(other.refreshToken))).toBe(true)
    expect(server.logLines.filter((line) => line.includes('refresh_token_reused'))).toHaveLength(1)
  })

  it('is refused after logout, twice too, and other sign-ins stay', async () => {
    const person = await signUpPerson(server)
    const other = await signInAgain(person)
    for (let time = 0; time < 2; time += 1) {
      expect(
        (await send(server, 'POST', '/auth/logout', { body: { refreshToken: person.tokens.refreshToken } })).status,
      ).toBe(200)
    }
    expect((await refresh(person.tokens.refreshToken)).status).toBe(401)
    expect(await isLive(person.tokens)).toBe(false)
    expect(await isLive(other)).toBe(true)
  })

  it('never changes whose session it is', async () => {
    const [ana, ben] = [await signUpPerson(server), await signUpPerson(server)]
    const pair = await rotated(ben.tokens.refreshToken)
    const { body } = await details(pair.accessToken)
    expect(body.data.userInfo.user_id).toBe(ben.userId)
    expect(await isLive(ana.tokens)).toBe(true)
  })

  it.each([
    ['nothing', undefined, 400],
    ['an empty one', '', 400],
    ['a number', 7, 400],
    ['a list', ['a'], 400],
    ['one too long', 'x'.repeat(513), 400],
    ['a made-up one', 'x'.repeat(43), 401],
    ['SQL', "' or 1=1 --", 401],
  ])('with %s is refused', async (_name, token, status) => {
    expect((await refresh(token)).status).toBe(status)
  })

  it('does not take an access token for a refresh token, nor a hash from the table', async () => {
    const person = await signUpPerson(server)
    expect((await refresh(person.tokens.accessToken)).status).toBe(401)
    const { hash } = await server.deps.db.selectFrom('refresh_tokens').select('hash').executeTakeFirstOrThrow()
    expect((await refresh(hash)).status).toBe(401)
  })
})

describe('a copied refresh token', () => {
  const refreshFrom = (refreshToken: string, address: string, agent = 'Browser') =>
    send(server, 'POST', '/auth/refresh', { body: { refreshToken }, address, headers: { 'user-agent': agent } })

  it.each([
    ['from another address', '198.51.100.7', 'Browser'],
    ['with another program behind the same address', '203.0.113.5', 'curl'],
  ])('is noticed within three rounds when two go on side by side, one %s', async (_name, address, agent) => {
    const person = await signUpPerson(server)
    let current = person.tokens.refreshToken
    let rounds = 0
    for (; rounds < 20; rounds += 1) {
      const own = await refreshFrom(current, '203.0.113.5')
      const copied = await refreshFrom(current, address, agent)
      if (own.status !== 200 || copied.status !== 200) break
      current = own.body.data.refreshToken
    }
    expect(rounds).toBe(2)
    expect((await refreshFrom(current, '203.0.113.5')).status).toBe(401)
  })

  it('is noticed where nothing tells the two apart, once they have used what they got', async () => {
    const person = await signUpPerson(server)
    let current = person.tokens.refreshToken
    let rounds = 0
    for (; rounds < 20; rounds += 1) {
      const own = await refresh(current)
      if (own.status === 200) await details(own.body.data.accessToken)
      const copied = await refresh(current)
      if (own.status !== 200 || copied.status !== 200) break
      current = own.body.data.refreshToken
    }
    expect(rounds).toBe(2)
  })

  it('that comes late, when its successor is in use, ends the sign-in at once', async () => {
    const person = await signUpPerson(server)
    const next = await rotated(person.tokens.refreshToken)
    expect(await isLive(next)).toBe(true)
    server.clock.advance(11 * SECOND_MS)
    expect((await refresh(person.tokens.refreshToken)).status).toBe(401)
    expect(await isLive(next)).toBe(false)
  })

  it('is not seen in a phone that changes its network now and then, or in tabs that are late', async () => {
    const person = await signUpPerson(server)
    let current = person.tokens.refreshToken
    for (let round = 0; round < 12; round += 1) {
      const own = await refreshFrom(current, '203.0.113.5')
      if (round % 3 !== 0) expect((await refreshFrom(current, '198.51.100.7')).status).toBe(200)
      current = own.body.data.refreshToken
    }
    expect((await refreshFrom(current, '203.0.113.5')).status).toBe(200)
  })
})

describe('how long a sign-in lasts', () => {
  it('remembered: fourteen idle days', async () => {
    const person = await signUpPerson(server)
    const pair = await signInAgain(person, true)
    server.clock.advance(14 * DAY_MS - MINUTE_MS)
    const next = await rotated(pair.refreshToken)
    server.clock.advance(14 * DAY_MS)
    expect((await refresh(next.refreshToken)).status).toBe(401)
  })

  it('remembered: thirty days in all, however busy', async () => {
    const person = await signUpPerson(server)
    let pair = await signInAgain(person, true)
    for (let day = 0; day < 29; day += 1) {
      server.clock.advance(DAY_MS)
      pair = await rotated(pair.refreshToken)
    }
    server.clock.advance(DAY_MS - SECOND_MS)
    pair = await rotated(pair.refreshToken)
    server.clock.advance(SECOND_MS)
    expect(await isLive(pair)).toBe(false)
    expect((await refresh(pair.refreshToken)).status).toBe(401)
  })

  it('not remembered: twenty-four hours', async () => {
    const person = await signUpPerson(server)
    const pair = await signInAgain(person)
    server.clock.advance(24 * HOUR_MS - SECOND_MS)
    const next = await rotated(pair.refreshToken)
    server.clock.advance(SECOND_MS)
    expect((await refresh(next.refreshToken)).status).toBe(401)
  })

  it('an access token: ten minutes', async () => {
    const person = await signUpPerson(server)
    server.clock.advance(10 * MINUTE_MS - SECOND_MS)
    expect(await isLive(person.tokens)).toBe(true)
    server.clock.advance(SECOND_MS)
    expect(await isLive(person.tokens)).toBe(false)
  })
})

it('lets the web go on when its access token runs out, through one refresh for many calls', async () => {
  const person = await signUpPerson(server)
  server.clock.advance(11 * MINUTE_MS)
  const { getUserDetails } = await import('#contract/account.ts')
  const answers = await Promise.all(Array.from({ length: 10 }, () => person.api.call(getUserDetails)))
  expect(answers.map((answer) => answer.userInfo.user_id)).toEqual(Array.from({ length: 10 }, () => person.userId))
  expect(person.expirations).toBe(0)
})
