import { expect, it } from 'vitest'
import { contactsIn } from './contacts.ts'
import { readTracker } from './read-tracker.ts'

const TODAY = '2026-11-30'

const rowOf = (names: readonly string[], cells: readonly string[]) => {
  const reading = readTracker(
    [names, cells].map((line, row) => ({ row, cells: [...line] })),
    TODAY,
  )
  return reading.refused === null ? reading.rows[0] : undefined
}

it.each([
  [['Next step', 'Follow up on'], ['call them', '2026-12-04'], { title: 'call them', dueOn: '2026-12-04' }],
  [['Nächster Schritt', 'Wiedervorlage'], ['nachhaken', '04.12.'], { title: 'nachhaken', dueOn: '2026-12-04' }],
  [['Wiedervorlage'], ['04.12.2026'], { title: 'Wiedervorlage', dueOn: '2026-12-04' }],
  [
    ['Sonraki adım'],
    ['7 Aralık teknik mülakat 11:00'],
    { title: '7 Aralık teknik mülakat 11:00', dueOn: '2026-12-07', atTime: '11:00' },
  ],
  [['Prochaine étape', 'Relance'], ['appeler', '4 décembre'], { title: 'appeler', dueOn: '2026-12-04' }],
  // an hour by which something is due is none at which one meets
  [['Next step'], ['send the test by 7 Dec 17:00'], { title: 'send the test by 7 Dec 17:00', dueOn: '2026-12-07' }],
] as const)('%j with %j is a task', (names, cells, task) => {
  expect(rowOf(['Company', 'Job title', 'Status', ...names], ['Fern', 'Cook', 'Applied', ...cells])?.tasks).toEqual([
    task,
  ])
})

it.each([
  [
    ['Next step', 'Follow up on'],
    ['call them', '2026-11-04'],
  ],
  [['Next step'], ['call them']],
  // in March or in April
  [['Follow up on'], ['03/04/2027']],
])('%j with %j names no day to come that is clear', (names, cells) => {
  expect(rowOf(['Company', 'Status', ...names], ['Fern', 'Applied', ...cells])?.tasks).toEqual([])
})

it('keeps the next step below the notes, and how a person is reached with the person', () => {
  const names = ['Company', 'Next step', 'Contact person', 'Tel']
  expect(rowOf(names, ['Fern', 'bring papers', 'Ada Lenz', '0431 777 000'])).toMatchObject({
    sentAlong: 'Next step: bring papers',
    contact: 'Ada Lenz, 0431 777 000',
  })
})

it.each(['Ada Lenz', 'Ada Lenz <ada@fern.example>'])(
  'names %s once, with the address and telephone beside it',
  (cell) => {
    const names = ['Company', 'Status', 'Contact person', 'Email', 'Phone']
    const contact = rowOf(names, ['Fern', 'Applied', cell, 'Ada@fern.example', '0431 777 000'])?.contact ?? ''
    expect(contactsIn(contact.toLowerCase())).toEqual([
      { name: 'ada lenz', email: 'ada@fern.example', phone: '0431 777 000' },
    ])
  },
)

it.each([
  ['03.11.', '2026-11-03'],
  ['3.11', '2026-11-03'],
  ['24.12.', '2025-12-24'],
  ['31.02.', null],
  ['03/11', null],
])('sent on %s is %s', (cell, day) => {
  expect(rowOf(['Company', 'Status', 'Date applied'], ['Fern', 'Applied', cell])?.appliedOn).toBe(day)
})
