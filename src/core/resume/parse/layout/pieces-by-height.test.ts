import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Piece } from './pieces.ts'
import { piecesByHeight } from './pieces-by-height.ts'

const height = fc.integer({ min: 0, max: 30 })

it('finds the same as a look at every piece, in the same order', () => {
  fc.assert(
    fc.property(fc.array(height, { maxLength: 40 }), height, height, (tops, from, to) => {
      const pieces = tops.map((top, at) => ({ top, text: String(at) }) as Piece)
      expect(piecesByHeight(pieces)(from, to)).toEqual(pieces.filter(({ top }) => top >= from && top <= to))
    }),
  )
})
