import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { parseDay } from './days.ts'
import { joinSheets, readTracker, type TableRow } from './read-tracker.ts'
import { statusOf } from './status-words.ts'

const TODAY = '2026-11-22'
const tableOf = (...lines: string[][]): TableRow[] => lines.map((cells, index) => ({ row: index + 1, cells }))

describe('status words', () => {
  test.each([
    ['Not started yet', 'saved', null],
    ['Rejected after final interview', 'applied', 'rejected'],
    ['Keine Rückmeldung', 'applied', 'no_answer'],
    ['İlan kapandı', 'applied', 'closed_by_employer'],
    ['Başvurumu geri çektim', 'applied', 'withdrawn'],
    ['Phone screen', 'talks', null],
    ['Second interview', 'interviewing', null],
    ['Offre reçue', 'offer', null],
    ['Contratada', 'offer', 'accepted'],
    ['I declined', 'offer', 'declined'],
    ['en attente', 'applied', null],
  ])('%s is %s, %s', (word, stage, outcome) => {
    expect(statusOf(word)).toEqual({ stage, outcome })
  })

  test.each(['Declined', 'Turned down', 'expired', 'in limbo', '', '🙂'])('%s has to be asked about', (word) => {
    expect(statusOf(word)).toBeNull()
  })
})

describe('days', () => {
  test.each([
    ['2026-03-09T10:11:12Z', '2026-03-09'],
    ['9 mars 2026', '2026-03-09'],
    ['April 11, 2026', '2026-04-11'],
    ['11. August 2026', '2026-08-11'],
    ['26 de mayo de 2026', '2026-05-26'],
    ['31/02/2026', null],
    ['0000-00-00', null],
    ['soon', null],
  ])('%s is %s', (cell, day) => {
    expect(parseDay(cell, 'dayFirst')).toBe(day)
  })

  test.each([
    ['21-Nov-26', '2026-11-21'],
    ["Nov 21 '26", '2026-11-21'],
    ['21.11.26', '2026-11-21'],
    ['2026 Nov 21', '2026-11-21'],
    ['21 Nov 10:00', '2026-11-21'],
    ['21 Nov', '2026-11-21'],
    ['21. Kasım', '2026-11-21'],
    ['24 déc.', '2025-12-24'],
    ['Nov 21', '2026-11-21'],
    // the 26th, or the month
    ['Nov 26', null],
    ['Feb 29', null],
  ])('%s, read on 28 November 2026, is %s', (cell, day) => {
    expect(parseDay(cell, 'dayFirst', '2026-11-28')).toBe(day)
  })

  test('what names no day up to today is asked for, and the answer is the day', () => {
    const table = tableOf(
      ['Company', 'Role', 'Status', 'Date applied'],
      ['Arc', 'Dev', 'Applied', '31/02/2026'],
      ['Bex', 'Dev', 'Applied', '-'],
      ['Cor', 'Dev', 'Applied', '30/12/2126'],
      ['Dun', 'Dev', 'To apply', 'by Friday'],
      ['Elm', 'Dev', 'Applied', '03/11/2025'],
    )
    const open = readTracker(table, TODAY)
    expect(open).toMatchObject({ questions: { unclearDays: ['31/02/2026', '30/12/2126'] } })
    const answered = readTracker(table, TODAY, { days: { '31/02/2026': '2026-02-28', '30/12/2126': '2025-12-30' } })
    expect(answered).toMatchObject({
      questions: { unclearDays: [] },
      rows: [{ appliedOn: '2026-02-28' }, { appliedOn: null }, { appliedOn: '2025-12-30' }, {}, {}],
    })
  })
})

describe('a tracker file', () => {
  test('finds its header below a title line and reports a sum line', () => {
    const reading = readTracker(
      tableOf(
        ['My search', '', ''],
        ['Firma', 'Stelle', 'Status'],
        ['Nord GmbH', 'Bäcker', 'beworben'],
        ['Gesamt', '1', ''],
      ),
      TODAY,
    )
    expect(reading).toMatchObject({
      refused: null,
      rows: [{ row: 3, company: 'Nord GmbH', stage: 'applied' }],
      skipped: [
        { row: 1, reason: 'above' },
        { row: 4, reason: 'summary' },
      ],
    })
  })

  test('asks for the order of day and month only when no day settles it', () => {
    const open = readTracker(tableOf(['Company', 'Date applied'], ['Arc', '3/4/2026']), TODAY)
    const settled = readTracker(tableOf(['Company', 'Date applied'], ['Arc', '3/4/2026'], ['Bex', '3/14/2026']), TODAY)
    expect(open).toMatchObject({ questions: { dateOrder: '3/4/2026' }, rows: [{ appliedOn: null }] })
    expect(settled).toMatchObject({ questions: { dateOrder: null }, rows: [{ appliedOn: '2026-03-04' }, {}] })
  })

  test('keeps cells that look like formulas as text', () => {
    const reading = readTracker(tableOf(['Company', 'Role', 'Notes'], ['Arc', 'Dev', '=cmd|calc']), TODAY)
    expect(reading).toMatchObject({ rows: [{ notes: '=cmd|calc' }] })
  })

  test('refuses a table about something else', () => {
    expect(readTracker(tableOf(['First Name', 'Email'], ['Ida', 'ida@x.example']), TODAY)).toMatchObject({
      refused: 'no_columns',
    })
    expect(readTracker(tableOf(['Company', 'Role']), TODAY)).toEqual({ refused: 'no_rows' })
  })

  test('accounts for every row that holds something', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ maxLength: 12 }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 30,
        }),
        (rows) => {
          const reading = readTracker(tableOf(['Company', 'Role', 'Status'], ...rows), TODAY)
          const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length
          if (reading.refused !== null) return filled === 0
          return reading.rows.length + reading.skipped.length === filled
        },
      ),
    )
  })
})

describe('tables as people keep them', () => {
  const rowsOf = (...lines: string[][]) => {
    const reading = readTracker(tableOf(...lines), TODAY)
    return reading.refused === null ? reading.rows : []
  }

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

  test('a group named in a row of its own says what stands below it, and a repeated header is none', () => {
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
