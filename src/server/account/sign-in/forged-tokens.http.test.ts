import { must } from '#core/must.ts'
import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { resetPassword } from '#contract/account.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { TEST_SECRET } from '#test/support/test-server.ts'
import { useServer } from '#test/support/use-server.ts'
import { concretePath, send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
let forged: Record<string, string>
beforeAll(async () => {
  person = await signUpPerson(server)
  forged = { ...forge(person.tokens), ...forgeMore(person.tokens, (await signUpPerson(server)).tokens) }
})

type Part = Record<string, unknown>

const encode = (part: Part | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')
const decode = (part: string): Part => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Part

function hmac(algorithm: string, key: string, header: Part, claims: Part): string {
  const signed = `${encode(header)}.${encode(claims)}`
  return `${signed}.${createHmac(algorithm, key).update(signed).digest('base64url')}`
}

/** Every way to make a token look right, each wrong in one thing. */
function forge({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }): Record<string, string> {
  const [head, body, signature] = accessToken.split('.') as [string, string, string]
  const [header, claims] = [decode(head), decode(body)]
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
  const rs256 = `${encode({ alg: 'RS256', typ: 'JWT' })}.${body}`
  const signedRs = `${rs256}.${createSign('RSA-SHA256').update(rs256).sign(privateKey, 'base64url')}`
  const withHeader = (more: Part) => hmac('sha256', 'a key of the attacker', { ...header, ...more }, claims)
  const withClaims = (more: Part) => hmac('sha256', TEST_SECRET, header, { ...claims, ...more })
  const without = (name: string) =>
    hmac('sha256', TEST_SECRET, header, Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name)))
  const now = Number(claims.exp) - 600
  return {
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'alg None with the signature': `${encode({ alg: 'None' })}.${body}.${signature}`,
    'alg nOnE, two parts': `${encode({ alg: 'nOnE' })}.${body}`,
    'no alg': `${encode({ typ: 'JWT' })}.${body}.${signature}`,
    'alg HS384 with our secret': hmac('sha384', TEST_SECRET, { ...header, alg: 'HS384' }, claims),
    'alg HS512 with our secret': hmac('sha512', TEST_SECRET, { ...header, alg: 'HS512' }, claims),
    'alg RS256': signedRs,
    'alg ES256': `${encode({ alg: 'ES256' })}.${body}.${signature}`,
    'a public key as the secret': hmac('sha256', pem, header, claims),
    'an empty secret': hmac('sha256', '', header, claims),
    'another secret': hmac('sha256', 'another secret that is long enough to sign with', header, claims),
    'kid path': withHeader({ kid: '../../../../dev/null' }),
    'kid SQL': withHeader({ kid: "' union select 'a key of the attacker" }),
    jku: withHeader({ jku: 'http://127.0.0.1:9/keys' }),
    x5u: withHeader({ x5u: 'http://127.0.0.1:9/cert' }),
    jwk: withHeader({ jwk: { kty: 'oct', k: encode('a key of the attacker') } }),
    x5c: withHeader({ x5c: ['MIIB'] }),
    expired: withClaims({ exp: now - 1 }),
    'exp as text': withClaims({ exp: '9999999999' }),
    'exp null': withClaims({ exp: null }),
    'no exp': without('exp'),
    'not yet': withClaims({ nbf: 9_999_999_999 }),
    'another issuer': withClaims({ iss: 'somebody' }),
    'no issuer': without('iss'),
    'another audience': withClaims({ aud: 'another-api' }),
    'no audience': without('aud'),
    'no person': without('sub'),
    'an unknown person': withClaims({ sub: 'usr_AAAAAAAAAAAAAAAAAAAAAA' }),
    'an unknown sign-in': withClaims({ sid: 'sin_AAAAAAAAAAAAAAAAAAAAAA' }),
    'no sign-in': without('sid'),
    'an old version': withClaims({ ver: 0 }),
    'version as text': withClaims({ ver: '1' }),
    'no version': without('ver'),
    'another kind': withClaims({ typ: 'refresh' }),
    'person as a list': withClaims({ sub: [claims.sub] }),
    'SQL for a person': withClaims({ sub: "' or 1=1 --" }),
    'the refresh token': refreshToken,
    'claims changed, signature kept': `${head}.${encode({ ...claims, sub: 'usr_other' })}.${signature}`,
    'no signature': `${head}.${body}.`,
    cut: accessToken.slice(0, -5),
    'two parts': `${head}.${body}`,
    'four parts': `${accessToken}.${signature}`,
    'claims not JSON': `${head}.${encode('not json')}.${signature}`,
    'claims null': hmac('sha256', TEST_SECRET, header, null as never),
    'header not JSON': `${encode('{')}.${body}.${signature}`,
    oversize: `${head}.${'A'.repeat(10_000)}.${signature}`,
    dots: '...',
    blank: ' ',
    SQL: "' or 1=1 --",
    words: 'undefined',
    null: 'null',
  }
}

/** Headers spelt otherwise, signatures of something else, claims of another shape, keys that could be guessed. */
function forgeMore({ accessToken }: { accessToken: string }, other: { accessToken: string }): Record<string, string> {
  const [head, body, signature] = accessToken.split('.') as [string, string, string]
  const [otherHead, otherBody, otherSignature] = other.accessToken.split('.') as [string, string, string]
  const [header, claims] = [decode(head), decode(body)]
  const ours = (more: Part, from: Part = claims) => hmac('sha256', TEST_SECRET, header, { ...from, ...more })
  const keyed = (key: string) => hmac('sha256', key, header, claims)
  const spelt = (alg: unknown) => hmac('sha256', TEST_SECRET, { ...header, alg }, claims)
  const bytes = Buffer.from(signature, 'base64url')
  const flipped = Buffer.from(bytes.map((byte, index) => (index === 0 ? byte ^ 1 : byte))).toString('base64url')
  return {
    'alg in small letters': spelt('hs256'),
    'alg with a space': spelt('HS256 '),
    'alg as a list': spelt(['HS256']),
    'alg null, signed': spelt(null),
    'alg PS256': spelt('PS256'),
    'alg EdDSA': spelt('EdDSA'),
    'HS256 that is SHA-1': hmac('sha1', TEST_SECRET, header, claims),
    'HS256 that is SHA-512': hmac('sha512', TEST_SECRET, header, claims),
    'packed claims': hmac('sha256', 'a key of the attacker', { ...header, zip: 'DEF' }, claims),
    'the signature of another token': `${head}.${body}.${otherSignature}`,
    'claims of another token': `${head}.${otherBody}.${signature}`,
    'a signature with one bit changed': `${head}.${body}.${flipped}`,
    'a signature cut in half': `${head}.${body}.${signature.slice(0, 21)}`,
    'a signature twice': `${head}.${body}.${signature}${signature}`,
    'a signature of zeros': `${head}.${body}.${encode('\0'.repeat(32))}`,
    'a signature of the claims alone': `${head}.${body}.${createHmac('sha256', TEST_SECRET).update(body).digest('base64url')}`,
    'claims first': `${body}.${head}.${signature}`,
    'another sign-in of somebody else': ours({ sid: decode(otherBody).sid }),
    'another person in this sign-in': ours({ sub: decode(otherBody).sub }),
    'no kind': hmac(
      'sha256',
      TEST_SECRET,
      header,
      Object.fromEntries(Object.entries(claims).filter(([key]) => key !== 'typ')),
    ),
    'the kind in capitals': ours({ typ: 'ACCESS' }),
    'the issuer in capitals': ours({ iss: 'WAYMARK' }),
    'exp zero': ours({ exp: 0 }),
    'exp below zero': ours({ exp: -1 }),
    'exp true': ours({ exp: true }),
    'nbf as text': ours({ nbf: 'now' }),
    'a blank person': ours({ sub: '' }),
    'an operator for a person': ours({ sub: { $ne: '' } }),
    'a number for a sign-in': ours({ sid: 1 }),
    'half a version': ours({ ver: 1.5 }),
    'a version below zero': ours({ ver: -1 }),
    'a key of the person': keyed(String(claims.sub)),
    'a key that says secret': keyed('secret'),
    'the head of another with our claims': `${otherHead}.${body}.${otherSignature}`,
  }
}

const guarded = allEndpoints.filter((endpoint) => endpoint.auth === 'person')

describe.each(guarded.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_name, endpoint) => {
    it('refuses every forged token, plainly, with one line in the log', async () => {
      const path = concretePath(endpoint)
      for (const [name, token] of Object.entries(forged)) {
        server.logLines.length = 0
        const answer = await send(server, endpoint.method, path, { token })
        expect(answer.status, name).toBe(401)
        expect(answer.body.detail, name).toBe('Your session has ended. Please sign in again.')
        expect(answer.text, name).not.toMatch(/jwt|stack|node_modules|FAST_JWT/i)
        const lines = server.logLines.filter((line) => line.includes('access_token_refused'))
        expect(lines, name).toHaveLength(1)
        if (token.length > 20) expect(server.logLines.join(''), name).not.toContain(token)
      }
    })

    it('refuses a request without a token, or with another scheme', async () => {
      const path = concretePath(endpoint)
      expect((await send(server, endpoint.method, path)).status).toBe(401)
      for (const authorization of [
        '',
        'Bearer',
        'Bearer ',
        `Basic ${person.tokens.accessToken}`,
        person.tokens.accessToken,
        `Bearer ${person.tokens.accessToken} x`,
      ]) {
        expect((await send(server, endpoint.method, path, { headers: { authorization } })).status, authorization).toBe(
          401,
        )
      }
    })
  },
)

it('has eighty forgeries or more', () => {
  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(80)
  expect(Object.values(forged)).not.toContain(person.tokens.accessToken)
})

it('takes the token that all of these were made from', async () => {
  expect((await send(server, 'GET', '/user/user-details', { token: person.tokens.accessToken })).status).toBe(200)
})

describe('an access token', () => {
  const isRefused = async (token: string) => (await send(server, 'GET', '/user/user-details', { token })).status === 401

  it('is refused at once after logout', async () => {
    const leaving = await signUpPerson(server)
    await leaving.session.signOut()
    expect(await isRefused(leaving.tokens.accessToken)).toBe(true)
  })

  it('is refused at once after the account is deleted, on every call', async () => {
    const leaving = await signUpPerson(server)
    const token = leaving.tokens.accessToken
    expect(
      (await send(server, 'DELETE', '/user/account', { body: { password: leaving.password }, token })).status,
    ).toBe(200)
    for (const endpoint of guarded)
      expect((await send(server, endpoint.method, concretePath(endpoint), { token })).status, endpoint.path).toBe(401)
  })

  it('is refused at once after the password changes, on all sign-ins', async () => {
    const changing = await signUpPerson(server)
    const elsewhere = (
      await send(server, 'POST', '/auth/login', { body: { email: changing.email, password: changing.password } })
    ).body.data
    await send(server, 'POST', '/auth/forgot-password', { body: { email: changing.email } })
    await server.deps.background.settled()
    const token = must(must(/#token=(\S+)/.exec(must(server.mails.at(-1)).text))[1])
    await changing.api.call(resetPassword, { body: { token, password: 'a different road to walk' } })
    expect(await isRefused(changing.tokens.accessToken)).toBe(true)
    expect(await isRefused(elsewhere.accessToken)).toBe(true)
    expect(
      (await send(server, 'POST', '/auth/refresh', { body: { refreshToken: elsewhere.refreshToken } })).status,
    ).toBe(401)
  })
})
