import { createVerifier } from 'fast-jwt'
import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as arena from '#contract/arena.ts'
import * as credentialCalls from '#contract/credentials.ts'
import { must } from '#core/must.ts'
import { send } from '#test/support/wire.ts'
import { ALL, useArena } from '#test/support/use-arena.ts'

const { server, settled, start, finish, raw } = useArena()

describe('the credential of a passed check', () => {
  const pass = async () => {
    const person = await settled()
    const { attemptId } = await finish(person, await start(person), ALL)
    const { credential } = await person.api.call(arena.getAttempt, { params: { attemptId } })
    return { person, attemptId, credential: must(credential) }
  }
  const verifier = async () => {
    const { keys } = await server.newBrowser().api.call(credentialCalls.getIssuerKeys)
    const key = createPublicKey({ key: must(keys[0]), format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string
    return createVerifier({ key, algorithms: ['EdDSA'], clockTimestamp: Date.parse(server.clock.now()) })
  }

  it('is public only while its owner says so', async () => {
    const { person, attemptId, credential } = await pass()
    const path = `/credentials/${credential.credentialId}`
    expect(credential.isPublic).toBe(false)
    expect((await send(server, 'GET', path)).status).toBe(404)
    await person.api.call(credentialCalls.changeCredential, { params: { attemptId }, body: { isPublic: true } })
    const shown = await send(server, 'GET', path)
    expect(shown.body.data.credential).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: credential.url,
    })
    expect(shown.body.data.jwt).toBe(credential.jwt)
    const topics = shown.body.data.topicsInTurkish as Record<string, string>
    expect(Object.keys(topics)).toEqual(server.deps.checks.topicsOf('python').map(({ topic }) => topic))
    expect(Object.values(topics)).toEqual(server.deps.checks.topicsOf('python', 'tr').map(({ topic }) => topic))
    expect(Object.values(topics)).not.toEqual(Object.keys(topics))
    await person.api.call(credentialCalls.changeCredential, { params: { attemptId }, body: { isPublic: false } })
    expect((await send(server, 'GET', path)).status).toBe(404)
  })

  it('leads a browser to the page for people, and tells nothing by that', async () => {
    const { credential } = await pass()
    const open = async (path: string, accept: string) => {
      const { status, headers } = await send(server, 'GET', path, { headers: { accept } })
      return [status, headers.get('location')]
    }
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const path = `/credentials/${credential.credentialId}`
    expect(await open(path, browser)).toEqual([303, `/proofs/${credential.credentialId}`])
    expect(await open('/credentials/crd_nobody%2F..%2F', browser)).toEqual([303, '/proofs/crd_nobody%2F..%2F'])
    for (const accept of ['application/json', '*/*', 'application/json, text/html;q=0.5'])
      expect(await open(path, accept)).toEqual([404, null])
  })

  it('verifies with the public key, and not when one byte of it changes', async () => {
    const { credential } = await pass()
    const verify = await verifier()
    const payload = verify(credential.jwt)
    expect(payload.credentialSubject.achievement.name).toBe('Python')
    const [header, body, signature] = credential.jwt.split('.') as [string, string, string]
    for (const [part, text] of [header, body, signature].entries()) {
      const bytes = Buffer.from(text, 'base64url')
      for (let at = 0; at < bytes.length; at += 7) {
        const changed = Buffer.from(bytes)
        changed[at] = must(changed[at]) ^ 1
        const parts = [header, body, signature]
        parts[part] = changed.toString('base64url')
        expect(() => verify(parts.join('.'))).toThrow()
      }
    }
  })

  it('is not there for a failed check or practice', async () => {
    const person = await settled()
    const failed = await finish(person, await start(person), 0)
    const practised = await finish(person, await start(person, 'sql', 'practice'), ALL)
    for (const { attemptId } of [failed, practised]) {
      expect((await person.api.call(arena.getAttempt, { params: { attemptId } })).credential).toBeNull()
      expect(
        (await raw(person, 'PUT', `/skill-checks/attempts/${attemptId}/credential`, { isPublic: true })).status,
      ).toBe(404)
    }
  })
})
