import { must } from '#core/must.ts'
import { msOf, type Instant } from '#core/time.ts'
import { codeOfStep, stepAt } from '#server/account/second-factor/totp.ts'

/** What the app on a person's phone shows at `now`, from the key of their second step. */
export function codeOfKey(key: string, now: Instant): string {
  const bits = [...key]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = Buffer.from(must(bits.match(/.{8}/g)).map((byte) => Number.parseInt(byte, 2)))
  return codeOfStep(bytes, stepAt(msOf(now)))
}
