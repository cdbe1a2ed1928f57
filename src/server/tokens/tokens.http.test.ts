import { describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account.ts'
import { addApplication, listApplications, saveApplicationContact } from '#contract/applications.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { changePassword, signOutEverywhere } from '#contract/security.ts'
import { createToken, listTokens, revokeToken } from '#contract/tokens.ts'
import { TOKEN_SCOPES, TOKENS_MOST, type TokenScope } from '#core/account/token-scopes.ts'
import { DAY_MS, MINUTE_MS } from '#core/time.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { newToken } from '#test/support/assistant.ts'
import { signUpPerson, signInAgain } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { useServer } from '#test/support/use-server.ts'
import { concretePath, send } from '#test/support/wire.ts'

const server = useServer()

const ofPeople = allEndpoints.filter(({ auth }) => auth === 'person')
const ALL = [...TOKEN_SCOPES]
const attempt = (endpoint: Endpoint, token: string) =>
  send(server, endpoint.method, concretePath(endpoint, { id: 'app_none' }), {
    token,
    ...(endpoint.method === 'GET' ? {} : { body: {} }),
  })

describe('a personal token', () => {
  it('is shown once, kept as a hash alone, and told of by name and days', async () => {
    const ada = await signUpPerson(server)
    const made = await ada.api.call(createToken, {
      body: { name: 'My assistant', scopes: ['ads:write', 'profile:read'], days: 30, password: ada.password },
    })
    expect(made.secret).toMatch(/^wmk_[\w-]{43}$/)
    const expiresAt = new Date(Date.parse(server.clock.now()) + 30 * DAY_MS).toISOString()
    expect(made.token).toMatchObject({ scopes: ['profile:read', 'ads:write'], lastUsedAt: null, expiresAt })
    expect(await ada.api.call(listTokens)).toEqual([made.token])
    const rows = await server.deps.db.selectFrom('personal_tokens').selectAll().execute()
    const everything = JSON.stringify([await ada.api.call(exportAccount), rows, server.logLines])
    expect(everything).not.toContain(made.secret.slice(8))
    const exported = (await ada.api.call(exportAccount)) as { personal_tokens: object[] }
    expect(Object.keys(exported.personal_tokens[0] ?? {}).toSorted()).toEqual(
      ['created_at', 'expires_at', 'id', 'last_used_at', 'name', 'scopes', 'user_id'].toSorted(),
    )
  })

  it('is shown no names and addresses of other people, whatever it may read or write', async () => {
    const ada = await signUpPerson(server)
    const { application } = await ada.api.call(addApplication, {
      body: { company: 'Umber Tools', title: 'Developer', stage: 'saved' },
      idempotencyKey: 'contacts',
    })
    const contact = { name: 'Rita Recruiter', role: '', email: 'rita@firm.example', phone: '', link: '', note: '' }
    await ada.api.call(saveApplicationContact, { params: { id: application.id }, body: contact })
    const token = await newToken(ada, ALL)
    const path = `/api/applications/${application.id}`
    for (const [method, address, body] of [
      ['GET', path, undefined],
      ['POST', `${path}/events`, { kind: 'note', text: 'Called' }],
      ['POST', `${path}/tasks`, { title: 'Call again', dueOn: null, state: 'open' }],
    ] as const) {
      const answer = await send(server, method, address, { token, ...(body ? { body } : {}) })
      expect([address, answer.status]).toEqual([address, 200])
      expect(JSON.stringify(answer.body)).not.toContain('Rita')
    }
  })

  it('says when it was last used, to the minute', async () => {
    const ada = await signUpPerson(server)
    const token = await newToken(ada, ['applications:read'])
    const lastUsed = async () => (await ada.api.call(listTokens))[0]?.lastUsedAt
    expect(await lastUsed()).toBeNull()
    const first = server.clock.now()
    expect((await attempt(listApplications, token)).status).toBe(200)
    expect(await lastUsed()).toBe(first)
    server.clock.advance(MINUTE_MS / 2)
    await attempt(listApplications, token)
    expect(await lastUsed()).toBe(first)
    server.clock.advance(MINUTE_MS)
    await attempt(listApplications, token)
    expect(await lastUsed()).toBe(server.clock.now())
  })

  it('is refused once it ran out or was ended, and its owner alone ends it', async () => {
    const [ada, ben] = [await signUpPerson(server), await signUpPerson(server)]
    const [short, long] = [await newToken(ada, ['applications:read'], 1), await newToken(ada, ['applications:read'])]
    const [{ id } = { id: '' }] = await ada.api.call(listTokens)
    await expect(ben.api.call(revokeToken, { params: { id } })).rejects.toMatchObject({ code: 'tokens.unknown' })
    expect([(await attempt(listApplications, short)).status, (await attempt(listApplications, long)).status]).toEqual([
      200, 200,
    ])
    server.clock.advance(DAY_MS)
    expect([(await attempt(listApplications, short)).status, (await attempt(listApplications, long)).status]).toEqual([
      401, 200,
    ])
    await signInAgain(ada)
    for (const token of await ada.api.call(listTokens)) await ada.api.call(revokeToken, { params: { id: token.id } })
    expect((await attempt(listApplications, long)).status).toBe(401)
    expect(await ada.api.call(listTokens)).toEqual([])
  })

  it.each([
    ['a new password', 'password'],
    ['a sign-out everywhere', 'out'],
    ['the end of the account', 'account'],
  ])('ends with %s', async (_, how) => {
    const ada = await signUpPerson(server)
    const token = await newToken(ada, ALL)
    if (how === 'password')
      ada.session.signIn(
        await ada.api.call(changePassword, {
          body: { current_password: ada.password, password: 'a quite different one 9' },
        }),
      )
    else if (how === 'out') await ada.api.call(signOutEverywhere)
    else await ada.api.call(deleteAccount, { body: { password: ada.password } })
    expect((await attempt(listApplications, token)).status).toBe(401)
    if (how === 'password') expect(await ada.api.call(listTokens)).toEqual([])
    if (how === 'account')
      expect(
        await server.deps.db.selectFrom('personal_tokens').select('id').where('user_id', '=', ada.userId).execute(),
      ).toEqual([])
  })
})

describe('what a token may call', () => {
  it('is what names one of its scopes, for every call there is; with all scopes no other call either', async () => {
    const ada = await signUpPerson(server)
    const tokens = new Map<TokenScope, string>()
    for (const scope of ALL) tokens.set(scope, await newToken(ada, [scope]))
    const all = await newToken(ada, ALL)
    const faults: string[] = []
    for (const endpoint of ofPeople) {
      const name = `${endpoint.method} ${endpoint.path}`
      if (endpoint.scope === undefined) {
        const { status, body } = await attempt(endpoint, all)
        if (status !== 403 || body.code !== 'auth.token_refused') faults.push(`${name}: ${status} ${body?.code}`)
        continue
      }
      for (const [scope, token] of tokens) {
        const { status, body } = await attempt(endpoint, token)
        const isRefused = status === 403 && body?.code === 'auth.scope_missing'
        if (isRefused === (scope === endpoint.scope) || status === 401) faults.push(`${name} with ${scope}: ${status}`)
      }
    }
    expect(faults).toEqual([])
    expect(ofPeople.filter(({ scope }) => scope !== undefined).length).toBeGreaterThan(20)
  })

  it('is never the account: password, second step, deletion, sign-ins, tokens', () => {
    const unsafe = ofPeople.filter(({ path }) => /^\/(user|auth|api\/tokens|api\/billing)/.test(path))
    expect(unsafe.length).toBeGreaterThan(12)
    expect(unsafe.filter(({ scope }) => scope !== undefined)).toEqual([])
  })

  it('is sixty calls a minute, counted for the user and not for each token', async () => {
    const limited = await startTestServer({ RATE_LIMIT: 'on' })
    const ada = await signUpPerson(limited)
    const tokens = [await newToken(ada, ['applications:read']), await newToken(ada, ['applications:read'])]
    const call = (at: number) => send(limited, 'GET', '/api/applications', { token: tokens[at % 2] })
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1) statuses.push((await call(at)).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    const refused = await call(0)
    expect(refused.headers.get('retry-after')).toBe('60')
    limited.clock.advance(MINUTE_MS)
    expect((await call(0)).status).toBe(200)
    await limited.close()
  })
})

describe('a token is not made', () => {
  it.each([
    ['without a name', { name: ' ' }, 400],
    ['without a scope', { scopes: [] }, 400],
    ['with a scope there is not', { scopes: ['account:write'] }, 400],
    ['for longer than a year', { days: 366 }, 400],
    ['for no time', { days: 0 }, 400],
    ['with a wrong password', { password: 'not mine' }, 403],
  ])('%s', async (_, wrong, status) => {
    const ada = await signUpPerson(server)
    const body = { name: 'x', scopes: ['plan:read'], days: 365, password: ada.password, ...wrong }
    const answer = await send(server, 'POST', '/api/tokens', { token: ada.tokens.accessToken, body })
    expect(answer.status).toBe(status)
    expect(await ada.api.call(listTokens)).toEqual([])
  })

  it('beyond a number that nobody needs', async () => {
    const ada = await signUpPerson(server)
    for (let made = 0; made < TOKENS_MOST; made += 1) await newToken(ada, ['plan:read'])
    await expect(newToken(ada, ['plan:read'])).rejects.toMatchObject({ code: 'tokens.too_many' })
    expect(await ada.api.call(listTokens)).toHaveLength(TOKENS_MOST)
  }, 30_000)
})
