import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OUTCOMES, STAGES } from '../stage.ts'
import { parseDay } from './days.ts'
import { OWN_HEADERS } from './own-table.ts'
import { readTracker } from './read-tracker.ts'
import type { TableRow } from './table-rows.ts'
import { statusOf } from './status-words.ts'

const TODAY = '2026-11-22'
const tableOf = (...lines: string[][]): TableRow[] => lines.map((cells, index) => ({ row: index + 1, cells }))

describe('status words', () => {
  test.each([
    ['Not started yet', 'saved', null],
    ['Rejected after final interview', 'interviewing', 'rejected'],
    ['No response after a phone screen', 'talks', 'no_answer'],
    ['Absage nach Vorstellungsgespräch', 'interviewing', 'rejected'],
    ['Mülakat sonrası elendim', 'interviewing', 'rejected'],
    ['Rejected after applying twice', 'applied', 'rejected'],
    ['Rejected after application, no interview', 'applied', 'rejected'],
    ['No response after asking for an interview', 'applied', 'no_answer'],
    ['Rejected after three rounds of interviews', 'interviewing', 'rejected'],
    ['Absage nach Bewerbung ohne Gespräch', 'applied', 'rejected'],
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

  test('reads each day as it can be read where the file holds both orders, and asks for the others one by one', () => {
    const table = tableOf(
      ['Company', 'Date applied'],
      ['Arc', '17/10/2026'],
      ['Bex', '9/23/26'],
      ['Cor', '05/06/2026'],
      ['Dun', '04/12/2026'],
    )
    const rows = [
      { appliedOn: '2026-10-17' },
      { appliedOn: '2026-09-23' },
      { appliedOn: null },
      { appliedOn: '2026-04-12' },
    ]
    expect(readTracker(table, TODAY)).toMatchObject({
      questions: { dateOrder: null, unclearDays: ['05/06/2026'] },
      rows,
    })
    const answered = readTracker(table, TODAY, { days: { '05/06/2026': '2026-06-05' } })
    expect(answered).toMatchObject({
      questions: { unclearDays: [] },
      rows: rows.toSpliced(2, 1, { appliedOn: '2026-06-05' }),
    })
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

test('a column is read by the days that can be read one way only, and a day that is none is quoted', () => {
  const read = readTracker(
    tableOf(
      ['Company', 'Date', 'Status'],
      ['Acre', '03.11.2026', 'Applied'],
      ['Birch', '18.11.2026', 'Applied'],
      ['Cedar', '02.12.2026', 'Saved'],
      ['Dill', '31.11.2026', 'Applied'],
    ),
    TODAY,
  )
  expect(read).toMatchObject({
    order: 'dayFirst',
    questions: { dateOrder: null, unclearDays: ['31.11.2026'] },
    rows: [
      { appliedOn: '2026-11-03' },
      { appliedOn: '2026-11-18' },
      { appliedOn: null },
      { appliedOn: null, dayWritten: '31.11.2026' },
    ],
  })
})

test('what was sent along with an application on LinkedIn is kept', () => {
  const reading = readTracker(
    tableOf(
      ['Application Date', 'Company Name', 'Job Title', 'Job Url', 'Resume Name', 'Question And Answers'],
      ['11/19/26, 7:02 PM', 'Fennek', 'DevOps Engineer', 'https://www.linkedin.com/jobs/view/41', 'D_2026.pdf', ''],
      ['11/15/26, 7:02 PM', 'Nordlicht', 'Engineer', 'https://www.linkedin.com/jobs/view/42', '', 'Years?: 3'],
    ),
    TODAY,
  )
  expect(reading.refused === null && reading.rows.map(({ sentAlong }) => sentAlong)).toEqual([
    'Resume Name: D_2026.pdf',
    'Question And Answers: Years?: 3',
  ])
})

test('our own table brings every stage and end back, and asks nothing', () => {
  const pairs = STAGES.flatMap((stage) => ['', ...OUTCOMES].map((outcome) => [stage, outcome] as const))
  const rows = pairs.map(([stage, outcome], at) =>
    OWN_HEADERS.map((name) =>
      name === 'Company' ? `Firm ${at}` : name === 'Status' ? stage : name === 'Outcome' ? outcome : '',
    ),
  )
  const reading = readTracker(tableOf([...OWN_HEADERS], ...rows), TODAY)
  if (reading.refused !== null) throw new Error(reading.refused)
  expect(reading.questions.statusWords).toEqual([])
  expect(reading.rows.map(({ stage, outcome }) => [stage, outcome ?? ''])).toEqual(pairs)
})
