import { must } from '#core/must.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundTicks, smoothPath } from './line-geometry.ts'

describe('the ticks of an axis', () => {
  test.each([
    [10, [0, 5, 10]],
    [7, [0, 5, 10]],
    [99, [0, 50, 100]],
    [100, [0, 50, 100]],
    [101, [0, 50, 100, 150]],
    [1580, [0, 1000, 2000]],
  ])('hold %d and are round', (max, ticks) => {
    expect(roundTicks(max, 3)).toEqual(ticks)
  })

  test('always start at nothing, end at or above the highest value, and are few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (max) => {
        const ticks = roundTicks(max, 3)
        expect(ticks[0]).toBe(0)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('a smooth line', () => {
  test('of nothing is nothing, of one spot a point, of two a straight line', () => {
    expect(smoothPath([])).toBe('')
    expect(smoothPath([{ x: 1, y: 2 }])).toBe('M1 2')
    expect(
      smoothPath([
        { x: 0, y: 0 },
        { x: 30, y: 60 },
      ]),
    ).toBe('M0 0C10 20 20 40 30 60')
  })

  test('never leaves the range of its two spots, so that no day seems to lose points', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 30 }), (heights) => {
        const spots = heights.map((y, index) => ({ x: index * 10, y }))
        const bends = [...smoothPath(spots).matchAll(/C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=C|$)/g)]
        expect(bends).toHaveLength(spots.length - 1)
        bends.forEach(([, , y1, , y2], index) => {
          const [low, high] = [
            Math.min(must(heights[index]), must(heights[index + 1])),
            Math.max(must(heights[index]), must(heights[index + 1])),
          ]
          for (const y of [Number(y1), Number(y2)]) {
            expect(y).toBeGreaterThanOrEqual(low - 0.06)
            expect(y).toBeLessThanOrEqual(high + 0.06)
          }
        })
      }),
    )
  })
})
