import { expect, it } from 'vitest'
import { readTracker } from './read-tracker.ts'

const TODAY = '2026-11-22'

it.each([
  [['Stage', 'Outcome'], ['Technical test', 'Ghosted'], 'interviewing', 'no_answer', null],
  [['Stage', 'Outcome'], ['Applied', 'Role cancelled'], 'applied', 'closed_by_employer', null],
  [['Status', 'Result'], ['Phone screen', 'Declined by me'], 'offer', 'declined', null],
  [['Durum', 'Sonuç'], ['Mülakat', 'Olumsuz'], 'interviewing', 'rejected', null],
  [['Stand', 'Ergebnis'], ['Gespräch', 'Absage am 12.10.2026'], 'interviewing', 'rejected', '2026-10-12'],
  [['Étape', 'Réponse'], ['Entretien', 'Refus'], 'interviewing', 'rejected', null],
  // an end in one column alone, a stage in both, a word that has to be asked beside one that need not
  [['Stage', 'Outcome'], ['Rejected', 'Pending'], 'applied', 'rejected', null],
  [['Stage', 'Outcome'], ['Applied', 'Interview'], 'interviewing', null, null],
  [['Stage', 'Outcome'], ['Closed', 'Rejected'], 'applied', 'rejected', null],
  [['Stage', 'Outcome'], ['Onsite', ''], 'interviewing', null, null],
  // an end may be a column to tick, or its day
  [['Status', 'Rejected'], ['Applied', 'x'], 'applied', 'rejected', null],
  [['Status', 'Rejected'], ['Applied', 'no'], 'applied', null, null],
  [['Status', 'Rejection date'], ['Onsite', '2026-10-03'], 'interviewing', 'rejected', '2026-10-03'],
  [['Where I am', 'Withdrawn on'], ['Onsite', '2026-10-04'], 'interviewing', 'withdrawn', '2026-10-04'],
] as const)('%j with %j is at %s, ended by %s on %s', (names, cells, stage, outcome, outcomeOn) => {
  const reading = readTracker(
    [
      ['Company', 'Job title', ...names],
      ['Fern Hall', 'Cook', ...cells],
    ].map((line, row) => ({ row, cells: line })),
    TODAY,
  )
  expect(reading).toMatchObject({ rows: [{ stage, outcome }], questions: { statusWords: [], dateOrder: null } })
  expect(reading.refused === null && (reading.rows[0]?.outcomeOn ?? null)).toBe(outcomeOn)
})

it('asks for a result that it does not know, and takes the answer', () => {
  const lines = [
    ['Company', 'Status', 'Result'],
    ['Fern Hall', 'Applied', 'Mush'],
  ]
  const table = lines.map((cells, row) => ({ row, cells }))
  expect(readTracker(table, TODAY)).toMatchObject({ questions: { statusWords: ['Mush'] }, rows: [{ outcome: null }] })
  const status = new Map([['mush', { stage: 'applied', outcome: 'no_answer' } as const]])
  expect(readTracker(table, TODAY, { status })).toMatchObject({ rows: [{ stage: 'applied', outcome: 'no_answer' }] })
})
