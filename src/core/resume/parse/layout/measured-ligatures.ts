import { must } from '#core/must.ts'
import type { Glyph } from '../document.ts'

const LIGATURES = ['ti', 'tt', 'ft', 'tf', 'ff', 'fi', 'fl', 'tti', 'ffi']
/** How far the width of a ligature may be from that of its letters, as a share. */
const MOST_OFF = 0.04
/** Digits are all of one width: one of another width is none. */
const SAME_WIDTH = 0.02
/** Signs that stand inside words in their own right. */
const OWN_SIGN = /[\p{sc=Latin}\p{Zs}'’‘´`.,:;@/&+_·•*~|()[\]–—-]/u
const LETTER = /^\p{sc=Latin}$/u
const SMALL = /^\p{Ll}$/u
/** More than any two letters. */
const MOST_WIDE = 1.3

/**
 * Some programs print 'ti' as one sign and give it the code of any other: 'sta$stics'. A sign between Latin letters that
 * is as wide as two or three of them is these letters.
 */
export function nameLigatures(glyphs: Glyph[]): void {
  const odd = glyphs.flatMap((glyph, at) => (isInside(glyph, glyphs[at - 1], glyphs[at + 1]) ? [at] : []))
  if (odd.length === 0) return
  const widths = new Map<string, number>()
  glyphs.forEach((glyph, at) => {
    const key = keyOf(glyph, /^\d$/.test(glyph.text) ? '0' : glyph.text)
    const width = widths.has(key) ? null : widthOf(glyph, glyphs[at + 1])
    if (width !== null) widths.set(key, width)
  })
  for (const at of odd) {
    const glyph = must(glyphs[at])
    const width = widthOf(glyph, glyphs[at + 1])
    const digit = widths.get(keyOf(glyph, '0'))
    const isDigit = /^\d$/.test(glyph.text) && width !== null && Math.abs(width / (digit ?? width) - 1) < SAME_WIDTH
    const letters = width === null || isDigit ? null : nearest(width, (text) => widths.get(keyOf(glyph, text)))
    if (letters !== null) glyph.text = letters
  }
}

function isInside(glyph: Glyph, before: Glyph | undefined, after: Glyph | undefined): boolean {
  return (
    !OWN_SIGN.test(glyph.text) &&
    before !== undefined &&
    LETTER.test(before.text) &&
    widthOf(before, glyph) !== null &&
    after?.style === glyph.style &&
    SMALL.test(after.text)
  )
}

/** From where a sign begins to where the next one of its line does, by the size of its letters. */
function widthOf(glyph: Glyph, next: Glyph | undefined): number | null {
  if (!next || next.style !== glyph.style || Math.abs(next.baseline - glyph.baseline) > 0.5) return null
  const width = (next.left - glyph.left) / glyph.style.size
  return width > 0 && width < MOST_WIDE ? width : null
}

const keyOf = ({ style }: Glyph, text: string) =>
  [Math.round(style.size * 10), style.isBold, style.isItalic, text].join('|')

function nearest(width: number, of: (letter: string) => number | undefined): string | null {
  let best: { letters: string; off: number } | null = null
  for (const letters of LIGATURES) {
    const own = [...letters].map(of)
    if (own.includes(undefined)) continue
    const off = Math.abs(own.reduce<number>((sum, one) => sum + (one ?? 0), 0) / width - 1)
    if (off < (best?.off ?? MOST_OFF)) best = { letters, off }
  }
  return best?.letters ?? null
}
