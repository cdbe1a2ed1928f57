import { expect, it } from 'vitest'
import { formatPrice, plans, savedPercent, yearOfMonths } from './plans.ts'

it('a year of either paid plan saves the 25 percent it claims', () => {
  const saved = plans.flatMap((plan) => (plan.price ? [savedPercent(plan.price)] : []))
  expect(saved).toEqual([25, 25])
})

it('compares with twelve single months, to the cent', () => {
  expect(plans.flatMap((plan) => (plan.price ? [formatPrice(yearOfMonths(plan.price))] : []))).toEqual(['$119.88', '$239.88'])
})
