import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { checkSignature, readCredential } from './verify-credential.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = { ...(publicKey.export({ format: 'jwk' }) as { kty: string; crv: string; x: string }), kid: 'one' }
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const signed = (payload: object, header: object = { alg: 'EdDSA', kid: 'one' }) => {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

const PAYLOAD = {
  issuer: { url: 'https://waymark.example' },
  validFrom: '2026-03-10T10:00:00.000Z',
  validUntil: '2027-03-10T10:00:00.000Z',
  credentialSubject: {
    identifier: [{ identityHash: 'Íñigo Ölçer' }],
    achievement: { name: 'SQL', description: 'Showed it.', criteria: { narrative: 'Six of eight.' } },
  },
}
const JWT = signed(PAYLOAD)

test('what is shown is read from what was signed, in any script', () => {
  expect(readCredential(JWT)).toEqual({
    skill: 'SQL',
    name: 'Íñigo Ölçer',
    description: 'Showed it.',
    criteria: 'Six of eight.',
    issuer: 'https://waymark.example',
    from: '2026-03-10T10:00:00.000Z',
    until: '2027-03-10T10:00:00.000Z',
    evidence: '',
  })
})

test.each(['', 'a', 'a.b.c', signed({}), signed([]), '..'])('%j is no credential', (jwt) => {
  expect(readCredential(jwt)).toBeNull()
})

test('a signature fits the key it was made with', async () => {
  expect(await checkSignature(JWT, [{ ...key, kid: 'another' }, key])).toBe('right')
})

test('one changed letter of any part does not fit', async () => {
  for (const at of [2, JWT.indexOf('.') + 5, JWT.lastIndexOf('.') + 5]) {
    const changed = `${JWT.slice(0, at)}${JWT[at] === 'A' ? 'B' : 'A'}${JWT.slice(at + 1)}`
    expect(await checkSignature(changed, [key])).toBe('wrong')
  }
})

test.each(['', 'a.b', signed(PAYLOAD, { alg: 'EdDSA', kid: 'unheard of' }), `${JWT}.x`.slice(0, 40)])(
  '%j does not fit',
  async (jwt) => {
    expect(await checkSignature(jwt, [key])).toBe('wrong')
  },
)

test('a browser without Ed25519 says that it cannot tell', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no', 'NotSupportedError'))
  expect(await checkSignature(JWT, [key])).toBe('unknown')
  importKey.mockRestore()
})
