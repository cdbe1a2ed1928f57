import { must } from '#core/must.ts'
import type { Glyph, PdfPage } from '#core/resume/parse/document.ts'
import type { Line } from '#core/resume/parse/layout/line.ts'

const WIDE = 1 / 4
/** Text whose baselines differ by less of its size stands on one row. */
const SAME_ROW = 0.35
/** Two lines stand beside each other when they share this much of the lower one's height. */
const BESIDE = 0.5

/** Printed rows over the whole width of the page, and how many have a gap of more than a quarter of it inside. */
export function countRows(pages: PdfPage[]): { rows: number; wideRows: number } {
  let rows = 0
  let wideRows = 0
  for (const page of pages) {
    for (const row of rowsOf(page.glyphs)) {
      rows += 1
      if (widestGap(row) > page.width * WIDE) wideRows += 1
    }
  }
  return { rows, wideRows }
}

/** Lines with a line of another column at their side: the gap between columns may be narrow. */
export function countBeside(lines: readonly Line[]): number {
  return lines.filter((line) => lines.some((other) => other.region !== line.region && isBeside(line, other))).length
}

function isBeside(a: Line, b: Line): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const height = Math.min(a.bottom - a.top, b.bottom - b.top)
  return shared > height * BESIDE && (a.right <= b.left || b.right <= a.left)
}

function rowsOf(glyphs: Glyph[]): Glyph[][] {
  const seen = glyphs
    .filter((glyph) => !glyph.isHidden && glyph.text.trim() !== '')
    .sort((a, b) => a.baseline - b.baseline)
  const rows: Glyph[][] = []
  for (const glyph of seen) {
    const row = rows.at(-1)
    if (row && glyph.baseline - must(row[0]).baseline <= Math.max(1.5, glyph.style.size * SAME_ROW)) row.push(glyph)
    else rows.push([glyph])
  }
  return rows
}

function widestGap(row: Glyph[]): number {
  const sorted = [...row].sort((a, b) => a.left - b.left)
  let widest = 0
  let right = must(sorted[0]).right
  for (const glyph of sorted) {
    widest = Math.max(widest, glyph.left - right)
    right = Math.max(right, glyph.right)
  }
  return widest
}
