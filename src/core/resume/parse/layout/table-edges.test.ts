import { expect, it } from 'vitest'
import type { Piece } from './pieces.ts'
import { tableEdges } from './table-edges.ts'

const LETTER = 5
const piece = (text: string, left: number, row: number): Piece => {
  const right = left + text.length * LETTER
  const run = { text, left, right, isBold: false, isItalic: false, size: 10, color: 0 }
  return {
    text,
    left,
    right,
    top: row * 14 - 8,
    bottom: row * 14 + 2,
    baseline: row * 14,
    size: 10,
    page: 1,
    runs: [run],
  }
}
const rows = (...written: [text: string, left: number][][]) =>
  written.map((row, at) => row.map(([text, left]) => piece(text, left, at)))
const WIDE: [string, number] = ['Tester of boats Fenwick Rail', 40]

it.each([
  [
    'a row that goes on over the edge of its neighbours',
    rows(
      [
        ['Clerk', 40],
        ['Acme', 120],
      ],
      [WIDE],
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
    ),
    [120, 120],
  ],
  [
    'one with a single row below',
    rows(
      [WIDE],
      [WIDE],
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
    ),
    [],
  ],
  [
    'one far from the others',
    rows(
      [
        ['Clerk', 40],
        ['Acme', 120],
      ],
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
      [],
      [],
      [],
      [WIDE],
    ),
    [],
  ],
  ['one whose neighbours begin there with nothing before', rows([['Acme', 120]], [WIDE], [['Gale', 120]]), []],
  [
    'a long sentence',
    rows(
      [
        ['Clerk', 40],
        ['Acme', 120],
      ],
      [['I tested the boats of a firm '.repeat(4), 40]],
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
    ),
    [],
  ],
  [
    'a piece that ends just behind it',
    rows(
      [
        ['Clerk', 40],
        ['Acme', 120],
      ],
      [['Tester of a boat', 42]],
      [
        ['Cook', 40],
        ['Gale', 120],
      ],
    ),
    [],
  ],
])('finds edges in %s', (_, page, edges) => {
  const at = page.findIndex((row) => row[0] && row[0].text.length > 10)
  expect(tableEdges(page, page.length > 3 ? 5 : Math.max(1, at))).toEqual(edges)
})
