import { createHash, randomBytes } from 'node:crypto'
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client'
import { describe, expect, it } from 'vitest'
import { approveConnection, viewConnection } from '#contract/connections.ts'
import { listTokens } from '#contract/tokens.ts'
import { MINUTE_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { readConfig } from '#server/config.ts'
import { askedAddress } from '#server/own-address.ts'
import { clientIdOf, isAllowedRedirect } from './oauth-client.ts'

const server = useServer({ PUBLIC_URL: 'https://waymark.example' })

const BACK = 'http://127.0.0.1:33418/callback'
const scopes = ['plan:read', 'applications:read'] as const

describe('the official client', () => {
  it('finds the way by itself, is let in by its user, and is out when its token ends', async () => {
    const person = await signUpPerson(server)
    const kept: { client?: object; verifier?: string; tokens?: object; asked?: URL } = {}
    const authProvider = {
      redirectUrl: BACK,
      clientMetadata: { client_name: 'My assistant', redirect_uris: [BACK] },
      state: () => 'the state',
      clientInformation: () => kept.client as never,
      saveClientInformation: (client: object) => void (kept.client = client),
      tokens: () => kept.tokens as never,
      saveTokens: (tokens: object) => void (kept.tokens = tokens),
      redirectToAuthorization: (asked: URL) => void (kept.asked = asked),
      saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
      codeVerifier: () => kept.verifier ?? '',
    }
    const open = () =>
      new StreamableHTTPClientTransport(new URL('https://waymark.example/mcp'), {
        fetch: (input, init) =>
          server.fetch(String(input).replace('https://waymark.example', 'http://waymark.test'), init),
        authProvider,
      })
    const newClient = () => new Client({ name: 'x', version: '1' })
    const first = open()
    await expect(newClient().connect(first)).rejects.toThrow(UnauthorizedError)
    const asked = kept.asked
    expect(`${asked?.origin}${asked?.pathname}`).toBe('https://waymark.example/connect')
    const of = (name: string) => asked?.searchParams.get(name) ?? ''
    expect([of('response_type'), of('code_challenge_method'), of('state')]).toEqual(['code', 'S256', 'the state'])

    const query = { clientId: of('client_id'), redirectUri: of('redirect_uri') }
    expect(await person.api.call(viewConnection, { query })).toEqual({
      name: 'My assistant',
      isClaim: false,
      leadsTo: '127.0.0.1:33418',
    })
    const { goTo } = await person.api.call(approveConnection, {
      body: {
        ...query,
        codeChallenge: of('code_challenge'),
        codeChallengeMethod: 'S256',
        state: of('state'),
        scopes: [...scopes],
        days: 30,
        password: person.password,
      },
    })
    const back = new URL(goTo)
    expect([`${back.origin}${back.pathname}`, back.searchParams.get('state')]).toEqual([BACK, 'the state'])
    await first.finishAuth(back.searchParams.get('code') ?? '')

    const client = newClient()
    await client.connect(open())
    expect((await client.callTool({ name: 'get_plan', arguments: {} })).isError).toBeFalsy()
    expect((await client.callTool({ name: 'get_profile', arguments: {} })).isError).toBe(true)
    const [token] = await person.api.call(listTokens)
    expect(token).toMatchObject({ name: 'My assistant', scopes: ['applications:read', 'plan:read'] })
    await send(server, 'DELETE', `/api/tokens/${token?.id}`, { token: person.tokens.accessToken })
    await expect(client.callTool({ name: 'get_plan', arguments: {} })).rejects.toThrow()
  })
})

const VERIFIER = randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

async function register(body: object) {
  return send(server, 'POST', '/oauth/register', { body })
}

async function newClientId(redirect = BACK): Promise<string> {
  return String((await register({ client_name: 'A', redirect_uris: [redirect] })).body.client_id)
}

async function approve(person: Person, clientId: string, redirectUri = BACK): Promise<string> {
  const { goTo } = await person.api.call(approveConnection, {
    body: {
      clientId,
      redirectUri,
      codeChallenge: challengeOf(VERIFIER),
      codeChallengeMethod: 'S256',
      scopes: ['plan:read'],
      days: 1,
      password: person.password,
    },
  })
  return new URL(goTo).searchParams.get('code') ?? ''
}

const exchange = async (fields: Record<string, string>) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: BACK,
      code_verifier: VERIFIER,
      ...fields,
    }).toString(),
  })
  return { status: answer.statusCode, body: answer.json<{ error?: string; access_token?: string }>() }
}

describe('a code', () => {
  it('gives one token, once, to anyone who asked, within a minute', async () => {
    const person = await signUpPerson(server)
    const client_id = await newClientId()
    const code = await approve(person, client_id)
    const refusals = [
      { code, client_id, code_verifier: randomBytes(32).toString('base64url') },
      { code, client_id: await newClientId('http://127.0.0.1:1/other') },
      { code, client_id, redirect_uri: 'http://127.0.0.1:9/callback' },
      { code: `${code.slice(0, -2)}xx`, client_id },
      { code: 'x', client_id },
    ]
    for (const fields of refusals)
      expect(await exchange(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await exchange({ code, client_id, code_verifier: 'short' })).toMatchObject({
      body: { error: 'invalid_request' },
    })
    expect(await exchange({ code, client_id, grant_type: 'password' })).toMatchObject({
      body: { error: 'unsupported_grant_type' },
    })
    expect(await person.api.call(listTokens)).toEqual([])
    expect((await exchange({ code, client_id })).status).toBe(200)
    expect(await person.api.call(listTokens)).toHaveLength(1)
    const late = await approve(person, client_id)
    server.clock.advance(MINUTE_MS)
    expect((await exchange({ code: late, client_id })).status).toBe(400)
    const between = await approve(person, client_id)
    const { db } = server.deps
    const isAda = db.updateTable('users').where('id', '=', person.userId)
    await isAda.set((row) => ({ token_version: row('token_version', '+', 1) })).execute()
    expect((await exchange({ code: between, client_id })).status).toBe(400)
    await isAda.set((row) => ({ token_version: row('token_version', '-', 1) })).execute()
    expect(await person.api.call(listTokens)).toHaveLength(1)
  })

  it('used twice ends the token it gave, also at the same moment and when it is old by then', async () => {
    const person = await signUpPerson(server)
    const client_id = await newClientId()
    const again = async (wait: number): Promise<void> => {
      const code = await approve(person, client_id)
      const first = await exchange({ code, client_id })
      const asks = () => send(server, 'GET', '/api/applications', { token: first.body.access_token ?? '' })
      expect([first.status, (await asks()).status]).toEqual([200, 403])
      server.clock.advance(wait)
      // anyone who cannot prove that they asked ends nothing
      await exchange({ code, client_id, code_verifier: randomBytes(32).toString('base64url') })
      expect((await asks()).status).toBe(403)
      expect((await exchange({ code, client_id })).body.error).toBe('invalid_grant')
      expect((await asks()).status).toBe(401)
    }
    await again(0)
    await again(2 * MINUTE_MS)
    const code = await approve(person, client_id)
    const both = await Promise.all([exchange({ code, client_id }), exchange({ code, client_id })])
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await person.api.call(listTokens)).toEqual([])
  })

  it('is given for the right password alone, and to the addresses that were registered', async () => {
    const person = await signUpPerson(server)
    const clientId = await newClientId()
    const body = {
      clientId,
      redirectUri: BACK,
      codeChallenge: challengeOf(VERIFIER),
      codeChallengeMethod: 'S256' as const,
      scopes: ['plan:read' as const],
      days: 1,
    }
    const asks = (more: object) =>
      person.api.call(approveConnection, { body: { ...body, password: person.password, ...more } })
    await expect(asks({ password: 'not the password' })).rejects.toMatchObject({ status: 403 })
    await expect(asks({ redirectUri: 'https://evil.example/callback' })).rejects.toMatchObject({ status: 400 })
    await expect(asks({ clientId: `${clientId}x` })).rejects.toMatchObject({ status: 400 })
    const forged = `${Buffer.from(JSON.stringify(['A', ['https://evil.example/']])).toString('base64url')}.${clientId.split('.')[1]}`
    await expect(asks({ clientId: forged, redirectUri: 'https://evil.example/' })).rejects.toMatchObject({
      status: 400,
    })
    // a program on the device listens where there is room
    expect((await asks({ redirectUri: 'http://127.0.0.1:50000/callback' })).goTo).toMatch(
      /^http:\/\/127\.0\.0\.1:50000\//,
    )
  })
})

describe('where the endpoints are listed', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['[::1]:3000', 'http://[::1]:3000'],
    ['evil.example', 'http://localhost:3000'],
    ['1.2.3.4:99999', 'http://localhost:3000'],
    ['999.1.1.1', 'http://localhost:3000'],
    ['[::::]', 'http://localhost:3000'],
    ['127.1', 'http://localhost:3000'],
    ['localhost@evil.example', 'http://localhost:3000'],
    ['localhost/x"', 'http://localhost:3000'],
    ['localhost:3000, evil.example', 'http://localhost:3000'],
  ])('a server without a name that is asked as %s says %s', (host, address) => {
    expect(askedAddress({ config: readConfig({}) }, host)).toBe(address)
  })
})

describe('a program that registers', () => {
  it.each([
    ['https://assistant.example/cb', true],
    ['http://localhost:8080/cb', true],
    ['http://[::1]:8080/cb', true],
    ['cursor://anysphere.cursor-mcp/oauth', true],
    ['com.example.assistant:/oauth', true],
    ['com.x.app:/oauth', true],
    ['io.9tools:/oauth', true],
    ['a.b:x', false],
    ['ab.c:x', false],
    ['a.bc:x', false],
    ['a.bc.de:x', false],
    ['ab.12:x', false],
    ['myapp://oauth', false],
    ['http://localhost/cb', false],
    ['app.assistant:/oauth', true],
    ['de.example.assistant:/oauth', true],
    ['view-source.https:x', false],
    ['ms.settings:x', false],
    ['ms.settings.privacy:x', false],
    ['intent.android.chrome://x', false],
    ['about.blank:x', false],
    ['data.text.html:x', false],
    ['filesystem.https:x', false],
    ['chrome.extension.page:x', false],
    ['zz.example.app:/oauth', false],
    ['intent://scan/#Intent;end', false],
    ['ms-settings:privacy', false],
    ['blob:https://assistant.example/x', false],
    ['view-source:https://assistant.example/', false],
    ['x-javascript:alert(1)', false],
    ['mailto:ada@waymark.example', false],
    ['ftp://assistant.example/', false],
    ['https:assistant', true],
    ['http://assistant.example/cb', false],
    ['http://localhost.evil.example/cb', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['https://user:pass@assistant.example/', false],
    ['https://assistant.example/#code', false],
    ['nothing', false],
  ])('redirect to %s: %s', async (uri, isFine) => {
    expect(isAllowedRedirect(uri)).toBe(isFine)
    expect((await register({ redirect_uris: [uri] })).status).toBe(isFine ? 201 : 400)
  })

  it.each([
    ['My assistant', false],
    ['Claude (official)', true],
    ['Cl\u0430ude', true],
    ['Ver1fied helper', true],
    ['Waymark', true],
  ])("is called '%s', which is a claim: %s", async (name, isClaim) => {
    const person = await signUpPerson(server)
    const back = 'https://evil.example/cb'
    const { body } = await register({ client_name: name, redirect_uris: [back] })
    const query = { clientId: String(body.client_id), redirectUri: back }
    expect(await person.api.call(viewConnection, { query })).toEqual({ name, isClaim, leadsTo: 'evil.example' })
  })

  it('is refused with the method plain', async () => {
    const person = await signUpPerson(server)
    const refused = await send(server, 'POST', '/api/connections', {
      token: person.tokens.accessToken,
      body: {
        clientId: await newClientId(),
        redirectUri: BACK,
        codeChallenge: challengeOf(VERIFIER),
        codeChallengeMethod: 'plain',
        scopes: ['plan:read'],
        days: 1,
        password: person.password,
      },
    })
    expect([refused.status, refused.body.detail]).toEqual([400, 'Use the method S256'])
  })

  it('bears a plain name, and leaves nothing behind', async () => {
    const { body } = await register({ client_name: '<b>Waymark</b>\u202E\n', redirect_uris: [BACK] })
    expect(body).toMatchObject({ client_name: 'bWaymark/b', token_endpoint_auth_method: 'none' })
    const long = await register({ client_name: `${'a'.repeat(59)}🙂🙂`, redirect_uris: [BACK] })
    expect(long.body.client_name).toBe(`${'a'.repeat(59)}🙂`)
    expect(body.client_id).toBe(clientIdOf(server.deps, { name: 'bWaymark/b', redirectUris: [BACK] }))
    for (const bad of [{}, { redirect_uris: [] }, { redirect_uris: 'x' }, []])
      expect((await register(bad)).status).toBe(400)
  })
})
