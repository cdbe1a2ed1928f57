import { setTimeout as sleep } from 'node:timers/promises'
import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { getUserDetails, login, signup } from '#contract/account.ts'
import * as security from '#contract/security.ts'
import { HOUR_MS, SECOND_MS } from '#core/time.ts'
import { codeOfKey } from '#test/support/code-of-key.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { engineOf } from '#server/db/engine.ts'
import { hashRecoveryCode } from './second-factor/prove-factor.ts'
import { findFactor } from './second-factor/second-factor.repo.ts'

const server = useServer()

const STEP_MS = 30 * SECOND_MS

const codeNow = (key: string): string => codeOfKey(key, server.clock.now())

async function withFactor(): Promise<{ person: Person; key: string; codes: string[] }> {
  const person = await signUpPerson(server)
  const { key } = await person.api.call(security.startSecondFactor, { body: { password: person.password } })
  const { recovery_codes: codes } = await person.api.call(security.confirmSecondFactor, {
    body: { code: codeNow(key) },
  })
  server.clock.advance(STEP_MS)
  return { person, key, codes }
}

const logIn = (person: Person, more: { code?: string; password?: string; address?: string } = {}) => {
  const { address = '127.0.0.1', ...body } = more
  return send(server, 'POST', '/auth/login', {
    body: { email: person.email, password: person.password, ...body },
    address,
  })
}

const refused = (person: Person, call: string, method: string, body: unknown) =>
  send(server, method, call, { body, token: person.tokens.accessToken })

describe('a second step', () => {
  it('is off until a first code is confirmed, and login stays as it was', async () => {
    const person = await signUpPerson(server)
    const { key, uri } = await person.api.call(security.startSecondFactor, { body: { password: person.password } })
    expect(uri).toBe(`otpauth://totp/${encodeURIComponent(`Waymark:${person.email}`)}?secret=${key}&issuer=Waymark`)
    expect((await logIn(person)).status).toBe(200)
    expect((await person.api.call(security.getSecurity)).second_factor).toEqual({
      is_on: false,
      recovery_codes_left: 0,
    })
    const wrong = await refused(person, '/user/second-factor/confirm', 'POST', { code: '000000' })
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.fields)]).toEqual([
      403,
      'account.wrong_code',
      ['code'],
    ])
    const { recovery_codes: codes } = await person.api.call(security.confirmSecondFactor, {
      body: { code: codeNow(key) },
    })
    expect(new Set(codes).size).toBe(10)
    expect((await person.api.call(security.getSecurity)).second_factor).toEqual({
      is_on: true,
      recovery_codes_left: 10,
    })
  })

  it('needs the password to begin, and cannot be replaced while it is on', async () => {
    const { person } = await withFactor()
    expect((await refused(person, '/user/second-factor', 'POST', { password: 'not mine' })).status).toBe(403)
    expect((await refused(person, '/user/second-factor', 'POST', { password: person.password })).body.code).toBe(
      'account.second_factor_on',
    )
    expect((await refused(person, '/user/second-factor/confirm', 'POST', { code: '123456' })).body.code).toBe(
      'account.second_factor_not_started',
    )
  })

  it('is asked for after the right password only, and is the same for a wrong one as without it', async () => {
    const { person, key } = await withFactor()
    const wrong = await logIn(person, { password: 'wrong one', code: codeNow(key) })
    expect([wrong.status, wrong.body]).toEqual([401, { detail: 'Invalid login details', code: 'auth.invalid_login' }])
    const asked = await logIn(person)
    expect([asked.status, asked.body.code, asked.body.detail]).toEqual([
      401,
      'auth.second_factor_required',
      'Enter the code of your authenticator app.',
    ])
    expect((await logIn(person, { code: codeNow(key) })).body.data).toHaveProperty('refreshToken')
  })

  it('takes each code once, also when it comes twenty times at once, and none of the steps before', async () => {
    const { person, key } = await withFactor()
    const early = codeNow(key)
    server.clock.advance(STEP_MS)
    const now = codeNow(key)
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(person, { code: now })))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401])
    expect((await logIn(person, { code: early })).body.code).toBe('auth.second_factor_refused')
    server.clock.advance(STEP_MS)
    expect((await logIn(person, { code: `${codeNow(key).slice(0, 3)} ${codeNow(key).slice(3)}` })).status).toBe(200)
  })

  it('counts the same right code, sent twenty times at once, as no guess', async () => {
    const { person, key, codes } = await withFactor()
    for (const code of [codeNow(key), must(codes[0])]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(person, { code })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      // some find the queue of the account full
      expect(answers.filter(({ body }) => body.code === 'auth.second_factor_refused').length).toBeGreaterThan(9)
      expect(answers.filter(({ body }) => body.code === 'auth.too_many_attempts')).toEqual([])
    }
    expect((await logIn(person, { code: must(codes[1]) })).status).toBe(200)
  })

  it('tries ten codes of those that come at once to confirm a key', async () => {
    const person = await signUpPerson(server)
    await person.api.call(security.startSecondFactor, { body: { password: person.password } })
    const codes = Array.from({ length: 40 }, (_, index) => `x${index}`.padStart(6, 'x'))
    const answers = await Promise.all(
      codes.map((code) => refused(person, '/user/second-factor/confirm', 'POST', { code })),
    )
    expect(answers.filter(({ body }) => body.code === 'account.wrong_code')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('calls a key that the server can no longer read its own fault', async () => {
    const { person, key, codes } = await withFactor()
    await server.deps.db
      .updateTable('second_factors')
      .set({ sealed_secret: 'x'.repeat(64) })
      .where('user_id', '=', person.userId)
      .execute()
    for (const code of [codeNow(key), must(codes[0])]) {
      const refused = await logIn(person, { code })
      expect([refused.status, refused.body.code]).toEqual([500, 'server.failed'])
    }
  })

  it('stops guesses at the tenth wrong code from all addresses together, though the password is right each time', async () => {
    const { person, key, codes } = await withFactor()
    for (let guess = 0; guess < 10; guess += 1)
      expect((await logIn(person, { code: `00000${guess}`, address: `10.0.0.${guess}` })).status).toBe(401)
    const stopped = await logIn(person, { code: codeNow(key), address: '10.0.1.1' })
    expect([stopped.status, stopped.body.code]).toEqual([429, 'auth.too_many_attempts'])
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
    server.clock.advance(HOUR_MS)
    expect((await logIn(person, { code: must(codes[0]), address: '10.0.1.1' })).status).toBe(200)
  })

  it('lets each recovery code in once, however it is written, and keeps none to be read', async () => {
    const { person, codes } = await withFactor()
    const rows = await server.deps.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', person.userId)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(must(codes[0]).slice(0, 5))
    expect((await logIn(person, { code: must(codes[0]).toUpperCase() })).status).toBe(200)
    expect((await logIn(person, { code: must(codes[0]) })).status).toBe(401)
    expect((await logIn(person, { code: must(codes[1]).replace('-', ' ') })).status).toBe(200)
    expect((await person.api.call(security.getSecurity)).second_factor.recovery_codes_left).toBe(8)
  })

  it('keeps its key sealed, for this person alone', async () => {
    const { person, key } = await withFactor()
    const { person: other } = await withFactor()
    const factor = must(await findFactor(server.deps.db, person.userId))
    expect(JSON.stringify(factor)).not.toContain(key)
    await server.deps.db
      .updateTable('second_factors')
      .set({ sealed_secret: factor.sealed_secret })
      .where('user_id', '=', other.userId)
      .execute()
    // a fault of the server, and no wrong code
    expect((await logIn(other, { code: codeNow(key) })).status).toBe(500)
  })

  it('leaves one set of recovery codes when they are renewed twice at the same moment', async () => {
    const { person, codes } = await withFactor()
    const { db } = server.deps
    // the last ones: who deletes all waits at the first, which is held
    const used = codes.slice(-2)
    const hashes = used.map((code) => hashRecoveryCode(server.deps, code.replace('-', '')))
    const left = async () => (await person.api.call(security.getSecurity)).second_factor.recovery_codes_left
    const gate = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    // on SQLite one waits for the other, whose codes are void by then; here both have proved themselves before either deletes
    const isTogether = engineOf(db) === 'postgres'
    const holder = isTogether
      ? db.transaction().execute(async (tx) => {
          const own = tx.updateTable('recovery_codes').set((row) => ({ hash: row.ref('hash') }))
          await own.where('user_id', '=', person.userId).where('hash', 'not in', hashes).execute()
          isHeld.resolve()
          await gate.promise
        })
      : isHeld.resolve()
    await isHeld.promise
    const renewals = used.map((code) =>
      person.api.call(security.renewRecoveryCodes, { body: { password: person.password, code } }),
    )
    if (isTogether) {
      await expect.poll(left).toBe(8)
      await sleep(300)
    }
    gate.resolve()
    await holder
    const renewed = await Promise.allSettled(renewals)
    expect(renewed.map(({ status }) => status)).toContain('fulfilled')
    expect(await left()).toBe(10)
  })

  it('is turned off by password and code together, and new recovery codes void the old', async () => {
    const { person, key, codes } = await withFactor()
    const { recovery_codes: next } = await person.api.call(security.renewRecoveryCodes, {
      body: { password: person.password, code: codeNow(key) },
    })
    expect(
      (await refused(person, '/user/second-factor', 'DELETE', { password: person.password, code: codes[0] })).status,
    ).toBe(403)
    expect(
      (await refused(person, '/user/second-factor', 'DELETE', { password: 'not mine', code: next[0] })).status,
    ).toBe(403)
    await person.api.call(security.turnOffSecondFactor, { body: { password: person.password, code: must(next[0]) } })
    expect((await logIn(person)).status).toBe(200)
    expect(
      (await refused(person, '/user/second-factor', 'DELETE', { password: person.password, code: next[1] })).body.code,
    ).toBe('account.second_factor_off')
  })
})

describe('sign-ins', () => {
  it('are listed with the own one marked, and one of them or all can be ended', async () => {
    const person = await signUpPerson(server)
    const other = (await logIn(person)).body.data
    const stranger = await signUpPerson(server)
    const { sessions } = await person.api.call(security.getSecurity)
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const away = must(sessions.find((session) => !session.is_current))
    expect((await refused(stranger, `/user/sessions/${away.id}`, 'DELETE', undefined)).status).toBe(404)
    await person.api.call(security.endSession, { params: { id: away.id } })
    expect((await send(server, 'GET', '/user/user-details', { token: other.accessToken })).status).toBe(401)
    expect((await send(server, 'POST', '/auth/refresh', { body: { refreshToken: other.refreshToken } })).status).toBe(
      401,
    )
    expect((await person.api.call(security.getSecurity)).sessions).toHaveLength(1)

    const { accessToken } = (await logIn(person)).body.data
    await person.api.call(security.signOutEverywhere)
    for (const token of [accessToken, person.tokens.accessToken])
      expect((await send(server, 'GET', '/user/user-details', { token })).status).toBe(401)
    expect((await send(server, 'GET', '/user/user-details', { token: stranger.tokens.accessToken })).status).toBe(200)
  })
})

describe('a password', () => {
  it('is changed with the current one: other sign-ins end, this one goes on, old links are void', async () => {
    const person = await signUpPerson(server)
    const other = (await logIn(person)).body.data
    await send(server, 'POST', '/auth/forgot-password', { body: { email: person.email } })
    await server.deps.background.settled()
    const token = must(must(/#token=(\S+)/.exec(must(server.mails.at(-1)).text))[1])
    const pair = await person.api.call(security.changePassword, {
      body: { current_password: person.password, password: 'walk another road' },
    })
    for (const old of [other.accessToken, person.tokens.accessToken])
      expect((await send(server, 'GET', '/user/user-details', { token: old })).status).toBe(401)
    person.session.signIn(pair)
    expect((await person.api.call(getUserDetails)).userInfo.email).toBe(person.email)
    expect((await logIn(person)).status).toBe(401)
    expect((await logIn(person, { password: 'walk another road' })).status).toBe(200)
    expect(
      (await send(server, 'POST', '/auth/reset-password', { body: { token, password: 'walk a third road' } })).status,
    ).toBe(422)
  })

  it.each([
    ['not mine', 'walk another road', 403, 'current_password'],
    ['walk the long road', 'password', 400, 'password'],
    ['walk the long road', 'short', 400, 'password'],
  ])("stays with the current one '%s' and the new one '%s'", async (current, wanted, status, field) => {
    const person = await signUpPerson(server)
    const answer = await refused(person, '/user/password', 'POST', { current_password: current, password: wanted })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]])
    expect((await logIn(person)).status).toBe(200)
  })
})

describe('an e-mail address', () => {
  it('has nothing to verify on a server that sends no mail', async () => {
    const person = await signUpPerson(server)
    expect((await person.api.call(security.getSecurity)).email).toEqual({ is_verified: false, can_verify: false })
    expect((await refused(person, '/user/email-check', 'POST', undefined)).body.code).toBe('account.no_mail')
    expect(server.mails.filter((mail) => mail.to === person.email)).toEqual([])
  })

  it('is verified by a mailed link, once; mails are three an hour, and nothing is blocked without it', async () => {
    Object.assign(server.deps.mailer, { isConfigured: true })
    const person = await signUpPerson(server)
    await server.deps.background.settled()
    const mailed = () => server.mails.filter((mail) => mail.to === person.email)
    expect(mailed()).toHaveLength(1)
    await person.api.call(security.sendEmailCheck)
    await person.api.call(security.sendEmailCheck)
    expect((await refused(person, '/user/email-check', 'POST', undefined)).status).toBe(429)
    expect(mailed()).toHaveLength(3)
    expect((await logIn(person)).status).toBe(200)

    const tokens = mailed().map((mail) => must(must(/\/verify-email#token=(\S+)/.exec(mail.text))[1]))
    const confirm = (token: string) => send(server, 'POST', '/auth/verify-email', { body: { token } })
    expect((await confirm(`${tokens[0]}x`)).body.code).toBe('account.email_link_refused')
    expect((await confirm(must(tokens[0]))).status).toBe(200)
    for (const token of tokens) expect((await confirm(token)).status).toBe(422)
    expect((await person.api.call(security.getSecurity)).email).toEqual({ is_verified: true, can_verify: true })
    expect((await refused(person, '/user/email-check', 'POST', undefined)).body.code).toBe('account.email_verified')
    Object.assign(server.deps.mailer, { isConfigured: false })
  })

  it('is not verified by a link that ran out', async () => {
    Object.assign(server.deps.mailer, { isConfigured: true })
    const browser = server.newBrowser()
    await browser.api.call(signup, {
      body: {
        firstName: 'Lee',
        lastName: 'Late',
        email: 'late@waymark.example',
        password: 'walk the long road',
        terms: true,
      },
    })
    await server.deps.background.settled()
    Object.assign(server.deps.mailer, { isConfigured: false })
    server.clock.advance(72 * HOUR_MS)
    const token = must(must(/#token=(\S+)/.exec(must(server.mails.at(-1)).text))[1])
    expect((await send(server, 'POST', '/auth/verify-email', { body: { token } })).status).toBe(422)
    expect(
      await browser.api.call(login, { body: { email: 'late@waymark.example', password: 'walk the long road' } }),
    ).toHaveProperty('accessToken')
  })
})
