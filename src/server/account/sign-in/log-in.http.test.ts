import { describe, expect, it } from 'vitest'
import { confirmFactor, putUnconfirmedFactor } from '#server/account/second-factor/second-factor.repo.ts'
import { createPasswordHasher } from '#server/account/passwords/password-hasher.ts'
import { DAY_MS, MINUTE_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { revokeAllSignIns } from '#server/users/sign-in.repo.ts'
import { setPassword } from '#server/users/user.repo.ts'

const server = useServer({ RATE_LIMIT: 'on' })

const logIn = (email: string, password: string, address?: string, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/auth/login', { body: { email, password }, headers, ...(address ? { address } : {}) })

async function guess(person: Person, times: number, address: string) {
  const answers = []
  for (let index = 0; index < times; index += 1)
    answers.push(await logIn(person.email, `wrong guess ${index}`, address))
  return answers.map((answer) => answer.status)
}

describe('the answer to a wrong login', () => {
  it('is the same for a wrong password and an unknown e-mail, to the byte', async () => {
    const person = await signUpPerson(server)
    const wrong = await logIn(person.email, 'not my password')
    const unknown = await logIn('nobody.here@waymark.example', 'not my password')
    expect(wrong.text).toBe('{"detail":"Invalid login details","code":"auth.invalid_login"}')
    expect(unknown.text).toBe(wrong.text)
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date')
    expect(names(unknown.headers)).toEqual(names(wrong.headers))
  })

  it('comes from the real hash on both ways', async () => {
    const seen: (string | undefined)[] = []
    const { passwords } = server.deps
    const watched = {
      ...passwords,
      guess: <T>(work: Parameters<typeof passwords.guess<T>>[0]) =>
        passwords.guess<T>((verify) => work((password, hash) => (seen.push(hash), verify(password, hash)))),
    }
    const person = await signUpPerson(server)
    Object.assign(server.deps, { passwords: watched })
    await logIn(person.email, 'not my password')
    await logIn('nobody.there@waymark.example', 'not my password')
    Object.assign(server.deps, { passwords })
    expect(seen).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/), undefined])
    // tests hash at the least cost; what the server uses without a word is what OWASP recommends
    expect(await createPasswordHasher().hash('walk the long road')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('finds the account however its e-mail is written', async () => {
    const person = await signUpPerson(server, { email: 'mixed@waymark.example' })
    expect((await logIn(' MIXED@Waymark.Example', person.password)).status).toBe(200)
  })
})

describe('guessing', () => {
  it('ends at the tenth failure in fifteen minutes, with the wait in Retry-After, and opens again', async () => {
    const person = await signUpPerson(server)
    expect(await guess(person, 10, '10.0.0.1')).toEqual(Array.from({ length: 10 }, () => 401))
    const refused = await logIn(person.email, person.password, '10.0.0.1')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('auth.too_many_attempts')
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
    server.clock.advance(15 * MINUTE_MS - 1_000)
    expect((await logIn(person.email, person.password, '10.0.0.1')).status).toBe(429)
    server.clock.advance(2_000)
    expect((await logIn(person.email, person.password, '10.0.0.1')).status).toBe(200)
  })

  it('counts no failure of a time when the clock was ahead', async () => {
    const person = await signUpPerson(server)
    server.clock.advance(400 * DAY_MS)
    expect(await guess(person, 11, '10.0.0.9')).toContain(429)
    server.clock.advance(-400 * DAY_MS)
    expect((await logIn(person.email, person.password, '10.0.0.9')).status).toBe(200)
  })

  it('lets the owner in from elsewhere meanwhile', async () => {
    const person = await signUpPerson(server)
    await guess(person, 11, '10.0.0.2')
    expect((await logIn(person.email, person.password, '10.0.0.3')).status).toBe(200)
  })

  it('starts over after a right password', async () => {
    const person = await signUpPerson(server)
    await guess(person, 9, '10.0.0.4')
    expect((await logIn(person.email, person.password, '10.0.0.4')).status).toBe(200)
    expect(await guess(person, 9, '10.0.0.4')).not.toContain(429)
  })

  it('gets no further by sending fifty guesses at once', async () => {
    const person = await signUpPerson(server)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => logIn(person.email, `at once ${index}`, '10.0.0.5')),
    )
    // two passwords are checked at a time: one can be under way when the tenth fails
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(11)
    expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(39)
  })

  it('is not counted again under a made-up X-Forwarded-For', async () => {
    const person = await signUpPerson(server)
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const headers = {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      }
      statuses.push((await logIn(person.email, 'wrong', '10.0.0.6', headers)).status)
    }
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('counts an unknown e-mail like a known one', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1)
      statuses.push((await logIn('ghost@waymark.example', 'wrong', '10.0.0.7')).status)
    expect(statuses[10]).toBe(429)
  })

  it('spread over many accounts slows the address down, but for those who signed in from it before', async () => {
    const address = '10.0.1.1'
    const regular = await signUpPerson(server)
    const newcomer = await signUpPerson(server)
    expect((await logIn(regular.email, regular.password, address)).status).toBe(200)
    const { deps, clock } = server
    const addressKey = deps.keyedHash('login-address', address)
    const failures = Array.from({ length: 299 }, (_, index) => ({
      id: `lgf_${index}`,
      account_key: `account ${index}`,
      address_key: addressKey,
      at: clock.now(),
    }))
    await deps.db.insertInto('login_failures').values(failures).execute()
    expect((await logIn('victim300@waymark.example', 'wrong', address)).status).toBe(401)
    const slowed = await logIn('victim301@waymark.example', 'wrong', address)
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBe(10)
    expect((await logIn(regular.email, regular.password, address)).status).toBe(200)
    expect((await logIn(newcomer.email, newcomer.password, address)).status).toBe(429)
    clock.advance(10_000)
    expect((await logIn(newcomer.email, newcomer.password, address)).status).toBe(200)
    expect((await logIn('elsewhere@waymark.example', 'wrong', '10.0.1.2')).status).toBe(401)
  })

  it('is not counted again from each of the addresses that one IPv6 line has', async () => {
    const person = await signUpPerson(server)
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1)
      statuses.push((await logIn(person.email, `guess ${index}`, `2001:db8:7:7:${index}::1`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect((await logIn(person.email, person.password, '2001:db8:7:8::1')).status).toBe(200)
  })

  it('does not get around the guard through the password that deletes an account', async () => {
    const person = await signUpPerson(server)
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      const answer = await send(server, 'DELETE', '/user/account', {
        body: { password: `guess ${index}` },
        token: person.tokens.accessToken,
        address: '10.0.2.1',
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429])
  })
})

/** What a login answers when `meanwhile` happens after its password was found to be right. */
async function logInAround(person: Person, meanwhile: () => Promise<void>): Promise<number> {
  const { deps } = server
  const { passwords } = deps
  const found = Promise.withResolvers<void>()
  const changed = Promise.withResolvers<void>()
  const holdBack = async (isRight: Promise<boolean>): Promise<boolean> => {
    const answer = await isRight
    found.resolve()
    await changed.promise
    return answer
  }
  deps.passwords = {
    ...passwords,
    guess: (guess, from) => passwords.guess((verify) => guess((...asked) => holdBack(verify(...asked))), from),
  }
  try {
    const guess = logIn(person.email, person.password, '10.0.3.1')
    await found.promise
    await meanwhile()
    changed.resolve()
    return (await guess).status
  } finally {
    changed.resolve()
    deps.passwords = passwords
  }
}

it('opens nothing with a password that was changed while the guess was looked at', async () => {
  const person = await signUpPerson(server)
  const { deps } = server
  const before = await logIn(person.email, person.password, '10.0.3.1')
  expect(before.status).toBe(200)
  const newHash = await deps.passwords.hash('another long road')
  const status = await logInAround(person, () =>
    deps.db.transaction().execute(async (tx) => {
      await setPassword(tx, person.userId, newHash)
      await revokeAllSignIns(tx, person.userId, server.clock.now())
    }),
  )
  expect(status).toBe(401)
  const { refreshToken } = before.body.data
  expect((await send(server, 'POST', '/auth/refresh', { body: { refreshToken } })).status).toBe(401)
})

it('asks for a second step that was turned on while the guess was looked at', async () => {
  const person = await signUpPerson(server)
  const { db, clock } = server.deps
  await putUnconfirmedFactor(db, {
    user_id: person.userId,
    sealed_secret: 'sealed',
    last_step: 0,
    confirmed_at: null,
    created_at: clock.now(),
  })
  const open = await db.selectFrom('sign_ins').selectAll().where('user_id', '=', person.userId).execute()
  const status = await logInAround(person, async () => void (await confirmFactor(db, person.userId, clock.now())))
  expect(status).toBe(401)
  expect(await db.selectFrom('sign_ins').selectAll().where('user_id', '=', person.userId).execute()).toEqual(open)
})

it('believes X-Forwarded-For only of the configured proxies', async () => {
  const proxied = await startTestServer({ TRUST_PROXY: '10.9.9.9' })
  try {
    const addressesOf = async (from: string) => {
      const statuses: number[] = []
      for (let index = 0; index < 12; index += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${index}` }
        const body = { email: 'proxied@waymark.example', password: 'wrong' }
        statuses.push((await send(proxied, 'POST', '/auth/login', { body, headers, address: from })).status)
      }
      return new Set(statuses)
    }
    expect(await addressesOf('10.9.9.9')).toEqual(new Set([401]))
    expect(await addressesOf('10.9.9.8')).toEqual(new Set([401, 429]))
  } finally {
    await proxied.close()
  }
})
