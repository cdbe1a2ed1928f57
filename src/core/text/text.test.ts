import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyCharacter } from '#test/support/any-character.ts'
import { fold } from './fold.ts'
import { nameList } from './name-list.ts'
import { sanitise, sanitiseLine } from './sanitise.ts'
import { countHiding, dropDirection, dropUnseen, isSeen } from './unseen.ts'

describe('characters that nobody sees', () => {
  it.each([
    ['zero width', 'a\u200Bb'],
    ['word joiner', 'a\u2060b'],
    ['byte order mark', 'a\uFEFFb'],
    ['direction override', 'a\u202Eb'],
    ['direction isolate', 'a\u2067b'],
    ['Arabic letter mark', 'a\u061Cb'],
    ['tag letter', 'a\u{E0041}b'],
    ['variation selector', 'a\uFE0Fb'],
    ['supplementary selector', 'a\u{E0101}b'],
    ['soft hyphen', 'a\u00ADb'],
    ['Hangul filler', 'a\u3164b'],
    ['annotation', 'a\uFFF9b'],
    ['control', 'a\u0007b'],
    ['half a pair', 'a\uD83Db'],
  ])('%s is dropped', (_, text) => expect(dropUnseen(text)).toBe('ab'))

  it('keeps tabs, line breaks and every script', () => {
    const text = 'Ünï\tcode\n日本語 مرحبا Ελλάδα 👩 '
    expect(dropUnseen(text)).toBe(text)
  })

  it('counts what hides text, not what honest files hold', () => {
    expect(countHiding('co\u00ADopera\u00ADtion ❤\uFE0F')).toBe(0)
    expect(countHiding('a\u200Bb\u2060c\u{E0041}')).toBe(3)
  })

  it('a joining sign stays where it is spelling, one at a time', () => {
    expect(dropUnseen('می\u200Cکند क्\u200Dष')).toBe('می\u200Cکند क्\u200Dष')
    expect(dropUnseen('می\u200C\u200D\u200Cکند')).toBe('میکند')
    expect(dropUnseen('a\u200Cb می\u200C کند')).toBe('ab می کند')
  })

  it('leaves the joining signs of names, but no turn of direction', () => {
    expect(dropDirection('می\u200Cخواهم\u202E\u200F')).toBe('می\u200Cخواهم')
  })

  it('sees nothing in blanks and signs without a shape', () => {
    expect(isSeen(' \u200B\u3164\n')).toBe(false)
    expect(isSeen(' \u200Bx')).toBe(true)
  })
})

test('sanitising is stable, and leaves nothing unseen', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const clean = sanitise(text)
      expect(dropUnseen(clean)).toBe(clean)
      expect(sanitiseLine(sanitiseLine(text))).toBe(sanitiseLine(text))
    }),
  )
  expect(sanitise('ﬁ\u00A0x\r\ny\rz')).toBe('fi x\ny\nz')
})

test.each([
  ['Şükrü', 'sukru'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Việt', 'viet'],
])('%s folds to %s', (text, folded) => expect(fold(text)).toBe(folded))

test.each([
  [[], ''],
  [['SQL'], 'SQL'],
  [['SQL', 'Git'], 'SQL and Git'],
  [['a', 'b', 'c', 'd'], 'a, b and 2 more'],
])('%j is listed as %j', (names, list) => expect(nameList(names, names.length > 3 ? 2 : undefined)).toBe(list))
