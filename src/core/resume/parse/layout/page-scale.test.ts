import { describe, expect, it } from 'vitest'
import type { Glyph, PdfPage } from '../document.ts'
import { createJudge } from './judge.ts'
import { readPdfLines } from './pdf-lines.ts'

const LINES: [text: string, left: number, row: number][] = [
  ['Ada Marsh', 40, 1],
  ['Work', 40, 4],
  ['Boat tester at Fenwick', 40, 5],
  ['2019 – 2021', 300, 5],
  ['Counted the boats.', 40, 6],
]

/** A page drawn `by` times as large as paper. */
function drawn(by: number): PdfPage {
  const style = { isBold: false, isItalic: false, size: 10 * by, color: 0 }
  const glyphs = LINES.flatMap(([text, left, row]) =>
    [...text].map((letter, at): Glyph => ({
      text: letter,
      left: (left + at * 5) * by,
      right: (left + at * 5 + 5) * by,
      top: (row * 14 - 8) * by,
      bottom: (row * 14 + 2) * by,
      baseline: row * 14 * by,
      style,
      isHidden: false,
      isUnreadable: false,
    })),
  )
  return { number: 1, width: 600 * by, height: 800 * by, glyphs, links: [] }
}

const read = (by: number) => readPdfLines([drawn(by)], createJudge())

describe('a page drawn much larger or smaller than paper', () => {
  it.each([0.3, 3.5, 12])('reads like paper at %d times its size', (by) => {
    expect(read(by).map((line) => line.cells.map((cell) => cell.text))).toEqual(
      read(1).map((line) => line.cells.map((cell) => cell.text)),
    )
  })

  it('says where a line stands in the lengths of its own page', () => {
    expect(read(3.5)[0]?.source).toMatchObject({ kind: 'pdf', page: 1, box: [140, 21, 157.5, 35.7] })
  })
})
