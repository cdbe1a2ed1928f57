import { describe, expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { isOneCurrency, noticeIn, payByYear, salariesIn } from './offer-facts.ts'

const pay = { min: 3_000, max: 3_500, currency: 'EUR', period: 'month' } as const

describe('pay by year', () => {
  it.each([
    [pay, { min: 36_000, max: 42_000, currency: 'EUR' }],
    [
      { ...pay, max: null },
      { min: 36_000, max: 36_000, currency: 'EUR' },
    ],
    [
      { ...pay, period: 'year' },
      { min: 3_000, max: 3_500, currency: 'EUR' },
    ],
    // how many hours and days nobody said
    [{ ...pay, period: 'hour' }, null],
    [{ ...pay, period: 'day' }, null],
    [{ ...pay, period: null }, null],
    [{ ...pay, currency: null }, null],
    [{ ...pay, min: null, max: null }, null],
    [null, null],
  ] as const)('of %j is %j', (stated, year) => {
    expect(payByYear(stated)).toEqual(year)
  })

  it.each([
    ['Das Bruttomonatsgehalt beträgt 3.000 € bei 13 Gehältern.', 13],
    ['3.000 € brutto x 14', 14],
    ['3.000 € brutto, 14 x jährlich', 14],
    ['3.000 € im Monat, remote max 15 Tage', 12],
    ['3.000 € im Monat, kein 13. Monatsgehalt', 12],
    ['3.000 € im Monat. Ein 13. Monatsgehalt zahlen wir nicht.', 12],
    ['€3,000 a month and no 13th salary', 12],
    ['CDD sur 14 mois, 3.000 € par mois', 12],
    ['13,5 Monatsgehälter', 13.5],
    ['3.000 € im Monat und ein 13. Monatsgehalt', 13],
    ['3.000 € brut sur 13 mois', 13],
    ['3.000 € al mes en 14 pagas', 14],
    ['2.100 € al mese, 14 mensilità', 14],
    ['Paid as 13 monthly salaries.', 13],
    ['Aylık net 52.000 TL (yılda 2 maaş ikramiye)', 14],
    ['€3,000 a month, the contract is for 14 months', 12],
    ['Contrat de 14 mois, 3.000 € par mois', 12],
    ['Start on 13 January, salary €3,000 a month', 12],
    ['', 12],
  ])('%j has %d monthly salaries a year', (said, count) => {
    expect(salariesIn(said)).toBe(count)
    expect(payByYear(pay, said)?.min).toBe(3_000 * count)
    expect(payByYear({ ...pay, period: 'year' }, said)?.min).toBe(3_000)
  })

  it.each(['13 ', 'x 13', '14 monthly ', '€ '])('%j takes no more than its length', (unit) => {
    expect(growth(salariesIn, unit, 20_000)).toBeLessThan(MOST_GROWTH)
  })

  it('is set side by side in one currency alone; what is not known is in none', () => {
    const euro = payByYear(pay)
    expect(isOneCurrency([euro, euro, null])).toBe(true)
    expect(isOneCurrency([euro, payByYear({ ...pay, currency: 'PLN' })])).toBe(false)
  })
})

it.each([
  ['We are glad to have you. The notice period is three months. See you soon.', 'The notice period is three months.'],
  ['Die Kündigungsfrist beträgt 4 Wochen zum Monatsende.', 'Die Kündigungsfrist beträgt 4 Wochen zum Monatsende.'],
  ['İhbar süresi iki ay', 'İhbar süresi iki ay'],
  ['remote; notice 1 month; bonus 10%', 'notice 1 month'],
  ['Thank you for your notice. We pay for two weeks of training.', null],
  ['', null],
])('the notice in %j is %j', (text, notice) => {
  expect(noticeIn(text)).toBe(notice)
})
