import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { joinWrappedLines, mergeLines } from './join-wrapped.ts'

describe('a line and the one it goes on in', () => {
  it.each([
    ['Clerk, Quill Mills, Selby Part-', 'Dieu', 'Clerk, Quill Mills, Selby Part-Dieu'],
    ['Clerk, Univer-', 'sity of Selby', 'Clerk, University of Selby'],
    ['Leitung Weberei-', 'und Färberei', 'Leitung Weberei- und Färberei'],
    ['Clerk, Quill Mills -', 'Selby', 'Clerk, Quill Mills - Selby'],
    ['Clerk, Quill', 'Mills', 'Clerk, Quill Mills'],
  ])('%s, %s', (above, below, whole) => {
    const [line, next] = linesOf([above, below])
    const merged = mergeLines(must(line), must(next))
    expect([merged.text, merged.cells[0]?.text, merged.cells[0]?.runs.map(({ text }) => text).join('')]).toEqual([
      whole,
      whole,
      whole,
    ])
  })
})

it.each([
  ['Clerk, Quorbel Services, Cyber Hadrin Group of Mantwick and Selby Vale', 'Ledgers, sealed letters, stamps.', 2],
  ['Clerk, Quorbel Services, Cyber Hadrin Group of Mantwick and Selby Vale', 'Hill Zorber Division', 1],
  ['Teaching Assistant, Centre for Old Letters, Mantwick Quorbel Università', 'della Hadrin, Selby, Italy', 1],
])('%s beside a date and %s below it: %i lines', (above, below, count) => {
  const [date, behind] = linesOf([`2011 – 2015 ¦ ${above}`, [below, { left: 125 }]])
  const edge = { regionRight: must(date).right + 20 }
  expect(joinWrappedLines([must(date), must(behind)].map((line) => ({ ...line, ...edge }))).length).toBe(count)
})

it.each([
  ['Moorside University - BSc in Boats and', 'Bridges ¦ Aug 2022 - May 2026', 1],
  ['Moorside University - BSc in Boats', 'Harbour School ¦ 2018 - 2022', 2],
  ['Moorside University - BSc in Boats and', 'Bridges ¦ Selby', 2],
])('%s goes on in a line that ends with its date, %s: %i lines', (above, below, count) => {
  expect(joinWrappedLines(linesOf([above, [below, { gapAbove: 0.2 }]])).length).toBe(count)
})

it('a range goes on in the next line, whatever the letters before it', () => {
  const [line, next] = linesOf(['Clerk – Quill Institute 12/2024 –', ['02/2025', { gapAbove: 0.2 }]])
  const [cell] = must(line).cells
  const [run] = must(cell).runs
  const runs = [
    { ...must(run), text: 'Clerk – Quill Institute', isBold: true, size: 11 },
    { ...must(run), text: ' 12/2024 –' },
  ]
  const styled = { ...must(line), size: 11, cells: [{ ...must(cell), runs }] }
  expect(joinWrappedLines([styled, must(next)]).map(({ text }) => text)).toEqual([
    'Clerk – Quill Institute 12/2024 – 02/2025',
  ])
})

it.each([
  ['a date that left no room', 'Weaver, Tansy Marine and Harbour ¦ 08/2010 – 05/2012', 'Institute', 30, 1],
  ['a date far to the right', 'Weaver, Tansy Marine and Harbour ¦ 08/2010 – 05/2012', 'Institute', 300, 2],
  ['a place beside it', 'Weaver, Tansy Marine and Harbour ¦ Selby', 'Institute', 30, 2],
])('a name beside %s goes on below it or not', (_, above, below, apart, count) => {
  const [line, next] = linesOf([above, below])
  const [own, beside] = must(line).cells
  const cells = [must(own), { ...must(beside), left: must(own).right + apart }]
  const joined = joinWrappedLines([{ ...must(line), cells, regionRight: must(beside).right }, must(next)])
  expect(joined.length).toBe(count)
  if (count === 1) expect(joined[0]?.cells.map(({ text }) => text)).toEqual([`${own?.text} ${below}`, beside?.text])
})

it.each([
  ['Umschulung zum Tischler', 'für Holzbau (IHK)', 1],
  ['Licence Lettres', 'de l’Université d’Ardrow', 1],
  ['Weaver', 'at Tansy Mills', 2],
  ['2019 – 2021', 'für Holzbau', 2],
])('%s and %s: %i lines, whatever their look', (above, below, count) => {
  expect(joinWrappedLines(linesOf([[above, { isBold: true }], below])).length).toBe(count)
})
