import { expect, it } from 'vitest'
import type { Glyph, PdfPage } from '../document.ts'
import { createJudge } from './judge.ts'
import { readPdfLines } from './pdf-lines.ts'

const LETTER = 5
const style = { size: 10, isBold: false, isItalic: false, color: 0 }

/** A page with its lines 14 points below each other; each column begins at its own place. */
function pageOf(number: number, columns: [left: number, lines: string[]][]): PdfPage {
  const glyphs = columns.flatMap(([left, lines]) =>
    lines.flatMap((line, row) =>
      [...line].map((text, at): Glyph => ({
        text,
        left: left + at * LETTER,
        right: left + (at + 1) * LETTER,
        top: 100 + row * 14,
        bottom: 110 + row * 14,
        baseline: 108 + row * 14,
        style,
        isHidden: false,
        isUnreadable: false,
      })),
    ),
  )
  return { number, width: 600, height: 800, glyphs, links: [] }
}

const WIDE = 80
const SIDE = ['Skills', 'Weaving', 'Dyeing', 'Interests', 'Chess', 'Rowing']
const MAIN = [
  'Experience',
  'Weaver, Fenwick Rail',
  'Ran forty looms in two halls through the winter',
  'and wrote down what each had cost',
  'Education',
  'Selby College of Textiles',
]
const WHOLE = [
  'Weaver of the second hall, Tallow Mills, '.padEnd(WIDE, 'and more '),
  'Kept the looms running.',
  'Dyer, Holt',
]

it.each<[string, number, number]>([
  ['left', 40, 180],
  ['right', 430, 40],
])('a side column on the %s that has ended gives its place to the text beside it', (_, side, main) => {
  const lines = readPdfLines(
    [
      pageOf(1, [
        [side, SIDE],
        [main, MAIN],
      ]),
      pageOf(2, [[40, WHOLE]]),
    ],
    createJudge(),
  )
  const region = (text: string) => lines.find((line) => line.text.startsWith(text))?.region
  expect(region('Selby College')).not.toBe(region('Rowing'))
  expect(region('Weaver of the second hall')).toBe(region('Selby College'))
})
