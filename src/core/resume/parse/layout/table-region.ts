import { must } from '#core/must.ts'
import { stripBullet } from './bullets.ts'
import { isColumnNames } from './column-names.ts'
import type { Judge } from './judge.ts'
import type { Piece } from './pieces.ts'

/** A table with a row of column names: what stands in it, row by row, and what stands above and below. */
export type TableParts = { above: Piece[]; rows: Piece[][]; below: Piece[] }

const FEWEST_COLUMNS = 3
const LINE_EMS = 0.6
const LONGEST_DATE = 45
const FEWEST_SENTENCE_WORDS = 8

/** Finds 'Period | Employer | Position' and gathers the cells below, each of which may run over several lines. */
export function findTable(pieces: Piece[], judge: Judge): TableParts | null {
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline || a.left - b.left)
  const names = nameRow(sorted)
  if (!names) return null
  const bottom = Math.max(...names.map((piece) => piece.bottom))
  const left = Math.min(...names.map((piece) => piece.left))
  const end = sorted.find((piece) => piece.top >= bottom && isAfter(piece, sorted, left, judge))
  const floor = end ? end.top - 0.1 : Number.POSITIVE_INFINITY
  const body = sorted.filter((piece) => piece.baseline > bottom && piece.baseline < floor)
  const rows = recordsOf(body, names, judge)
  if (rows.length === 0) return null
  const top = Math.min(...names.map((piece) => piece.top))
  return {
    above: pieces.filter((piece) => piece.baseline <= top),
    rows,
    below: pieces.filter((piece) => piece.baseline >= floor),
  }
}

function nameRow(sorted: Piece[]): Piece[] | null {
  for (let at = 0; at < sorted.length; at += 1) {
    const row = [must(sorted[at])]
    while (at + 1 < sorted.length && must(sorted[at + 1]).baseline - must(row[0]).baseline < must(row[0]).size * 0.3)
      row.push(must(sorted[(at += 1)]))
    if (row.length >= FEWEST_COLUMNS && isColumnNames(row.map((piece) => piece.text)))
      return row.sort((a, b) => a.left - b.left)
  }
  return null
}

/** A heading, an item that begins at the left edge, or text left of what a cell's border lets begin. */
function isAfter(piece: Piece, pieces: Piece[], left: number, judge: Judge): boolean {
  const isAlone = !pieces.some(
    (other) => other !== piece && Math.abs(other.baseline - piece.baseline) < piece.size * 0.3,
  )
  if (isAlone && piece.left < left - 3) return true
  return isAlone && piece.left < left + 60 && (judge.isHeading(piece.text) || stripBullet(piece.text).hasBullet)
}

/** Each date of the column that has the most opens a record; names come first, line by line what was done. */
function recordsOf(body: Piece[], names: Piece[], judge: Judge): Piece[][] {
  const columnOf = (piece: Piece) => {
    // Names may be centred above cells that are not.
    const under = names.flatMap((name, at) => (name.left < piece.right && name.right > piece.left ? [at] : []))
    return under.length === 1
      ? must(under[0])
      : names.reduce((best, name, at) => (name.left <= piece.left + 3 ? at : best), 0)
  }
  const dated = names.map((_, column) =>
    body.filter((piece) => columnOf(piece) === column && judge.isDated(piece.text) && piece.text.length < LONGEST_DATE),
  )
  const when = dated.reduce((most, own) => (own.length > most.length ? own : most))
  const starts = when.map((piece) => piece.top - piece.size * LINE_EMS)
  return starts
    .flatMap((from, at) => {
      const own = body.filter((piece) => piece.top >= from && piece.top < (starts[at + 1] ?? Number.POSITIVE_INFINITY))
      const cells = names.map((_, column) => own.filter((piece) => columnOf(piece) === column))
      const leads = cells.map((cell) => cell.slice(0, leadLength(cell)))
      return [
        leads.filter((lead) => lead.length > 0).map(joined),
        ...cells.flatMap((cell, column) => cell.slice(must(leads[column]).length).map((piece) => [piece])),
      ]
    })
    .filter((row) => row.length > 0)
}

/** How many lines of a cell are its name: up to a sentence, an item or another look. */
function leadLength(cell: Piece[]): number {
  const isTold = (piece: Piece) =>
    stripBullet(piece.text).hasBullet ||
    /\p{L}{3,}[.!?]$/u.test(piece.text) ||
    piece.text.split(' ').length >= FEWEST_SENTENCE_WORDS
  const isApart = (piece: Piece, at: number) => piece.top - must(cell[at - 1]).bottom > piece.size * LINE_EMS
  const end = cell.findIndex(
    (piece, at) =>
      at > 0 &&
      (isTold(piece) || isApart(piece, at) || must(piece.runs[0]).isBold !== must(must(cell[0]).runs[0]).isBold),
  )
  return end < 0 ? cell.length : end
}

export function joined(cell: Piece[]): Piece {
  const [first, ...rest] = cell as [Piece, ...Piece[]]
  return rest.reduce(
    (whole, piece) => ({
      ...whole,
      text: `${whole.text} ${piece.text}`,
      runs: [...whole.runs, ...piece.runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run))],
      right: Math.max(whole.right, piece.right),
      bottom: Math.max(whole.bottom, piece.bottom),
    }),
    first,
  )
}
