import { createHash, createPublicKey, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { deleteAccount, saveCareerQuestions } from '#contract/account.ts'
import * as arena from '#contract/arena.ts'
import * as credentialCalls from '#contract/credentials.ts'
import { LEAST_MS_PER_ITEM } from '#core/arena/pace.ts'
import { must } from '#core/must.ts'
import { DAY_MS, msOf } from '#core/time.ts'
import { updateUser } from '#server/users/user.repo.ts'
import { answersWith } from '#test/support/arena.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

async function passed(
  isVerified: boolean,
): Promise<{ person: Person; attemptId: string; credential: credentialCalls.Credential }> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  await updateUser(server.deps.db, person.userId, { email_verified_at: isVerified ? server.clock.now() : null })
  const { attemptId, items } = await person.api.call(arena.startAttempt, {
    params: { skillId: 'sql' },
    body: { mode: 'scored' },
  })
  server.clock.advance(items.length * LEAST_MS_PER_ITEM)
  await person.api.call(arena.finishAttempt, {
    params: { attemptId },
    body: { answers: answersWith(items, items.length) },
  })
  const { credential } = await person.api.call(arena.getAttempt, { params: { attemptId } })
  return { person, attemptId, credential: must(credential) }
}

/** Whatever somebody signed. */
type Claims = Record<string, any> // eslint-disable-line typescript/no-explicit-any

/** What a stranger does who has nothing but the credential and the issuer's address: no code of ours. */
async function verified(jwt: string): Promise<Claims> {
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string }
  expect(header.alg).toBe('EdDSA')
  const { keys } = JSON.parse((await send(server, 'GET', '/credentials/issuer/keys')).text) as {
    keys: (JsonWebKey & Record<string, unknown>)[]
  }
  const key = createPublicKey({ key: must(keys.find((one) => one['kid'] === header.kid)), format: 'jwk' })
  expect(verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  const now = msOf(server.clock.now()) / 1000
  expect(payload['nbf']).toBeLessThanOrEqual(now)
  expect(payload['exp']).toBeGreaterThan(now)
  return payload
}

async function isRevoked({ statusListCredential, statusListIndex }: Record<string, string>): Promise<boolean> {
  const reply = JSON.parse((await send(server, 'GET', new URL(must(statusListCredential)).pathname)).text) as {
    id: string
  }
  const list = await verified(reply.id.replace('data:application/vc+jwt,', ''))
  expect(list['type']).toContain('BitstringStatusListCredential')
  const { encodedList, statusPurpose } = list['credentialSubject'] as Record<string, string>
  expect([statusPurpose, must(encodedList)[0]]).toEqual(['revocation', 'u'])
  const bits = gunzipSync(Buffer.from(must(encodedList).slice(1), 'base64url'))
  expect(bits).toHaveLength(16_384)
  const at = Number(statusListIndex)
  return (must(bits[at >> 3]) & (0x80 >> (at & 7))) !== 0
}

describe('a credential, read by somebody who knows Open Badges 3.0 and not us', () => {
  it('has what the standard asks for, and says what was checked and what was not', async () => {
    const { credential } = await passed(false)
    const said = await verified(credential.jwt)
    expect(said['@context'].slice(0, 2)).toEqual([
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ])
    expect(said['type']).toEqual(['VerifiableCredential', 'OpenBadgeCredential'])
    expect([said['id'], said['jti'], said['iss']]).toEqual([credential.url, credential.url, said['issuer'].id])
    expect(said['credentialSubject'].achievement).toMatchObject({ type: ['Achievement'], name: 'SQL' })
    expect(said['credentialSubject'].identifier).toHaveLength(1)
    const { narrative } = said['evidence'][0]
    expect(narrative).toMatch(/^\d+ questions/)
    expect(narrative).toContain('not supervised')
    expect(narrative).toContain('self-declared')
    expect(Math.round((Date.parse(said['validUntil']) - Date.parse(said['validFrom'])) / DAY_MS)).toBe(730)
  })

  it('binds a confirmed e-mail that only who knows it can compare', async () => {
    const { person, credential } = await passed(true)
    const said = await verified(credential.jwt)
    const { identityHash, salt, hashed, identityType } = said['credentialSubject'].identifier[1]
    expect([hashed, identityType]).toEqual([true, 'emailAddress'])
    expect(identityHash).toBe(
      `sha256$${createHash('sha256')
        .update(person.email + salt)
        .digest('hex')}`,
    )
    expect(JSON.stringify(said)).not.toContain(person.email)
  })

  it('is on the public list as withdrawn once its owner has withdrawn it, and shown no more', async () => {
    const { person, attemptId, credential } = await passed(false)
    await person.api.call(credentialCalls.changeCredential, { params: { attemptId }, body: { isPublic: true } })
    const { credentialStatus } = await verified(credential.jwt)
    expect(credentialStatus).toMatchObject({ type: 'BitstringStatusListEntry', statusPurpose: 'revocation' })
    expect(await isRevoked(credentialStatus)).toBe(false)
    await person.api.call(credentialCalls.revokeCredential, { params: { attemptId } })
    expect(await isRevoked(credentialStatus)).toBe(true)
    expect((await send(server, 'GET', `/credentials/${credential.credentialId}`)).status).toBe(404)
    expect((await person.api.call(arena.getAttempt, { params: { attemptId } })).credential).toBeNull()
  })

  it('is withdrawn with the account it belongs to', async () => {
    const { person, credential } = await passed(true)
    const { credentialStatus } = await verified(credential.jwt)
    await person.api.call(deleteAccount, { body: { password: person.password } })
    expect(await isRevoked(credentialStatus)).toBe(true)
  })

  it('of somebody else is not to be withdrawn', async () => {
    const { attemptId } = await passed(false)
    const stranger = await signUpPerson(server)
    await expect(stranger.api.call(credentialCalls.revokeCredential, { params: { attemptId } })).rejects.toMatchObject({
      code: 'arena.unknown_credential',
    })
  })
})
