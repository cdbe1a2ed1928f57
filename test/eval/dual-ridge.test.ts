import { expect, it } from 'vitest'
import { fitDirection } from './dual-ridge.ts'

const rows = [
  [1, 0, 2],
  [0, 1, 2],
  [2, 1, 2],
  [1, 3, 2],
]
const y = rows.map(([a = 0, b = 0]) => 3 + 2 * a - b)

it('finds what each column adds when nearly nothing is held back', () => {
  const { centre, direction, of } = fitDirection(rows, y, 1e-9)
  expect(direction[0]).toBeCloseTo(2)
  expect(direction[1]).toBeCloseTo(-1)
  expect(direction[2]).toBeCloseTo(0)
  expect(centre).toBeCloseTo(3)
  expect(of([5, 5, 2])).toBeCloseTo(8)
})

it('says the mean when everything is held back', () => {
  expect(fitDirection(rows, y, 1e9).of([9, 9, 9])).toBeCloseTo(y.reduce((sum, each) => sum + each, 0) / y.length, 3)
})
