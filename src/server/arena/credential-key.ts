import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { Deps } from '#server/deps.ts'

/** The public half, as others read it (RFC 8037). */
export type PublicJwk = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }

/** DER before the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * The server's signing key, derived from AUTH_SECRET: every process of an installation has the same one and no
 * further file has to be kept. A new AUTH_SECRET is a new key, so what was downloaded before no longer verifies.
 */
function privateKey({ keyedHash }: Pick<Deps, 'keyedHash'>): KeyObject {
  const seed = Buffer.from(keyedHash('credential-key', 'ed25519'), 'base64url')
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
}

export function publicJwk(deps: Pick<Deps, 'keyedHash'>): PublicJwk {
  const x = createPublicKey(privateKey(deps)).export({ format: 'jwk' }).x ?? ''
  // the thumbprint of RFC 7638: members in the alphabet's order
  const kid = createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, alg: 'EdDSA', use: 'sig' }
}

/** A compact JWS of a credential (VC-JWT). */
export function signCredential(deps: Pick<Deps, 'keyedHash'>, payload: object): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
  const jwk = publicJwk(deps)
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT', kid: jwk.kid, jwk })}.${encode(payload)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey(deps)).toString('base64url')}`
}
