import { guessColumns, headerHits } from './columns.ts'

/** A file as a table: each record with the number a spreadsheet shows beside it. */
export type TableRow = {
  row: number
  cells: readonly string[]
  /** Of a sheet that holds no applications. */
  isElsewhere?: boolean
}

/** How far down a header may stand below a title line. */
const HEADER_SEARCH_ROWS = 15

export function namesBoth(cells: readonly string[]): boolean {
  const { company, title } = guessColumns(cells, [])
  return company !== undefined && title !== undefined
}

export const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell.trim() !== '')

export function headerOf(rows: readonly TableRow[]): TableRow | undefined {
  const filled = rows.filter(isFilled)
  return filled[findHeader(filled)]
}

/** The record with the most column names; the first of them when several are alike. */
export function findHeader(records: readonly TableRow[]): number {
  let best = 0
  let most = 0
  records.slice(0, HEADER_SEARCH_ROWS).forEach((record, index) => {
    const hits = headerHits(record.cells)
    if (hits > most) [best, most] = [index, hits]
  })
  return best
}
