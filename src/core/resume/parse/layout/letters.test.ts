import { describe, expect, it } from 'vitest'
import type { Glyph, GlyphStyle } from '../document.ts'
import { mendLetters } from './letters.ts'

const look = (): GlyphStyle => ({ size: 10, isBold: false, isItalic: false, color: 0 })
const glyph = (text: string, left: number, style: GlyphStyle, isUnreadable = false): Glyph => ({
  text,
  left,
  right: left + 5,
  top: 0,
  bottom: 10,
  baseline: 8,
  style,
  isHidden: false,
  isUnreadable,
})
const word = (letters: string[], style = look(), isUnreadable = false) =>
  letters.map((text, index) => glyph(text, index * 5, style, isUnreadable))
const read = (glyphs: Glyph[]) =>
  mendLetters(glyphs)
    .map(({ text }) => text)
    .join('')

describe('letters as fonts give them', () => {
  it('puts an accent printed on its own onto its letter', () => {
    const style = look()
    expect(read([glyph('J', 0, style), glyph('¨', 5.2, style), glyph('u', 5, style), glyph('r', 10, style)])).toBe(
      'Jür',
    )
  })

  it('reads the private codes of ligatures inside a word, and leaves icons alone', () => {
    expect(read(word(['S', 'c', 'i', 'e', 'n', 't', 'i', '\uF001', 'c']))).toBe('Scientific')
    expect(read([glyph('\uF001', 0, look()), glyph('0', 40, look())])).toBe('\uF0010')
  })

  it('trusts codes without names where they read like words, not where they do not', () => {
    const sentence = [...'theexperienceofanengineerwho\u000Cnishes']
    expect(mendLetters(word(sentence, look(), true)).some(({ isUnreadable }) => isUnreadable)).toBe(false)
    expect(mendLetters(word([...'xzqkwvbgtrpsdfghjklmnbvcxz'], look(), true)).every((own) => own.isUnreadable)).toBe(
      true,
    )
  })
})
