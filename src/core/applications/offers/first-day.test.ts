import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { firstDayIn } from './first-day.ts'

const read = (text: string) => firstDayIn(text, '2026-11-30')

it.each([
  ['We offer you the role from 1 February. Please answer by 10 December.', '2027-02-01'],
  ['Your first day is 4 January 2027.', '2027-01-04'],
  ['You would start on Monday 11 January.', '2027-01-11'],
  ['The contract is effective 1 March 2027.', '2027-03-01'],
  ['Eintrittstermin ist der 1. Februar 2027.', '2027-02-01'],
  ['Wir freuen uns auf Sie ab dem 1. März.', '2027-03-01'],
  ['İşe başlama tarihiniz 4 Ocak 2027.', '2027-01-04'],
  ['4 Ocak 2027 itibarıyla aramızda olacaksınız.', '2027-01-04'],
  ['4 Ocak 2027 tarihinde işe başlayabilirsiniz.', '2027-01-04'],
  ['La prise de poste est prévue le 4 janvier 2027.', '2027-01-04'],
  ['La incorporación será el 11 de enero de 2027.', '2027-01-11'],
])('%s: %s', (text, day) => expect(read(text)).toBe(day))

it.each([
  'Please answer by 10 December.',
  'The offer is valid from today until 10 December.',
  'We meet on 4 January 2027 at 10:00.',
  'We offer you the position of Analyst.',
  'Lütfen 10 Aralık 2026 tarihine kadar yanıtlayın.',
  'Bitte antworten Sie bis zum 10. Dezember.',
  'The call starts on 4 January 2027 at 10:00 and is an interview.',
])('%s names none', (text) => expect(read(text)).toBeNull())

it.each(['start 4 January ', 'from ', '4 Ocak itibar ', 'ab dem 1. '])('%j takes no more than its length', (unit) => {
  expect(growth(read, unit, 20_000)).toBeLessThan(MOST_GROWTH)
})
