import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'

type KeyDeps = Pick<Deps, 'keyedHash'>

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what must be read again but is worth nothing in a stolen database: AES-256-GCM under a key from AUTH_SECRET. */
export function seal(deps: KeyDeps, userId: string, plain: Uint8Array): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(deps), iv).setAAD(Buffer.from(userId))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** undefined when it was sealed with another AUTH_SECRET or for another person. */
export function unseal(deps: KeyDeps, userId: string, sealed: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(deps), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}

/** 256 bits: HMAC-SHA-256 of the purpose. */
function keyOf({ keyedHash }: KeyDeps): Buffer {
  return Buffer.from(keyedHash('second-factor-seal', 'aes-256-gcm'), 'base64url')
}
