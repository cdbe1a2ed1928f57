import { expect, it } from 'vitest'
import { learnMeanings } from './parallel-words.ts'

it('learns which words stand for each other from texts in two languages', () => {
  const surely = learnMeanings([
    [
      ['red', 'house'],
      ['kırmızı', 'ev'],
    ],
    [
      ['red', 'car'],
      ['kırmızı', 'araba'],
    ],
    [
      ['old', 'house'],
      ['eski', 'ev'],
    ],
    [
      ['old', 'car'],
      ['eski', 'araba'],
    ],
  ])
  for (const [one, right, wrong] of [
    ['red', 'kırmızı', 'ev'],
    ['house', 'ev', 'kırmızı'],
    ['car', 'araba', 'eski'],
  ] as const) {
    expect(surely(one, right)).toBeGreaterThan(0.4)
    expect(surely(one, wrong)).toBeLessThan(0.1)
  }
  expect(surely('red', 'unheard')).toBe(0)
})
