import { must } from '#core/must.ts'

/** What is asked of a piece of text in a row. */
type Piece = { text: string; left: number; right: number; baseline: number; size: number }

const SAME_EDGE = 0.7
/** Rows of one table stand this near, in sizes of their letters. */
const NEAR = 3.6
const NEXT = 1.8
const FEWEST_ROWS = 2
/** A cell has at least this much before the edge and behind it, in sizes of its letters. */
const LEAST = 1
const LONGEST_ROW = 100
/** A span of dates is one thing, though its end begins where the single year above does. */
const SPAN = /^(?:[\p{L}.]{3,10} )?(?:\d{1,2}[./])?\d{4}\s?[–—-]/u

/** Where cells begin in the rows right above and below, and a piece of this row goes on: a table whose cells nearly touch. */
export function tableEdges(rows: Piece[][], at: number): number[] {
  const row = must(rows[at])
  const wide = row.filter(({ text }) => text.includes(' ') && !SPAN.test(text))
  if (wide.length === 0 || row.reduce((sum, piece) => sum + piece.text.length, 0) > LONGEST_ROW) return []
  const { baseline, size } = must(row[0])
  const near = rows.filter(
    (other, index) => index !== at && Math.abs((other[0]?.baseline ?? Number.NaN) - baseline) < NEAR * size,
  )
  const begins = (other: Piece[], edge: number) => other.slice(1).some(({ left }) => Math.abs(left - edge) < SAME_EDGE)
  const isNext = (other: Piece[]) => Math.abs(must(other[0]).baseline - baseline) < NEXT * size
  return near
    .flatMap((other) => other.slice(1).map(({ left }) => left))
    .filter(
      (edge) =>
        wide.some(({ left, right }) => left + LEAST * size < edge && right - LEAST * size > edge) &&
        near.filter((other) => begins(other, edge)).length >= FEWEST_ROWS &&
        near.some((other) => isNext(other) && begins(other, edge)),
    )
}

export const isAtEdge = (left: number, edges: readonly number[]) =>
  edges.some((edge) => Math.abs(left - edge) < SAME_EDGE)
