import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { joinCentredRows } from './centred-rows.ts'
import { createJudge } from './judge.ts'
import type { Piece } from './pieces.ts'
import { findTable } from './table-region.ts'

const LETTER = 5
const piece = (text: string, left: number, row: number, isBold = false): Piece => ({
  text,
  left,
  right: left + text.length * LETTER,
  top: row * 12 - 8,
  bottom: row * 12 + 2,
  baseline: row * 12,
  size: 10,
  page: 1,
  runs: [{ text, left, right: left + text.length * LETTER, isBold, isItalic: false, size: 10, color: 0 }],
})
const NAMES = [piece('Period', 40, 2), piece('Position', 160, 2), piece('Employer', 300, 2)]
const rowsOf = (...pieces: Piece[]) =>
  findTable([piece('Experience', 38, 1), ...NAMES, ...pieces], createJudge())?.rows.map((row) =>
    row.map((own) => own.text),
  )

describe('tables whose columns have names', () => {
  it('are none without a date below the names, or with names that are no columns', () => {
    expect(rowsOf(piece('Tester', 160, 3), piece('Acme Ltd', 300, 3))).toBeUndefined()
    expect(
      findTable(
        [piece('Poland', 40, 2), piece('Position', 160, 2), piece('Cats', 300, 2), piece('2019 – 2021', 40, 3)],
        createJudge(),
      ),
    ).toBeNull()
  })

  it('are read row by row, a cell of several lines as one', () => {
    expect(
      rowsOf(
        piece('05/2019 – 06/2021', 40, 3),
        piece('Senior tester of', 160, 3),
        piece('Acme Ltd', 300, 3),
        piece('boats', 160, 4),
        piece('2017 – 2019', 40, 5.2),
        piece('Clerk', 160, 5.2),
        piece('Bolt House Ltd', 300, 5.2),
      ),
    ).toEqual([
      ['05/2019 – 06/2021', 'Senior tester of boats', 'Acme Ltd'],
      ['2017 – 2019', 'Clerk', 'Bolt House Ltd'],
    ])
  })

  it('may have their names centred above cells that are not', () => {
    const names = [piece('Period', 60, 2), piece('Position', 200, 2), piece('Employer', 340, 2)]
    const cells = [piece('2019 – 2021', 40, 3), piece('Senior tester', 160, 3), piece('Bolt House Limited', 300, 3)]
    const found = findTable([piece('Experience', 38, 1), ...names, ...cells], createJudge())
    expect(found?.rows).toEqual([cells])
  })

  it('keep what was done below the names of a cell, and end at a heading or at the text below', () => {
    const found = must(
      findTable(
        [
          ...NAMES,
          piece('2019 – 2021', 40, 3),
          piece('Tester', 160, 3, true),
          piece('Acme Ltd', 300, 3),
          piece('Counted all the boats.', 160, 4),
          piece('Highlights', 30, 5),
          piece('Education', 40, 7, true),
          piece('BSc Physics', 40, 8),
        ],
        createJudge(),
      ),
    )
    expect(found.rows.map((row) => row.map((own) => own.text))).toEqual([
      ['2019 – 2021', 'Tester', 'Acme Ltd'],
      ['Counted all the boats.'],
    ])
    expect(found.below.map((own) => own.text)).toEqual(['Highlights', 'Education', 'BSc Physics'])
  })
})

describe('rows whose cells are centred', () => {
  const centred = (rows: [text: string, left: number, row: number][]) =>
    joinCentredRows(rows.map(([text, left, row]) => piece(text, left, row)))
  const TWO: [string, number, number][] = [
    ['Sr.', 40, 1],
    ['Degree', 90, 1.5],
    ['Year of', 300, 1],
    ['No.', 40, 2],
    ['Passing', 300, 2],
    ['1', 40, 4.5],
    ['B.Tech (Marine', 90, 4],
    ['2026', 300, 4.5],
    ['Engineering)', 90, 5],
  ]

  it('are one line each, a cell read from top to bottom', () => {
    expect(centred(TWO).map(({ text, baseline }) => [text, baseline])).toEqual([
      ['Sr. No.', 18],
      ['Degree', 18],
      ['Year of Passing', 18],
      ['1', 54],
      ['B.Tech (Marine Engineering)', 54],
      ['2026', 54],
    ])
    const table = must(
      findTable(joinCentredRows(TWO.map(([text, left, row]) => piece(text, left, row))), createJudge()),
    )
    expect(table.rows.map((row) => row.map(({ text }) => text))).toEqual([['1', 'B.Tech (Marine Engineering)', '2026']])
  })

  it.each([
    ['one such row alone', TWO.slice(0, 5)],
    ['lines a whole line apart', TWO.map(([text, left, row]) => [text, left, row * 2] as [string, number, number])],
    [
      'two columns of text whose lines do not stand level',
      Array.from(
        { length: 12 },
        (_, at) => [`word ${at}`, at % 2 === 0 ? 40 : 300, 1 + at / 2] as [string, number, number],
      ),
    ],
  ])('%s stay as they are', (_, rows) => {
    expect(centred(rows)).toHaveLength(rows.length)
  })
})
