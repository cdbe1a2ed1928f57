import { expect, it } from 'vitest'
import { cellsToLine } from './line-draft.ts'

function cellsOf(text: string): string[] {
  const run = { text, left: 40, right: 400, isBold: false, isItalic: false, size: 10, color: 0 }
  return cellsToLine([{ text, left: 40, right: 400, runs: [run] }], {
    top: 0,
    bottom: 10,
    region: 0,
    isCentred: false,
    place: { kind: 'docx', paragraph: 0 },
  }).cells.map((cell) => cell.text)
}

it.each([
  ['Fenwick Rail . . . . . . Leeds', ['Fenwick Rail', 'Leeds']],
  ['Fenwick Rail ------------ Leeds', ['Fenwick Rail', 'Leeds']],
  ['Fenwick Rail ______ 2019 – 2021', ['Fenwick Rail', '2019 – 2021']],
  ['________ Experience', ['________ Experience']],
  ['Fenwick Rail -- Leeds', ['Fenwick Rail -- Leeds']],
  ['Adobe Illustrator ● ● ● ● ○', ['Adobe Illustrator']],
  ['Figma ★★★☆☆', ['Figma']],
  ['Figma • Sketch', ['Figma • Sketch']],
])('%j is read as %j', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})
