import { plain } from '../plain.ts'
import { guessColumns, headerHits } from './columns.ts'
import { type TableRow, namesBoth, isFilled, headerOf } from './table-rows.ts'

/**
 * The sheets of a workbook that hold applications, one below the other, in the columns of the first: by the name of a column, or
 * by what it holds ('Firma' below 'Company'). Contacts, sums and lists of firms name no post, and are left out beside a sheet
 * that does; where none does, the first that holds something counts.
 */
export function joinSheets(sheets: readonly (readonly TableRow[])[]): TableRow[] {
  const filled = sheets.slice(0, MOST_SHEETS).filter((rows) => rows.some(isFilled))
  const read = filled.flatMap((rows) => {
    const header = headerOf(rows)
    return header === undefined ? [] : [{ rows, header }]
  })
  const whole = read.filter(({ header }) => namesBoth(header.cells))
  const [first, ...others] = whole.length > 0 ? whole : read.filter(({ header }) => headerHits(header.cells) > 1)
  if (first === undefined)
    return filled.flatMap((rows, at) => (at === 0 ? rows : rows.map((record) => ({ ...record, isElsewhere: true }))))
  const titles = [...first.header.cells]
  const fields = Object.entries(guessColumns(titles, []))
  const further = (whole.length > 0 ? others : []).flatMap(({ rows, header }) => {
    const own = guessColumns(header.cells, [])
    const fieldAt = new Map(Object.entries(own).map(([field, column]) => [column, field]))
    const taken = new Set<number>()
    const places = header.cells.map((name, column) => {
      const field = fieldAt.get(column)
      const named = titles.findIndex(
        (title, at) => !taken.has(at) && plain(title) !== '' && plain(title) === plain(name),
      )
      const meant = fields.find(([other]) => other === field)?.[1] ?? -1
      const at = named >= 0 ? named : !taken.has(meant) ? meant : -1
      const place = at >= 0 ? at : titles.push(name) - 1
      taken.add(place)
      return place
    })
    const above = rows.slice(0, rows.indexOf(header)).map((record) => ({ ...record, isElsewhere: true }))
    const below = rows.slice(rows.indexOf(header) + 1).map(({ row, cells }) => {
      const moved: string[] = []
      for (const [column, place] of places.entries()) moved[place] = cells[column] ?? ''
      const record = { row, cells: Array.from(moved, (cell) => cell ?? '') }
      // all it holds stands beyond the names
      return isFilled(record) ? record : { row, cells, isElsewhere: true }
    })
    return [...above, ...below]
  })
  const { header, rows } = first
  const used = new Set([first, ...(whole.length > 0 ? others : [])].map((one) => one.rows))
  const elsewhere = sheets
    .filter((sheet) => !used.has(sheet))
    .flatMap((sheet) => sheet.map((record) => ({ ...record, isElsewhere: true })))
  return [
    ...rows.map((record) => (record === header ? { ...record, cells: titles } : record)),
    ...further,
    ...elsewhere,
  ]
}

const MOST_SHEETS = 20
