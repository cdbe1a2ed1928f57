import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { payIn } from './pay.ts'
import { basisIn } from './pay-basis.ts'

const basisOf = (text: string) => basisIn(payIn(text)?.pay.text ?? '').basis

it.each([
  ['Ücret: aylık net 95.000 - 120.000 TL', 'net'],
  ['Aylık net 110.000 TL maaş teklif ediyoruz.', 'net'],
  ['Brüt 140.000 TL maaş', 'gross'],
  ['Gehalt: 49.500 € brutto im Jahr', 'gross'],
  ['Wir zahlen 3.200 Euro netto im Monat.', 'net'],
  ['Salary: £2,400 a month (net)', 'net'],
  ['Salary: gross 60,000 EUR per year', 'gross'],
  ['Salaire : 42 000 € brut par an', 'gross'],
  ['Rémunération : 2 300 euros nets par mois', 'net'],
  ['Salario: 30.000 euros brutos al año', 'gross'],
  ['Sueldo neto 1.900 € al mes', 'net'],
])('%s is %s', (text, basis) => expect(basisOf(text)).toBe(basis))

it.each([
  'Salary: 60,000 EUR per year',
  'ASP.NET 60,000 EUR per year',
  'Salary 60,000 EUR a year, net-zero by 2040',
  'Gehalt: 49.500 € im Jahr, Nettoverdienst nach Steuerklasse',
  'We grossed a lot. Salary: 60,000 EUR per year',
  'Ücret: 95.000 TL, internet desteği',
  'Salaire : 42 000 € par an, brutal et honnête',
  'Salary: $90,000 a year. Network of 300 clients.',
])('%s says neither', (text) => expect(basisOf(text)).toBeNull())

it.each(['net ', 'net pay ', 'brutto im ', '5 EUR net '])('%j takes no more than its length', (unit) => {
  expect(growth(payIn, unit, 50_000)).toBeLessThan(MOST_GROWTH)
})
