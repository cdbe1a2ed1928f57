import { must } from '#core/must.ts'
import { hasRightToLeft, isRightToLeft, levelsOf } from '#core/text/direction.ts'
import type { Glyph, PdfPage } from '../document.ts'

/** A gap this wide, in ems, parts columns, which have their own direction. */
const COLUMN_GAP_EMS = 2
/** A mark has the place of its letter and is read behind it. */
const MARK_POINTS = 0.01
/** A joining sign is read before the letter that it touches, whose ink may reach over it. */
const JOINER_EMS = 0.05
const BRACKETS = ['()', '[]', '{}', '«»']

/**
 * The page with its letters in places that read from left to right. Arabic and Hebrew words are turned round where they stand;
 * a page that is mostly written so is mirrored as a whole, so that what begins at the right comes first. Pure.
 */
export function leftToRight(page: PdfPage): PdfPage {
  if (!page.glyphs.some(({ text }) => hasRightToLeft(text))) return page
  const isTurned = isRightToLeft(page.glyphs.map(({ text }) => text).join(''))
  const glyphs = page.glyphs.map((glyph) => ({ ...glyph }))
  for (const line of linesOf(glyphs)) {
    if (!line.some(({ text }) => hasRightToLeft(text)) && !isTurned) continue
    // what is seen from left to right has the same changes of direction as what is read
    const levels = levelsOf(line.map(({ text }) => text.charAt(0)).join(''), isTurned)
    const deepest = Math.max(...levels)
    for (let level = deepest; level > (isTurned ? 1 : 0); level -= 1)
      for (let start = 0; start < line.length; start += 1) {
        let end = start
        while (end < line.length && must(levels[end]) >= level) end += 1
        if (end === start) continue
        const run = line.slice(start, end)
        flip(run, Math.min(...run.map(({ left }) => left)) + Math.max(...run.map(({ right }) => right)))
        start = end
      }
    if (isTurned) flip(line, page.width)
    for (const glyph of line) {
      if (/^\p{M}/u.test(glyph.text)) glyph.left += MARK_POINTS
      else if (/^[\u200C\u200D]/u.test(glyph.text)) glyph.left -= glyph.style.size * JOINER_EMS
    }
    if (line.some(({ text }) => hasRightToLeft(text))) pairBrackets(line.toSorted((a, b) => a.left - b.left))
  }
  return { ...page, glyphs, ...(isTurned ? { isTurned } : {}) }
}

/** Programs differ in which of a pair they write for one that is drawn mirrored; in a line the pairs follow each other. */
function pairBrackets(line: readonly Glyph[]): void {
  for (const pair of BRACKETS) {
    const own = line.filter(({ text }) => pair.includes(text))
    if (own.length % 2 === 0) own.forEach((glyph, at) => (glyph.text = pair.charAt(at % 2)))
  }
}

/** `sum`: of the two edges between which the letters change sides. */
function flip(glyphs: readonly Glyph[], sum: number): void {
  for (const glyph of glyphs) {
    const { left, right } = glyph
    glyph.left = sum - right
    glyph.right = sum - left
  }
}

/** Letters on one baseline without a wide gap, from left to right; those of one sign in the order of the file. */
function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = []
  for (const glyph of glyphs.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const last = lines.at(-1)
    const isBeside = last && glyph.left - must(last.at(-1)).right < glyph.style.size * COLUMN_GAP_EMS
    if (isBeside && Math.abs(glyph.baseline - must(last[0]).baseline) < 1) last.push(glyph)
    else lines.push([glyph])
  }
  return lines
}
