import { must } from '#core/must.ts'
import { joined } from './table-region.ts'
import type { Piece } from './pieces.ts'

/** Lines of one cell stand at least this far apart, in heights of the text; nearer ones are of different cells. */
const ONE_LINE = 0.9
const SAME_LINE = 0.3
/** A cell of more lines is a paragraph. */
const MOST_LINES = 7
const FEWEST_COLUMNS = 3
const FEWEST_ROWS = 2

/**
 * A table whose cells are centred in their rows: those of two lines stand half a line above and below those of one. Each
 * such row is given back as one line, its cells read from top to bottom; everything else as it was.
 */
export function joinCentredRows(pieces: Piece[]): Piece[] {
  const bands = bandsOf(pieces)
  const rows = bands.map(cellsOf)
  const isTable = rows.filter((row) => row !== null).length >= FEWEST_ROWS
  if (!isTable) return pieces
  return bands.flatMap((band, at) => {
    const cells = rows[at]
    if (!cells) return band
    const [first] = cells as [Piece[]]
    const size = must(first[0]).size
    const middle =
      (Math.min(...band.map((piece) => piece.baseline)) + Math.max(...band.map((piece) => piece.baseline))) / 2
    return cells.map((cell) => ({ ...joined(cell), baseline: middle, top: middle - size, bottom: middle }))
  })
}

/** Pieces whose lines overlap in height, from the top of the page. */
function bandsOf(pieces: Piece[]): Piece[][] {
  const bands: Piece[][] = []
  for (const piece of [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const last = bands.at(-1)?.at(-1)
    if (last && piece.baseline - last.baseline < ONE_LINE * piece.size) must(bands.at(-1)).push(piece)
    else bands.push([piece])
  }
  return bands
}

/** The cells of a centred row from left to right; null for anything else. */
function cellsOf(band: Piece[]): Piece[][] | null {
  const lines = band.filter((piece, at) => at === 0 || piece.baseline - must(band[at - 1]).baseline > SAME_LINE)
  if (lines.length < 2 || lines.length > MOST_LINES) return null
  const cells: Piece[][] = []
  for (const piece of band) {
    const own = cells.filter((cell) => cell.some((other) => piece.left < other.right && piece.right > other.left))
    if (own.length > 1) return null
    if (own[0]) own[0].push(piece)
    else cells.push([piece])
  }
  const isCell = (cell: Piece[]) =>
    cell.slice(1).every((piece, at) => piece.baseline - must(cell[at]).baseline > ONE_LINE * piece.size)
  if (cells.length < FEWEST_COLUMNS || !cells.every(isCell)) return null
  return cells.sort((a, b) => must(a[0]).left - must(b[0]).left)
}
