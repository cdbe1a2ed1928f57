import { expect, it } from 'vitest'
import { joinJustified } from './justified.ts'
import type { Piece } from './pieces.ts'

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
/** Pieces of a row, each `gap` points behind the one before it, up to the right edge. */
function row(words: string[], at: number, gaps: number[], right = 400): Piece[] {
  const width =
    words.join('').length * LETTER + words.slice(1).reduce((sum, _, index) => sum + (gaps[index] ?? gaps[0] ?? 0), 0)
  let left = right - width
  return words.map((word, index) => {
    const own = piece(word, left, at)
    left = own.right + (gaps[index] ?? gaps[0] ?? 0)
    return own
  })
}
const text = (words: string, at: number) => row([words], at, [])

it.each([
  [
    'a line stretched to the edge',
    row(['Time', 'Management,', 'Counting,', 'Boats'], 2, [14]),
    ['Time Management, Counting, Boats'],
  ],
  [
    'one behind a label',
    [...row(['Where'], 2, [], 140), ...row(['Time', 'Management,', 'Counting,', 'Boats'], 2, [14])],
    ['Where', 'Time Management, Counting, Boats'],
  ],
  [
    'cells that stand unevenly apart',
    row(['Time', 'Management,', 'Counting,', 'Boats'], 2, [14, 30, 22]),
    ['Time', 'Management,', 'Counting,', 'Boats'],
  ],
  [
    'chips, some of two words',
    row(['Go', 'Power BI', 'Team work', 'Sails'], 2, [14]),
    ['Go', 'Power BI', 'Team work', 'Sails'],
  ],
  [
    'chips that end by chance where one line of text does',
    row(['Go', 'Rust', 'Sails', 'Boats'], 2, [14]),
    ['Go', 'Rust', 'Sails', 'Boats'],
  ],
])('reads %s', (_, pieces, expected) => {
  const around = text('I count boats and write about them.', 1)
  expect(
    joinJustified([...around, ...pieces])
      .slice(1)
      .map((own) => own.text),
  ).toEqual(expected)
})

it('takes a line without commas for text where several lines end there', () => {
  const pieces = [
    ...text('I count boats and write of them.', 1),
    ...row(['We', 'counted', 'the', 'boats'], 2, [14]),
    ...text('and all of their many sails.', 3),
  ]
  expect(joinJustified(pieces).map((own) => own.text)).toContain('We counted the boats')
})
