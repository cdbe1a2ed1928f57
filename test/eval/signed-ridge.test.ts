import { describe, expect, it } from 'vitest'
import { fitSigned, rankCorrelation, type Example } from './signed-ridge.ts'

const examples: Example[] = Array.from({ length: 40 }, (_, at) => {
  const up = (at * 7) % 10
  const down = (at * 3) % 8
  return { x: { up, down, same: 1 }, y: 3 + 0.4 * up - 0.5 * down, group: `q${at % 5}` }
})

describe('learning weights of given direction', () => {
  it('finds what the grades are made of', () => {
    const fit = fitSigned(examples, { up: 1, down: -1, same: 1 }, 0.001)
    expect(Object.fromEntries(fit.weights.map(([name, , weight]) => [name, Math.round(weight * 100) / 100]))).toEqual({
      up: 0.4,
      down: -0.5,
    })
    expect(fit.of({ up: 5, down: 2 })).toBeCloseTo(4, 2)
  })
  it('gives nothing the opposite direction', () => {
    expect(fitSigned(examples, { up: -1, down: 1 }, 1).weights).toEqual([])
  })
  it('shares the rank of equal values', () => {
    expect(rankCorrelation([1, 2, 2, 3], [10, 20, 20, 30])).toBeCloseTo(1)
    expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
  })
})
