import { expect, it } from 'vitest'
import { contactsIn } from './contacts.ts'

it.each([
  ['Anna Lund <anna.l@firm.example>', [{ name: 'Anna Lund', email: 'anna.l@firm.example' }]],
  ['Piotr Zając', [{ name: 'Piotr Zając', email: '' }]],
  [
    'Anna Lund (anna@firm.example); Per Holm',
    [
      { name: 'Anna Lund', email: 'anna@firm.example' },
      { name: 'Per Holm', email: '' },
    ],
  ],
  [
    'Anna Lund, Per Holm',
    [
      { name: 'Anna Lund', email: '' },
      { name: 'Per Holm', email: '' },
    ],
  ],
  ['jobs@firm.example', [{ name: 'jobs@firm.example', email: 'jobs@firm.example' }]],
  ['Ing. Jana Králová, jana.k@firm.example', [{ name: 'Ing. Jana Králová', email: 'jana.k@firm.example' }]],
  ['Ing. Jana Králová, +421 905 555 010', [{ name: 'Ing. Jana Králová', email: '', phone: '+421 905 555 010' }]],
  [
    'Ada Lenz, ada@fern.example, 0431 777 000',
    [{ name: 'Ada Lenz', email: 'ada@fern.example', phone: '0431 777 000' }],
  ],
  [' - ', []],
])('the people of %s', (cell, people) => {
  expect(contactsIn(cell)).toEqual(people)
})
