import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeInput, normalizeWithCaret, raiseFirstLetter, type InputKind } from './normalize-input.ts'

describe('what a field makes of what is typed', () => {
  const cases: [InputKind, string, string][] = [
    ['name', '  Ana Maria', 'Ana Maria'],
    ['name', 'de la Cruz', 'de la Cruz'],
    ['username', ' Ada Love Lace', 'adalovelace'],
    ['email', ' Ada@Example.ORG\u00a0', 'ada@example.org'],
    ['password', ' correct horse\tbattery ', 'correcthorsebattery'],
    ['phone', '+44 (20) 7946-0958 ext.12', '+44 (20) 7946-0958 .12'],
    ['postal-code', 'SW1A 12345678901', '1123456789'],
    ['number', '12', '12'],
    ['text', ' as it is ', ' as it is '],
  ]
  it.each(cases)('%s: %j becomes %j', (kind, typed, kept) => expect(normalizeInput(kind, typed)).toBe(kept))

  it('keeps the caret behind the letter just typed in the middle', () => {
    expect(normalizeWithCaret('email', 'aX@b.co', 2)).toEqual({ text: 'ax@b.co', caret: 2 })
    expect(normalizeWithCaret('username', 'a b', 2)).toEqual({ text: 'ab', caret: 1 })
    expect(normalizeWithCaret('name', '  Ana', 1)).toEqual({ text: 'Ana', caret: 0 })
  })

  it('changes nothing the second time, and never puts the caret outside', () => {
    const kind = fc.constantFrom<InputKind>('name', 'username', 'email', 'password', 'phone', 'postal-code')
    fc.assert(
      fc.property(kind, fc.string(), fc.nat(), (of, typed, at) => {
        const { text, caret } = normalizeWithCaret(of, typed, Math.min(at, typed.length))
        expect(normalizeInput(of, text)).toBe(text)
        expect(caret).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it.each([
    ['ana', 'Ana'],
    ['élodie', 'Élodie'],
    ['ßeta', 'ßeta'],
    ['李', '李'],
    ['', ''],
  ])('raises the first letter of %j to %j', (typed, raised) => expect(raiseFirstLetter(typed, 'en')).toBe(raised))

  it.each([
    ['ilker can', 'İlker can'],
    ['irem', 'İrem'],
    ['ışık', 'Işık'],
    ['çağla', 'Çağla'],
  ])('raises the first letter of %j to %j in Turkish', (typed, raised) =>
    expect(raiseFirstLetter(typed, 'tr')).toBe(raised),
  )
})
