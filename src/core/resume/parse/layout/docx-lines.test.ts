import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import type { DocxParagraph } from '../document.ts'
import { readDocxLines } from './docx-lines.ts'
import { createJudge } from './judge.ts'

const cell = (column: number, texts: string[]): DocxParagraph[] =>
  texts.map((text, at) => ({
    index: column * 10 + at,
    runs: [{ text, isBold: false, isItalic: false, size: 11, color: 0, isHidden: false }],
    headingLevel: null,
    isTitle: false,
    isListItem: false,
    isCentred: false,
    indent: 0,
    spaceBefore: 0,
    hasRule: false,
    area: 'body',
    cell: { table: 1, row: 1, column, columns: 2 },
    links: [],
  }))

it('reads the fields of a row side by side, though a narrow one goes on below', () => {
  const row = [
    cell(0, ['Projects Clerk']),
    cell(1, ['Tallow Mills']),
    cell(2, ['Leeds,', 'England']),
    cell(3, ['03/2019 – 06/2021']),
  ]
  expect(readDocxLines(row.flat(), createJudge()).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Projects Clerk', 'Tallow Mills', 'Leeds,', '03/2019 – 06/2021'],
    ['England'],
  ])
})

it.each([
  [['Mar 2011-', 'June 2012'], ['Mar 2011- June 2012']],
  [['Feb-', 'July 2013'], ['Feb- July 2013']],
  [
    ['2011', '2012'],
    ['2011', '2012'],
  ],
])('a cell of the dates %j is read as %j', (dates, expected) => {
  const names = ['Tallow University', 'Garden Assistant', 'Counted bees in four gardens', 'Wrote two papers']
  const lines = readDocxLines([...cell(0, dates), ...cell(1, names)], createJudge()).map(({ cells }) =>
    cells.map(({ text }) => text).join(' '),
  )
  expect(lines).toEqual([...expected, ...names])
})

it('reads a paragraph without end in parts, and loses nothing of it', () => {
  const [one] = cell(0, ['Wrote reports in SQL. '.repeat(600)])
  const lines = readDocxLines([{ ...must(one), cell: null }], createJudge())
  expect(lines.length).toBe(4)
  expect(lines.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe('WrotereportsinSQL.'.repeat(600))
})

it('joins the years that a narrow cell broke over its lines', () => {
  const row = [cell(0, ['HSC']), cell(1, ['Tallow School']), cell(2, ['   2018-\n   2019']), cell(3, ['89 %'])]
  expect(readDocxLines(row.flat(), createJudge()).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['HSC', 'Tallow School', '2018- 2019', '89 %'],
  ])
})
