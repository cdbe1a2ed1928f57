import { must } from '#core/must.ts'
import type { Piece } from './pieces.ts'
import { joined } from './table-region.ts'

const FEWEST_WORDS = 4
/** Pieces of more than one word in a line of words: a hard blank keeps its width. */
const MOST_UNPARTED = 1
/** How much wider the widest of even blanks is than the narrowest, in ems. */
const EVEN_EMS = 0.06
const SAME_EDGE = 2
const SAME_SIZE = 0.5
/** Lines of text on the page that end where this one does: fewer where commas say that it is text, too. */
const FEWEST_LINES = { plain: 2, listed: 1 }
/** A line of a paragraph has more words than a cell. */
const FEWEST_IN_TEXT = 4

/** A line stretched to the edge of its paragraph has blanks as wide as gaps between columns: all alike, and no narrower one among them. */
export function joinJustified(pieces: Piece[]): Piece[] {
  const rows: Piece[][] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row && Math.abs(must(row[0]).baseline - piece.baseline) < piece.size * 0.25) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap((row) => {
    if (row.length < FEWEST_WORDS) return row
    const from = evenFrom(row)
    const words = row.slice(from)
    const unparted = words.filter((piece) => piece.text.includes(' ')).length
    const alike = pieces.filter((other) => isTextTo(must(row.at(-1)), other)).length
    const isListed = words.some((piece) => /[,;]$/.test(piece.text))
    return words.length >= FEWEST_WORDS &&
      unparted <= MOST_UNPARTED &&
      alike >= (isListed ? FEWEST_LINES.listed : FEWEST_LINES.plain)
      ? [...row.slice(0, from), joined(words)]
      : row
  })
}

const isTextTo = (last: Piece, other: Piece) =>
  Math.abs(other.right - last.right) < SAME_EDGE &&
  other.baseline !== last.baseline &&
  Math.abs(other.size - last.size) < SAME_SIZE &&
  other.text.split(' ').length >= FEWEST_IN_TEXT

/** Where the pieces begin that stand evenly apart up to the end of the row. */
function evenFrom(row: Piece[]): number {
  const gap = (at: number) => must(row[at]).left - must(row[at - 1]).right
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (let at = row.length - 1; at > 0; at -= 1) {
    least = Math.min(least, gap(at))
    most = Math.max(most, gap(at))
    if (least <= 0 || most - least > EVEN_EMS * must(row[at]).size) return at
  }
  return 0
}
