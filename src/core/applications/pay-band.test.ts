import { expect, it } from 'vitest'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { payFlag } from './pay-band.ts'

// developers, beginners included, 2024: lowest tenth $52,190, highest tenth $211,450 a year
const catalogue = loadCatalogue()
const job = (pay: [number | null, number | null, string?, string?] | null, more: object = {}) => ({
  title: 'Software Engineer (m/f/d), Remote',
  employmentType: ['full-time'],
  pay: pay && {
    min: pay[0],
    max: pay[1],
    currency: pay[2] ?? 'USD',
    period: (pay[3] ?? 'year') as 'year',
  },
  ...more,
})

it.each([
  ['far less than anybody', job([20_000, 30_000]), 'pay-low'],
  ['by the hour', job([12, 15, 'USD', 'hour']), 'pay-low'],
  ['far more than anybody', job([400_000, 600_000]), 'pay-high'],
  ['by the month', job([40_000, null, 'USD', 'month']), 'pay-high'],
  ['within the band', job([100_000, 150_000]), null],
  ['a little below', job([38_000, 45_000]), null],
  ['a wide range', job([30_000, 600_000]), null],
  ['another currency', job([30_000, 40_000, 'EUR']), null],
  ['none stated', job(null), null],
  ['no figure', job([null, null]), null],
  ['a job that we hold no band for', job([9_000, 9_000], { title: 'Lighthouse Keeper' }), null],
  ['a trainee', job([9_000, 9_000], { title: 'Trainee Software Engineer' }), null],
  ['no title', job([9_000, 9_000], { title: null }), null],
  ['an internship', job([9_000, 9_000], { employmentType: ['internship'] }), null],
  ['part of the time', job([9_000, 9_000], { employmentType: ['part-time'] }), null],
])('pay of %s', (_what, ad, flag) => {
  expect(payFlag(ad, catalogue)).toBe(flag)
})
