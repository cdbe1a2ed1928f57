import { expect, it } from 'vitest'
import { csvFile } from './csv-file.ts'

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=1\nand more', '＝1', '＋1', '－1', '＠A1'])(
  'a cell that begins like %j is text',
  (cell) => expect(csvFile(['Company'], [[cell]]).toString()).toBe(`\uFEFFCompany\r\n"'${cell}"`),
)

it('leaves other cells as they are', () => {
  expect(csvFile(['Company', 'Title'], [['A=B', 'C, D']]).toString()).toBe('\uFEFFCompany,Title\r\nA=B,"C, D"')
})

it.each(['a;=1+1;b', 'a\t=1+1'])('what other programs part %j at stays one cell', (cell) => {
  expect(csvFile(['Company', 'Title'], [[cell, 'T']]).toString()).toBe(`\uFEFFCompany,Title\r\n"${cell}",T`)
})
