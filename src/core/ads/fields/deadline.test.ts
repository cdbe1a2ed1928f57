import { expect, it } from 'vitest'
import { deadlineIn } from './deadline.ts'

const TODAY = '2026-11-20'

it.each([
  ['Apply by 15 December 2026', '2026-12-15'],
  ['Send your application no later than 15 December 2026.', '2026-12-15'],
  ['We are accepting applications through December 15, 2026.', '2026-12-15'],
  ['Applications for this fixed-term contract are open until 15 December 2026', '2026-12-15'],
  ['Bewirb dich bis 15.12.2026 an jobs@harbour.example', '2026-12-15'],
  ['Bitte schick uns deine Unterlagen bis 15.12.2026', '2026-12-15'],
  ['Einsendeschluss ist der 15.12.2026', '2026-12-15'],
  ['Bewerbungen auf die befristete Stelle bis zum 15.12.2026', '2026-12-15'],
  ['15 Aralık 2026 tarihine kadar başvurabilirsiniz.', '2026-12-15'],
  ['İlan 15.12.2026 tarihinde kapanacaktır', '2026-12-15'],
  ['Envoyez votre CV au plus tard le 15 décembre 2026', '2026-12-15'],
  ['Reageren kan tot 15 december 2026', '2026-12-15'],
  // these end on a day too
  ['Die Stelle ist befristet bis zum 31.12.2027.', null],
  ['The contract runs until 31 December 2027.', null],
  ['Fixed-term contract until 31/12/2027', null],
  ['Sözleşme 31.12.2027 tarihine kadar geçerlidir.', null],
  ["CDD jusqu'au 31 décembre 2027", null],
  ['Contrato temporal hasta el 31 de diciembre de 2027', null],
  ['The project must be delivered by 31 December 2027', null],
  ['Interviews will be held before 15 January 2027', null],
  ['Review of applications begins on 1 December 2026', null],
])('%s', (line, day) => {
  expect(deadlineIn(line, false, { today: TODAY })).toBe(day)
})

it.each([
  ['11/09/2026 to 11/30/2026', '2026-11-30'],
  ['11/30/2026, interviews 12/04/2026', '2026-11-30'],
])('behind a label, %s', (value, day) => {
  expect(deadlineIn(value, true, { isAmerican: true })).toBe(day)
})
