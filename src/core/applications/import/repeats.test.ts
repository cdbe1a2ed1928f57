import { expect, it } from 'vitest'
import { readTracker } from './read-tracker.ts'
import type { TableRow } from './table-rows.ts'
import { repeatedRows } from './repeats.ts'

const TODAY = '2026-11-22'
const rowsOf = (...lines: string[]) => {
  const table: TableRow[] = ['Company,Role,Applied,Status', ...lines].map((line, at) => ({
    row: at + 1,
    cells: line.split(','),
  }))
  const reading = readTracker(table, TODAY)
  if (reading.refused !== null) throw new Error(reading.refused)
  return reading.rows
}

it('a row that names the job of another, applied for on the same day, repeats it; who got furthest stays', () => {
  const rows = rowsOf(
    'AnPost,Reporting Analyst,5 Oct 2026,applied',
    'An Other,Reporting Analyst,5 Oct 2026,applied',
    'anpost Ltd,Analyst Reporting,5 Oct 2026,rejected 19/10',
    'AnPost,Reporting Analyst,6 Oct 2026,applied',
    'AnPost,,5 Oct 2026,applied',
    'AnPost,Reporting Analyst,,saved',
  )
  expect([...repeatedRows(rows)].map(({ row }) => row)).toEqual([2])
})

it.each([
  ['rejected 19/10', '2026-10-19'],
  ['Rejected on 19 Oct', '2026-10-19'],
  ['Absage 19.10.2026', '2026-10-19'],
  ['rejected 2026-10-19', '2026-10-19'],
  ['rejected 19/12', undefined],
  ['rejected 9/10', undefined],
  ['rejected 1/10', undefined],
  ['rejected after 2 interviews', undefined],
  ['interview 19/10', undefined],
])('"%s" ended on %s', (word, outcomeOn) => {
  const [row] = rowsOf(`AnPost,Analyst,5 Oct 2026,${word}`)
  expect([row?.outcomeOn, row?.outcome]).toEqual([outcomeOn, word.startsWith('interview') ? null : 'rejected'])
})
