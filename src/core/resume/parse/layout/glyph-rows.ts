import { must } from '#core/must.ts'
import type { Glyph } from '../document.ts'

/** A gap this wide, in ems, parts two words. */
export const WORD_GAP_EMS = 0.1
/** Signs that belong together stand next to each other in the file. */
const NEAR_IN_FILE = 3

/** The characters of each line of print, from left to right. */
export function rowsOf(glyphs: Glyph[]): Glyph[][] {
  const order = new Map(glyphs.map((glyph, index) => [glyph, index]))
  const sorted = [...glyphs].sort((a, b) => a.baseline - b.baseline || a.left - b.left)
  const rows: Glyph[][] = []
  let row: Glyph[] = []
  let anchor = Number.NEGATIVE_INFINITY
  for (const glyph of sorted) {
    // A word in small print belongs to the row of the larger ones beside it.
    const reach = Math.max(1, Math.max(glyph.style.size, row[0]?.style.size ?? 0) * 0.22)
    if (glyph.baseline - anchor > reach) {
      row = []
      rows.push(row)
      anchor = glyph.baseline
    }
    row.push(glyph)
  }
  return rows.map((glyphs) => {
    const row = glyphs.sort((a, b) => a.left - b.left)
    return withoutStrayBlanks(withoutDoubles(row, order), order)
  })
}

/** Some programs make text bold by printing it twice. Neighbours in the file are the letters of one ligature. */
function withoutDoubles(row: Glyph[], order: Map<Glyph, number>): Glyph[] {
  return row.filter((glyph, index) => {
    for (let back = index - 1; back >= Math.max(0, index - 3); back -= 1) {
      const other = must(row[back])
      // An icon that stands for a word gives all its letters one place.
      if (other.style === glyph.style || Math.abs(must(order.get(glyph)) - must(order.get(other))) < 2) continue
      if (other.text === glyph.text && glyph.text !== ' ' && glyph.left - other.left < glyph.style.size * 0.08)
        return false
    }
    return true
  })
}

/** A blank that the file sets far from the words it parts would fall between two letters of another. */
function withoutStrayBlanks(row: Glyph[], order: Map<Glyph, number>): Glyph[] {
  const isNear = (a: Glyph, b: Glyph) => Math.abs(must(order.get(a)) - must(order.get(b))) <= NEAR_IN_FILE
  const stray = new Set(
    lettersOf(row).flatMap(({ glyph, previous, blanks }) =>
      blanks.filter(
        (blank) =>
          previous !== null &&
          !isNear(blank, previous) &&
          !isNear(blank, glyph) &&
          glyph.left - previous.right <= WORD_GAP_EMS * blank.style.size,
      ),
    ),
  )
  return stray.size === 0 ? row : row.filter((glyph) => !stray.has(glyph))
}

/** The letters of a row, each with the one before it and the blanks between them. */
export function lettersOf(glyphs: Glyph[]): { glyph: Glyph; previous: Glyph | null; blanks: Glyph[] }[] {
  let previous: Glyph | null = null
  let blanks: Glyph[] = []
  return glyphs.flatMap((glyph) => {
    if (isBlank(glyph)) {
      blanks.push(glyph)
      return []
    }
    const letter = { glyph, previous, blanks }
    previous = glyph
    blanks = []
    return [letter]
  })
}

export const isBlank = (glyph: Glyph) => glyph.text === ' ' || glyph.text === '\u00A0' || glyph.text === '\t'
