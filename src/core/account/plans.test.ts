import { describe, expect, test } from 'vitest'
import { DEFAULT_PLAN, isPlanId, PLAN_IDS, PLANS } from './plans.ts'

describe('plans', () => {
  test.each(['', 'Explorer', 'free', 'toString', '__proto__', 'accelerator '])('%j is no plan', (id) =>
    expect(isPlanId(id)).toBe(false),
  )

  test.each([
    ['explorer', 'Explorer', 0, 0, 100, 2, 10],
    ['pathfinder', 'Pathfinder', 999, 8_999, 500, null, null],
    ['accelerator', 'Accelerator', 1_999, 17_999, 1_000, null, null],
  ] as const)('%s is as specified', (id, name, month, year, bonus, mocks, checks) => {
    expect(isPlanId(id)).toBe(true)
    expect(PLANS[id]).toEqual({
      id,
      name,
      monthlyPriceCents: month,
      yearlyPriceCents: year,
      dailyBonus: bonus,
      quotas: { mockInterview: mocks, skillCheck: checks },
    })
  })

  test('everyone starts on the free plan', () => {
    expect(DEFAULT_PLAN).toBe('explorer')
    expect(PLAN_IDS).toEqual(Object.keys(PLANS))
  })

  test('a paid year saves a quarter', () => {
    for (const id of ['pathfinder', 'accelerator'] as const) {
      const { monthlyPriceCents, yearlyPriceCents } = PLANS[id]
      expect(Math.round((1 - yearlyPriceCents / (12 * monthlyPriceCents)) * 100)).toBe(25)
    }
  })
})
