import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { readTracker } from './read-tracker.ts'
import type { TableRow } from './table-rows.ts'
import { joinSheets } from './join-sheets.ts'

const TODAY = '2026-11-22'
const tableOf = (...lines: string[][]): TableRow[] => lines.map((cells, index) => ({ row: index + 1, cells }))

describe('tables as people keep them', () => {
  const rowsOf = (...lines: string[][]) => {
    const reading = readTracker(tableOf(...lines), TODAY)
    return reading.refused === null ? reading.rows : []
  }

  test('marks of direction are left out, and what nobody can see is empty', () => {
    const [row] = rowsOf(['Company', 'Role', 'Notes'], ['Acme\u202E', '\u2067Clerk\u2069', '\u200B'])
    expect(row).toMatchObject({ company: 'Acme', title: 'Clerk', notes: null })
  })

  test('boxes to tick, one a stage', () => {
    const rows = rowsOf(
      ['Employer', 'Job', 'Sent on', 'Applied', 'Phone screen', 'Interview', 'Rejected', 'Where'],
      ['Kite Works', 'Clerk', '2026-09-07', 'TRUE', 'TRUE', 'FALSE', 'FALSE', 'Leeds'],
      ['Fern Hall', 'Cook', '2026-09-08', 'TRUE', 'FALSE', 'FALSE', 'TRUE', 'York'],
      ['Moss Bank', 'Usher', '', 'FALSE', 'FALSE', 'FALSE', 'FALSE', 'Ripon'],
    )
    expect(rows.map(({ stage, outcome, location }) => [stage, outcome, location])).toEqual([
      ['talks', null, 'Leeds'],
      ['applied', 'rejected', 'York'],
      ['saved', null, 'Ripon'],
    ])
  })

  test('a status that says more is kept, with what it asks to do, and where it was found is no place', () => {
    const rows = rowsOf(
      ['Company', 'Role', 'Where I found it', 'Sent on', 'Status / notes', '€/month gross', 'Who'],
      ['Kite Works', 'Clerk', 'kites.example', '2026-11-10', 'HR call 1.12. 14:00 Teams', '3800', 'Ada Lind'],
      ['Fern Hall', 'Cook', 'a friend', '2026-11-03', 'NO – too little soup', '5200', ''],
      ['Moss Bank', 'Usher', 'web', '2026-11-04', 'rejected 19/11', '', ''],
    )
    expect(rows.map(({ stage, outcome, said, location, source }) => [stage, outcome, said, location, source])).toEqual([
      ['talks', null, 'HR call 1.12. 14:00 Teams', null, 'kites.example'],
      [null, null, 'NO – too little soup', null, 'a friend'],
      ['applied', 'rejected', undefined, null, 'web'],
    ])
    expect(rows[0]).toMatchObject({
      salaryText: '3800',
      contact: 'Ada Lind',
      tasks: [{ title: 'HR call 1.12. 14:00 Teams', dueOn: '2026-12-01', atTime: '14:00' }],
    })
  })

  test('a row that was sent and has no box ticked was applied for', () => {
    const rows = rowsOf(
      ['Company', 'Role', 'Date applied', 'Interview', 'Rejected'],
      ['Fern Hall', 'Cook', '2026-10-01', '', ''],
      ['Moss Bank', 'Usher', '2026-10-02', 'x', 'x'],
    )
    expect(rows.map(({ stage }) => stage)).toEqual(['applied', 'interviewing'])
  })

  test('a card whose name holds post and firm', () => {
    const rows = rowsOf(
      ['Card Name', 'Card Description', 'List Name'],
      ['Gardener @ Fern Hall', 'wear boots', 'Applied'],
      ['Usher @ Moss Bank', '', 'To apply'],
    )
    expect(rows.map(({ title, company, stage }) => [title, company, stage])).toEqual([
      ['Gardener', 'Fern Hall', 'applied'],
      ['Usher', 'Moss Bank', 'saved'],
    ])
  })

  test('days without a year below the name of their month', () => {
    const rows = rowsOf(
      ['Datum', 'Firma', 'Stelle'],
      ['Dezember 2025', '', ''],
      ['14.12.', 'Fern GmbH', 'Köchin'],
      ['Januar 2026', '', ''],
      ['2.1.', 'Esche KG', 'Wirtin'],
      ['3.1.', 'Moos AG', 'Gärtner'],
    )
    expect(rows.map(({ appliedOn }) => appliedOn)).toEqual(['2025-12-14', '2026-01-02', '2026-01-03'])
  })

  test('a column called as links are, without a link in it, may hold the post', () => {
    const rows = rowsOf(['Firma', 'İlan'], ['Yosun Bank', 'Muhasebeci'], ['Çınar AŞ', 'Uzman'])
    expect(rows.map(({ title, url }) => [title, url])).toEqual([
      ['Muhasebeci', null],
      ['Uzman', null],
    ])
  })

  test('sheets of one workbook: sums left out, a second list below the first in its columns', () => {
    const joined = joinSheets([
      tableOf(['Dashboard'], ['Sent', '6']),
      tableOf(['Company', 'Role'], ['Fern Hall', 'Cook']),
      tableOf(['Old ones'], ['Stelle', 'Firma', 'Pay'], ['Usher', 'Moss Bank', '12']),
      tableOf(['Name', 'Company', 'Email'], ['Ada', 'Moss Bank', 'ada@moss.example']),
    ])
    const reading = readTracker(joined, TODAY)
    expect(
      reading.refused === null &&
        reading.rows.map(({ row, company, title, salaryText }) => [row, company, title, salaryText]),
    ).toEqual([
      [2, 'Fern Hall', 'Cook', null],
      [3, 'Moss Bank', 'Usher', '12'],
    ])
  })
})

describe('no row is dropped without a word', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '',
      'Nord GmbH',
      'Baker',
      'Applied',
      'Rejected (2)',
      'Total',
      '12',
      '2026-03-09',
      'September 2026',
      'Company',
      'Title',
    ),
    fc.string({ maxLength: 12 }),
  )
  const tables = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 30 })
  const headed = fc
    .tuple(
      tables,
      fc.constantFrom<string[]>(
        ['Company', 'Title', 'Status'],
        ['Firma', 'Stelle', 'Datum', 'Notiz'],
        ['Poste', 'Entreprise'],
      ),
      tables,
    )
    .map(([above, header, below]) => [...above.slice(0, 3), header, ...below])

  test('in any table every row that holds something is an application, named, or the column names', () => {
    fc.assert(
      fc.property(fc.oneof(tables, headed), (lines) => {
        const reading = readTracker(tableOf(...lines), TODAY)
        if (reading.refused !== null) return
        const filled = lines.filter((cells) => cells.some((one) => one.trim() !== '')).length
        const named = [...reading.rows, ...reading.skipped].map(({ row }) => row)
        expect(new Set(named).size).toBe(named.length)
        const isHeaderNamed = reading.skipped.some(
          ({ reason, row }) => reason === 'heading' && !reading.rows.some((one) => one.row < row),
        )
        expect(filled - named.length).toBeLessThanOrEqual(1)
        if (filled > named.length) expect(isHeaderNamed || reading.headers.some((name) => name !== '')).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  test('in any workbook every row of every sheet is kept', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(tables, headed), { minLength: 1, maxLength: 4 }), (sheets) => {
        const all = sheets.map((lines) => tableOf(...lines))
        const isFull = (rows: readonly TableRow[]) =>
          rows.filter(({ cells }) => cells.some((one) => one.trim() !== '')).length
        const headers = all.length
        const joined = isFull(joinSheets(all))
        const given = all.reduce((sum, rows) => sum + isFull(rows), 0)
        expect(joined).toBeGreaterThanOrEqual(given - headers + 1)
        expect(joined).toBeLessThanOrEqual(given)
      }),
      { numRuns: runs(300) },
    )
  })

  test('a group named in a separate row says what stands below it, and a repeated header is none', () => {
    const header = ['Company', 'Title', 'Place']
    const lines = [
      header,
      ['Applied (2)', '', ''],
      ['Tide', 'Baker', 'Hull'],
      header,
      ['Rejected', '', ''],
      ['Sage', 'Cook', 'Goole'],
    ]
    expect(readTracker(tableOf(...lines), TODAY)).toMatchObject({
      rows: [
        { row: 3, company: 'Tide', stage: 'applied', outcome: null },
        { row: 6, company: 'Sage', outcome: 'rejected' },
      ],
      skipped: [
        { row: 2, reason: 'heading' },
        { row: 4, reason: 'heading' },
        { row: 5, reason: 'heading' },
      ],
    })
  })
})
