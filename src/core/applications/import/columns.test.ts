import { expect, it } from 'vitest'
import { guessColumns } from './columns.ts'

const ROW = ['Sprungbrett AG', 'Junior Developer', 'Leipzig', '45k', 'applied', '3 Oct']

it.each([
  [['Where?', 'What'], { company: 0, title: 1 }],
  [['Firm', 'What', 'Where?'], { company: 0, title: 1, location: 2 }],
  [['Where', 'What', 'City'], { company: 0, title: 1, location: 2 }],
  [['Who', 'What', 'Town'], { company: 0, title: 1, location: 2 }],
  [
    ['Firm', 'What', 'Town', 'Pay', 'Status', 'Sent', 'Who'],
    { company: 0, title: 1, location: 2, salaryText: 3, status: 4, appliedOn: 5, contact: 6 },
  ],
  [['Where?', 'What', 'Town', '€€€'], { company: 0, title: 1, location: 2, salaryText: 3 }],
])('%j', (headers, columns) => expect(guessColumns(headers, [ROW, ROW])).toEqual(columns))

it('a town alone stays a town', () => {
  expect(guessColumns(['Town', 'What'], [['Leipzig', 'Junior Developer']])).toEqual({ location: 0, title: 1 })
})
