import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { makePdf } from '#test/support/pdf.ts'
import { loadPdfium } from './pdfium-module.ts'
import { readPdfText } from './pdf-text.ts'

/** Two lines of text begin at 72, on 740 and 724. */
const LINES = ['Jo', 'Tester']
const squares = (places: [left: number, bottom: number][], side = 4) =>
  places.map(([left, bottom]) => `${left} ${bottom} ${side} ${side} re f`).join(' ')
const row = (from: number, bottom: number) => [0, 1, 2, 3, 4].map((at): [number, number] => [from + 7 * at, bottom])

it.each([
  [
    'before each line',
    squares([
      [60, 741],
      [60, 725],
    ]),
    '•Jo•Tester',
  ],
  ['before one line alone', squares([[60, 741]]), 'JoTester'],
  [
    'before each line, as large as its letters',
    squares(
      [
        [58, 739],
        [58, 723],
      ],
      8,
    ),
    'JoTester',
  ],
  [
    'far before each line',
    squares([
      [30, 741],
      [30, 725],
    ]),
    'JoTester',
  ],
  [
    'between the lines',
    squares([
      [60, 733],
      [60, 717],
    ]),
    'JoTester',
  ],
  [
    'behind each line',
    squares([
      [110, 741],
      [110, 725],
    ]),
    'JoTester',
  ],
  ['five in a row before each line, as grades are drawn', squares([...row(36, 741), ...row(36, 725)]), 'JoTester'],
  ['as thin rules', '40 741 28 1 re f 40 725 28 1 re f', 'JoTester'],
])('shapes %s are read as signs of a list, or are none', async (_, before, expected) => {
  const { glyphs } = must(readPdfText(await loadPdfium(), makePdf(LINES, { before })).pages[0])
  expect(glyphs.map(({ text }) => text.trim()).join('')).toBe(expected)
})
