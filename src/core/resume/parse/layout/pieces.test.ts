import { describe, expect, it } from 'vitest'
import type { Glyph, PdfPage } from '../document.ts'
import { readPieces } from './pieces.ts'

/** Words of one line, each with the sizes its letters are printed in. */
function page(words: [text: string, sizes: number[]][]): PdfPage {
  let left = 40
  const glyphs: Glyph[] = []
  for (const [text, sizes] of words) {
    for (const [at, letter] of [...text].entries()) {
      const size = sizes[at] ?? sizes.at(-1)!
      const style = { isBold: false, isItalic: false, size, color: 0 }
      glyphs.push({
        text: letter,
        left,
        right: left + size / 2,
        top: 92,
        bottom: 102,
        baseline: 100,
        style,
        isHidden: false,
        isUnreadable: false,
      })
      left += size / 2
    }
    left += 4
  }
  return { number: 1, width: 600, height: 800, glyphs, links: [] }
}

const sizes = (words: [string, number[]][]) =>
  readPieces(page(words)).flatMap((piece) => piece.runs.map((run) => [run.text.trim(), run.size]))

describe('small capitals', () => {
  it('leaves words of two sizes apart', () => {
    expect(
      sizes([
        ['Analyst', [12]],
        ['Acme', [9]],
      ]),
    ).toEqual([
      ['Analyst', 12],
      ['Acme', 9],
    ])
  })

  it('leaves a decorated initial alone', () => {
    expect(sizes([['Analyst', [30, 9]]])).toEqual([
      ['A', 30],
      ['nalyst', 9],
    ])
  })

  it('reads a line of capitals in two sizes as one look, small words between them too', () => {
    expect(
      sizes([
        ['Diploma', [10, 7]],
        ['in', [7]],
        ['Design', [10, 7]],
      ]),
    ).toEqual([['Diploma in Design', 10]])
  })
})
