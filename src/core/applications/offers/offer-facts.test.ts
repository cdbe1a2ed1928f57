import { describe, expect, it } from 'vitest'
import { isOneCurrency, noticeIn, payByYear } from './offer-facts.ts'

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
