import { describe, expect, it } from 'vitest'
import { recountedAt } from './recounted.ts'

const point = (date: string, percent: number, rules: number) => ({ date, percent, rules })

describe('a match that moved because the rules did', () => {
  it('is found where the rules change', () => {
    const points = [
      point('2026-11-01', 40, 1),
      point('2026-11-20', 61, 1),
      point('2026-11-23', 54, 2),
      point('2026-11-24', 56, 2),
    ]
    expect(recountedAt(points)).toEqual({ from: 61, to: 54, rules: 2, date: '2026-11-23', daysAgo: 1 })
  })

  it.each([
    ['for somebody new', [point('2026-11-23', 54, 2)]],
    ['without any point', []],
    ['when only the person changed', [point('2026-11-22', 54, 2), point('2026-11-23', 60, 2)]],
    ['when the number stayed', [point('2026-11-22', 54, 1), point('2026-11-23', 54, 2)]],
  ])('is not %s', (_, points) => {
    expect(recountedAt(points)).toBeNull()
  })
})
