import { describe, expect, it, test } from 'vitest'
import { codeOfStep, otpauthUri, stepAt, stepOfCode, toBase32 } from './totp.ts'

/** RFC 6238, appendix B: SHA-1, eight digits. */
const SECRET = Buffer.from('12345678901234567890')
const VECTORS: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

test.each(VECTORS)('at second %i the code is that of RFC 6238: %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1000), 8)).toBe(code)
  expect(codeOfStep(SECRET, stepAt(seconds * 1000))).toBe(code.slice(2))
})

describe('a code', () => {
  const at = 1_700_000_010_000
  const code = codeOfStep(SECRET, stepAt(at))
  it('belongs to its step, and is taken one step early and late, no more', () => {
    for (const seconds of [-30, 0, 30]) expect(stepOfCode(SECRET, code, at + seconds * 1000)).toBe(stepAt(at))
    for (const seconds of [-60, 60]) expect(stepOfCode(SECRET, code, at + seconds * 1000)).toBeUndefined()
  })
  it.each(['', '00000', `${code} `, `0${code}`])("written as '%s' is none", (wrong) => {
    expect(stepOfCode(SECRET, wrong, at)).toBeUndefined()
  })
})

/** RFC 4648, section 10, without the padding. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])("base 32 of '%s' is '%s'", (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32)
})

it('is written for apps with the account in it', () => {
  expect(otpauthUri(SECRET, 'a+b@waymark.example')).toBe(
    'otpauth://totp/Waymark%3Aa%2Bb%40waymark.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Waymark',
  )
})
