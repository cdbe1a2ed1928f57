import { must } from '#core/must.ts'
import type { Judge } from './judge.ts'
import type { Piece } from './pieces.ts'

const SAME_EDGE_POINTS = 4
const LONGEST_DATE = 32

/** Entries set side by side like cards show as rows with two dates; they are read one card after the other. */
export function withCards(rows: Piece[][], judge: Judge): Piece[][] {
  const result: Piece[][] = []
  for (let at = 0; at < rows.length;) {
    const block = cardBlock(rows, at, judge)
    if (!block) {
      result.push(must(rows[at]))
      at += 1
      continue
    }
    for (const edge of block.edges) {
      for (const row of rows.slice(at, block.end)) {
        const own = row.filter((piece) => isOf(piece, edge, block.edges))
        if (own.length > 0) result.push(own)
      }
    }
    at = block.end
  }
  return result
}

/** Rows from `at` on whose pieces all start at the same few edges and among which one holds several dates. */
function cardBlock(rows: Piece[][], at: number, judge: Judge): { edges: number[]; end: number } | null {
  const edges = must(rows[at]).map((piece) => piece.left)
  if (edges.length < 2) return null
  let end = at
  const fits = (row: Piece[]) =>
    row.every(
      (piece) => edges.some((edge) => Math.abs(edge - piece.left) < SAME_EDGE_POINTS) && !judge.isHeading(piece.text),
    )
  while (
    end < rows.length &&
    fits(must(rows[end])) &&
    (must(rows[end]).length > 1 || isClose(must(rows[end - 1]), must(rows[end])))
  )
    end += 1
  const isDate = (piece: Piece) => piece.text.length <= LONGEST_DATE && judge.isDated(piece.text)
  const hasDates = rows.slice(at, end).some((row) => row.length >= 2 && row.filter(isDate).length >= 2)
  return hasDates && end - at >= 2 ? { edges, end } : null
}

const isClose = (above: Piece[], below: Piece[]) =>
  must(below[0]).top - must(above[0]).bottom < must(below[0]).size * 1.2

function isOf(piece: Piece, edge: number, edges: number[]): boolean {
  const nearest = edges.reduce((best, other) =>
    Math.abs(other - piece.left) < Math.abs(best - piece.left) ? other : best,
  )
  return nearest === edge
}
