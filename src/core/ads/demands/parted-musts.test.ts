import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { mustQuotes } from './must-quotes.ts'

const quotes = (item: string) =>
  mustQuotes(
    `Network Engineer\nDelft Networks\n\nRequirements\n- Routing and switching\n- ${item}\n\nWhat we offer\n- Coffee`,
  )

it.each([
  ['CCNA required; CCNP Enterprise is a plus', 'CCNA required'],
  ['Fluent English. Dutch is nice to have', 'Fluent English.'],
  ['Driving licence required. A trailer licence is an advantage', 'Driving licence required.'],
  ['Fließend Deutsch. Englisch ist von Vorteil', 'Fließend Deutsch.'],
  ['Führerschein Klasse B erforderlich; Klasse C von Vorteil', 'Führerschein Klasse B erforderlich'],
  ['B sınıfı ehliyet zorunlu; SRC belgesi tercih sebebi', 'B sınıfı ehliyet zorunlu'],
  ['B sınıfı sürücü belgesine sahip', 'B sınıfı sürücü belgesine sahip'],
  ['Permis B indispensable ; CACES serait un plus', 'Permis B indispensable'],
  ['Carnet de conducir imprescindible. Se valora coche propio', 'Carnet de conducir imprescindible.'],
  ['ITIL required', 'ITIL required'],
  ['AZ-104 is mandatory; AZ-305 preferred', 'AZ-104 is mandatory'],
])('of "%s" the must is "%s"', (item, quote) => expect(quotes(item)).toEqual([quote]))

it.each([
  'CCNA is a plus',
  'Dutch is nice to have. A plus is German as well',
  'CCNP preferred; a driving licence is a plus',
  'Ideally a driving licence; a bike is fine',
  'Englisch von Vorteil',
  'Tercihen CCNA',
])('"%s" holds no must', (item) => expect(quotes(item)).toEqual([]))

it.each(['CCNA required; ', 'a plus. B ', 'nice to have; must '])('%j takes no more than its length', (unit) => {
  expect(growth(mustQuotes, unit, 50_000)).toBeLessThan(MOST_GROWTH)
})
