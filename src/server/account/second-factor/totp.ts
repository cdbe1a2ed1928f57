import { must } from '#core/must.ts'
import { createHmac } from 'node:crypto'

/** RFC 6238 as every authenticator app does it: SHA-1, six digits, thirty seconds. */
export const STEP_SECONDS = 30
const DIGITS = 6
/** A phone's clock may be a step behind or ahead. */
const STEPS_AROUND = [0, -1, 1]

export function stepAt(ms: number): number {
  return Math.floor(ms / 1000 / STEP_SECONDS)
}

/** The code of a time step (RFC 4226, section 5.3). */
export function codeOfStep(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = must(hash.at(-1)) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step that a code belongs to, of those around now. */
export function stepOfCode(secret: Uint8Array, code: string, nowMs: number): number | undefined {
  const now = stepAt(nowMs)
  return STEPS_AROUND.map((around) => now + around).find((step) => codeOfStep(secret, step) === code)
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As keys are typed into an app (RFC 4648, no padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What a QR code says to an app. */
export function otpauthUri(secret: Uint8Array, email: string): string {
  return `otpauth://totp/${encodeURIComponent(`Waymark:${email}`)}?secret=${toBase32(secret)}&issuer=Waymark`
}
