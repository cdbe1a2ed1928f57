import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed-weights.ts'

const rows = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[a-z]{1,6}$/),
    fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 3, maxLength: 3 }),
  ),
  {
    selector: ([trait]) => trait,
    minLength: 1,
    maxLength: 20,
  },
)

test('weights that were packed say the same, but for rounding', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const packed = pack(new Map(list), 0)
      const read = unpack(packed, 3)
      for (const [trait, row] of list) {
        const shares = read([[trait, 1]])
        const sums = row.map((weight, at) => weight - Math.log(shares[at] ?? 1))
        // shares differ from the weights by the same amount for each class
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThan(packed.step * 2 + 1e-6)
      }
    }),
  )
})

test('what no trait is known of is equally likely to be anything', () => {
  expect(unpack(pack(new Map([['offer', [1, -1]]]), 0), 2)([['unheard', 1]])).toEqual([0.5, 0.5])
})
