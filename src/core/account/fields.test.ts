import { describe, expect, it } from 'vitest'
import { emailSchema } from './fields.ts'

describe('an email address', () => {
  it('is the same composed or decomposed, and in capitals', () => {
    expect(emailSchema.parse(' Jose\u0301@Waymark.Example ')).toBe('jos\u00e9@waymark.example')
    expect(emailSchema.parse('jos\u00e9@waymark.example')).toBe('jos\u00e9@waymark.example')
  })

  it.each([
    ['a zero-width space', 'ada\u200b@waymark.example'],
    ['a zero-width joiner', 'ada\u200d@waymark.example'],
    ['a soft hyphen', 'a\u00adda@waymark.example'],
    ['a variation selector', 'ada\ufe0f@waymark.example'],
    ['a byte order mark inside', 'a\ufeffda@waymark.example'],
    ['a right-to-left mark', 'ada\u200f@waymark.example'],
    ['a Hangul filler', 'ada\u3164@waymark.example'],
    ['full-width letters', '\uff41da@waymark.example'],
    ['a ligature', 'o\ufb03ce@waymark.example'],
    ['a mathematical letter', '\u{1d41a}da@waymark.example'],
    ['full-width letters in its host', 'ada@\uff57aymark.example'],
  ])('with %s is refused: it would look like another one', (_name, email) => {
    expect(emailSchema.safeParse(email).success).toBe(false)
  })
})
