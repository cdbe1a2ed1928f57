import { expect, it } from 'vitest'
import { context, profile } from '#test/support/ada.ts'
import { DOCUMENT_LANGUAGES } from './content.ts'
import { writeLetter } from './letter.ts'
import { openSlots } from './open-slots.ts'
import { doubtsIn } from './prove-content.ts'
import { wantedIn } from './wanted-in-letter.ts'

it.each([
  ['Please include your salary expectations and your earliest start date.', ['pay', 'start']],
  ['Bewerben Sie sich unter Angabe Ihrer Gehaltsvorstellung und des frühesten Eintrittstermins.', ['pay', 'start']],
  ['Özgeçmişinizi ücret beklentinizi belirterek gönderin.', ['pay']],
  ['Merci d’indiquer vos prétentions.', ['pay']],
  ['Envíanos tu CV y tu expectativa salarial.', ['pay']],
  ['We offer a salary that meets your salary expectations. Send your CV.', []],
  ['There is no need to state your desired salary.', []],
  ['Expected salary: 30,000 to 40,000.', []],
  ['Eintrittstermin: 1. März', []],
])('of %j a letter says %j', (ad, wanted) => {
  expect(wantedIn(ad)).toEqual(wanted)
})

it.each(DOCUMENT_LANGUAGES)('leaves a slot for each that nobody doubts, in %s', (language) => {
  const wish = { language, company: '', role: 'Cook', quote: '', bulletIds: [], practical: '', asOf: '2026-11' }
  const letter = writeLetter(profile, { ...wish, wanted: ['pay', 'start'] })
  expect(openSlots(letter)).toHaveLength(2)
  expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
  const begins = writeLetter(profile, { ...wish, practical: 'x', wanted: ['pay', 'start'] })
  expect(openSlots(begins)).toHaveLength(1)
})
