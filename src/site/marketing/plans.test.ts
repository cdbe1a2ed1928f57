import { expect, it } from 'vitest'
import { pricing as english } from '#web/strings/en/pricing.ts'
import { pricing as turkish } from '#web/strings/tr/pricing.ts'
import { plans, savedPart, yearOfMonths } from './plans.ts'

const prices = plans.flatMap(({ price }) => (price ? [price] : []))

it('a year of either paid plan saves the 25 percent it claims', () => {
  expect(prices.map(savedPart)).toEqual([0.25, 0.25])
  expect(english.billing.note).toContain('25%')
  expect(turkish.billing.note).toContain('%25')
})

it('compares with twelve single months, to the cent', () => {
  expect(prices.map((price) => english.price(yearOfMonths(price)))).toEqual(['$119.88', '$239.88'])
  expect(prices.map((price) => turkish.price(yearOfMonths(price)))).toEqual(['$119,88', '$239,88'])
})
