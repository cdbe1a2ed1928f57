import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import type { Glyph, PdfPage } from '../document.ts'
import { readPieces } from './pieces.ts'

/** Words of one line, each with the sizes its letters are printed in. */
function page(words: [text: string, sizes: number[]][]): PdfPage {
  let left = 40
  const glyphs: Glyph[] = []
  for (const [text, sizes] of words) {
    for (const [at, letter] of [...text].entries()) {
      const size = sizes[at] ?? must(sizes.at(-1))
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

it.each([
  ['J O   P O E', 'JO POE'],
  ['W O R K   H I S T O R Y', 'WORK HISTORY'],
  ['Go, C and R', 'Go, C and R'],
])('reads letters typed apart, %s, by their wider blanks', (printed, expected) => {
  expect(readPieces(page([[printed, [10]]])).map(({ text }) => text)).toEqual([expected])
})

it('takes no notice of a blank that the file sets inside another word', () => {
  const own = page([['Instructor', [10]]])
  const stray = {
    ...must(own.glyphs[0]),
    text: ' ',
    left: must(own.glyphs[8]).left - 0.2,
    right: must(own.glyphs[8]).left + 2,
  }
  const far = [
    ...own.glyphs,
    ...page([['Elsewhere', [10]]]).glyphs.map((glyph) => ({ ...glyph, baseline: 300 })),
    stray,
  ]
  expect(readPieces({ ...own, glyphs: far }).map(({ text }) => text)).toEqual(['Instructor', 'Elsewhere'])
})

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

  it.each([
    ['SiTE RELiABiLiTY ENGiNEER', 'SITE RELIABILITY ENGINEER'],
    ['SOFTWARE ARCHiTECT FOR iOS', 'SOFTWARE ARCHITECT FOR iOS'],
    ['LiDAR AND WiFi', 'LiDAR AND WiFi'],
    ['iOS, AWS, SQLi', 'iOS, AWS, SQLi'],
    ['JavaScript ENGiNEER', 'JavaScript ENGiNEER'],
  ])('writes the small letter among the capitals of %s like them', (printed, expected) => {
    expect(readPieces(page(printed.split(' ').map((word) => [word, [10]]))).map(({ text }) => text)).toEqual([expected])
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

describe('a date that fills its margin', () => {
  type Word = [text: string, left: number, isBold?: boolean]
  const styles = [false, true].map((isBold) => ({ isBold, isItalic: false, size: 10, color: 0 }))
  const rows = (...written: Word[][]): PdfPage => ({
    number: 1,
    width: 600,
    height: 800,
    links: [],
    glyphs: written.flatMap((words, row) =>
      words.flatMap(([text, left, isBold]) =>
        [...text].map((letter, at): Glyph => ({
          text: letter,
          left: left + at * 5,
          right: left + at * 5 + 5,
          top: row * 14 + 6,
          bottom: row * 14 + 16,
          baseline: row * 14 + 14,
          style: must(styles[isBold ? 1 : 0]),
          isHidden: false,
          isUnreadable: false,
        })),
      ),
    ),
  })
  const below: Word[][] = [
    [['Fenwick Rail', 112]],
    [
      ['May 2019', 40],
      ['Tester', 113, true],
    ],
    [['Marsh Boats', 112]],
  ]

  it('is parted from the title in another look where lines begin', () => {
    const page = rows(
      [
        ['December 2023', 40],
        ['Developer', 112, true],
      ],
      ...below,
    )
    expect(readPieces(page).map((piece) => piece.text)).toEqual(
      expect.arrayContaining(['December 2023', 'Developer', 'May 2019', 'Tester']),
    )
  })

  it('stays one with a word in its own look', () => {
    const page = rows(
      [
        ['December 2023', 40],
        ['Developer', 112],
      ],
      ...below,
    )
    expect(readPieces(page)[0]?.text).toBe('December 2023 Developer')
  })
})

it('parts a row of a table whose cells nearly touch where those above and below begin', () => {
  const row = (words: [string, number][], baseline: number) =>
    words.flatMap(([text, left]) => {
      const [first, ...rest] = page([[text, [10]]]).glyphs
      return [first, ...rest].map((glyph) => {
        const own = must(glyph)
        return { ...own, left: own.left - 40 + left, right: own.right - 40 + left, baseline }
      })
    })
  const glyphs = [
    ...row(
      [
        ['Clerk', 40],
        ['Acme', 120],
      ],
      100,
    ),
    ...row(
      [
        ['Senior tester', 40],
        ['Fenwick', 120],
      ],
      114,
    ).map((glyph) => (glyph.left < 120 ? { ...glyph, left: glyph.left + 12, right: glyph.right + 12 } : glyph)),
    ...row(
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
      128,
    ),
  ]
  expect(readPieces({ ...page([]), glyphs }).map(({ text }) => text)).toEqual([
    'Clerk',
    'Acme',
    'Senior tester',
    'Fenwick',
    'Cook',
    'Gale',
  ])
})
