import { must } from '#core/must.ts'
import type { Piece } from './pieces.ts'

/** Finds the pieces whose upper edge lies between two heights, in the order in which they are given; a page may have ten thousand. */
export function piecesByHeight(pieces: readonly Piece[]): (from: number, to: number) => Piece[] {
  const sorted = pieces.map((piece, at) => ({ piece, at })).sort((a, b) => a.piece.top - b.piece.top)
  return (from, to) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (must(sorted[middle]).piece.top < from) low = middle + 1
      else high = middle
    }
    const found = []
    for (let at = low; at < sorted.length && must(sorted[at]).piece.top <= to; at += 1) found.push(must(sorted[at]))
    return found.sort((a, b) => a.at - b.at).map(({ piece }) => piece)
  }
}
