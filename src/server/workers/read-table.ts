import { unzipSync, zipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import { must } from '#core/must.ts'
import { headerHits } from '#core/applications/import/columns.ts'
import type { TableRow } from '#core/applications/import/table-rows.ts'
import { joinSheets } from '#core/applications/import/join-sheets.ts'
import { decodeUnicode } from './decode-unicode.ts'

export type TableProblem = 'too_large' | 'too_heavy' | 'not_a_table' | 'open_quote' | 'empty' | 'too_many_rows'

/** A tracker file that cannot be read as a table, and why. */
export class TableError extends Error {
  readonly problem: TableProblem

  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}

export const MAX_TRACKER_BYTES = 5_000_000
export const MAX_TRACKER_ROWS = 5_000
const MAX_COLUMNS = 300
/** What a cell of a workbook may hold. */
const MAX_CELL_CHARACTERS = 32_767
/** With headers and lines between. */
const MOST_RECORDS = MAX_TRACKER_ROWS + 50
/** A table of 5,000 rows and 30 columns is about ten megabytes of XML. */
const MAX_UNPACKED_BYTES = 20_000_000
const MAX_ENTRIES = 2_000
/** Empty rows between are no harm. */
const FURTHEST_ROW = 50_000

/** The records of a CSV, TSV, Markdown or XLSX file. Throws a TableError. */
export async function readTable(file: Uint8Array): Promise<TableRow[]> {
  if (file.byteLength > MAX_TRACKER_BYTES) throw new TableError('too_large')
  if (file.byteLength === 0) throw new TableError('empty')
  const table = isZip(file) ? await readWorkbook(file) : readText(decode(file))
  if (table.length > MOST_RECORDS) throw new TableError('too_many_rows')
  return table.map((record) => ({ ...record, cells: record.cells.slice(0, MAX_COLUMNS).map(storable) }))
}

/** No NUL and no half of a pair: a workbook can hold both by their numbers, and PostgreSQL stores neither. */
function storable(cell: string): string {
  return cell.slice(0, MAX_CELL_CHARACTERS).replaceAll('\0', '').toWellFormed()
}

function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

async function readWorkbook(file: Uint8Array): Promise<TableRow[]> {
  try {
    const { workbook, merges } = honest(file)
    const sheets = await readXlsx(Buffer.from(workbook))
    if (sheets.reduce((sum, { data }) => sum + data.length, 0) > MAX_TRACKER_ROWS * 2)
      throw new TableError('too_many_rows')
    return joinSheets(
      sheets.map(({ data }, sheet) =>
        // whose sheet a merged cell is of is sure where there is one
        (sheets.length === 1 || merges.length === sheets.length ? filledDown(data, merges[sheet] ?? []) : data).map(
          (cells, index) => ({ row: index + 1, cells: cells.slice(0, MAX_COLUMNS).map(cellText) }),
        ),
      ),
    )
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError('not_a_table')
  }
}

/**
 * The sheets of a workbook and nothing else, unpacked within limits and packed again: what its index says of sizes is true
 * then. One cell in the last row of the last column would otherwise be a table of a million rows.
 */
function honest(file: Uint8Array): { workbook: Uint8Array; merges: Merge[][] } {
  let total = 0
  let entries = 0
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      entries += 1
      if (entries > MAX_ENTRIES) throw new TableError('too_heavy')
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      total += originalSize
      if (total > MAX_UNPACKED_BYTES) throw new TableError('too_heavy')
      return true
    },
  })
  const sheets = Object.entries(parts)
    .filter(([name]) => name.includes('worksheets/') && name.endsWith('.xml'))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
  for (const [name, bytes] of Object.entries(parts)) if (name.includes('worksheets/')) requireNearCells(bytes)
  return { workbook: zipSync(parts, { level: 0 }), merges: sheets.map(([, bytes]) => mergesOf(bytes)) }
}

/** Cells of one column that a sheet shows as one: the rows from which and to which, counted from 0. */
type Merge = { column: number; from: number; to: number }

function mergesOf(sheet: Uint8Array): Merge[] {
  return [
    ...Buffer.from(sheet)
      .toString('latin1')
      .matchAll(/<mergeCell ref="([A-Z]{1,2})(\d{1,5}):([A-Z]{1,2})(\d{1,5})"/g),
  ].flatMap(([, column = '', from, last, to]) =>
    column === last ? [{ column: columnOf(column), from: Number(from) - 1, to: Number(to) - 1 }] : [],
  )
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** One firm beside two jobs: a cell that spans rows stands in each of them. */
function filledDown<Cell>(rows: readonly (readonly Cell[])[], merges: readonly Merge[]): readonly (readonly Cell[])[] {
  if (merges.length === 0) return rows
  const filled = rows.map((row) => [...row])
  let written = 0
  for (const { column, from, to } of merges) {
    const value = filled[from]?.[column]
    if (value === undefined) continue
    const end = Math.min(to + 1, filled.length)
    written += Math.max(0, end - from)
    // no two merged cells of a sheet overlap: what names more than there are was made to keep a server busy
    if (written > MAX_TRACKER_ROWS * MAX_COLUMNS) throw new TableError('too_heavy')
    for (let at = from + 1; at < end; at++) must(filled[at])[column] = value
  }
  return filled
}

function requireNearCells(sheet: Uint8Array): void {
  for (const [, column = '', row] of Buffer.from(sheet)
    .toString('latin1')
    .matchAll(/\sr="([A-Z]{0,9})(\d{1,12})"/g))
    if (column.length > 2 || Number(row) > FURTHEST_ROW) throw new TableError('too_many_rows')
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/**
 * Unicode, or the code page of Excel on Windows. The letters that tell Turkish (1254) from Western Europe (1252) stand
 * for Icelandic ones there.
 */
function decode(file: Uint8Array): string {
  const text = decodeUnicode(file)
  if (text !== null) return text
  const turkish = file.filter((byte) => TURKISH.has(byte)).length
  return new TextDecoder(turkish > 0 ? 'windows-1254' : 'windows-1252').decode(file)
}

const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

function readText(text: string): TableRow[] {
  const clean = text.replaceAll('\0', '')
  // a page that asks to sign in, saved under the name of the export
  if (/^\s*<(!doctype|html|\?xml)/i.test(clean)) throw new TableError('not_a_table')
  const markdown = readMarkdown(clean)
  if (markdown.length > 0) return markdown
  const [, named, body] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(clean) ?? [null, undefined, clean]
  const separator = named ?? separatorOfHeads(clean)
  const { data, errors } = Papa.parse<string[]>(body ?? '', {
    delimiter: separator ?? '',
    delimitersToGuess: SEPARATORS,
    skipEmptyLines: false,
    // one more than is taken, so that it is noticed
    preview: MOST_RECORDS + 1,
  })
  const hasStrayQuotes = errors.some(({ code }) => code === 'InvalidQuotes')
  const plain = hasStrayQuotes ? withoutQuotes(body ?? '', separator, data) : null
  if (plain === null && errors.some(({ code }) => code === 'MissingQuotes')) throw new TableError('open_quote')
  if (data.length === 1 && (data[0]?.length ?? 0) < 2) throw new TableError('not_a_table')
  return (plain ?? data).map((cells, index) => ({ row: index + 1, cells }))
}

const SEPARATORS = [',', ';', '\t', '|']
const MOST_BEFORE_HEADS = 15
const LONGEST_HEADS = 5_000

/**
 * The sign that parts a line into most names of columns, where no other does as well. A table of two columns has too few of
 * any sign for a guess by their number.
 */
function separatorOfHeads(text: string): string | undefined {
  const start = text.slice(0, LONGEST_HEADS).split(/\r?\n/, MOST_BEFORE_HEADS)
  const hits = SEPARATORS.map((sign) => ({
    sign,
    most: Math.max(
      ...start.map((line) => headerHits(line.split(sign).map((cell) => cell.replace(/^\s*"(.*)"\s*$/, '$1')))),
    ),
  })).toSorted((one, other) => other.most - one.most)
  const [best, second] = hits
  return best && best.most > 1 && best.most > (second?.most ?? 0) ? best.sign : undefined
}

/** '"Tide" Bakery,…': a quote that nobody meant swallows the rows below it. Read as plain text where all rows are alike then. */
function withoutQuotes(body: string, separator: string | undefined, data: string[][]): string[][] | null {
  const width = data[0]?.length ?? 0
  const { data: plain } = Papa.parse<string[]>(body, {
    delimiter: separator ?? '',
    delimitersToGuess: SEPARATORS,
    quoteChar: '\0',
    preview: MOST_RECORDS + 1,
  })
  const rows = plain.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const isAlike = rows.length > data.length && rows.every((cells) => cells.length === width)
  return isAlike
    ? plain.map((cells) => cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')))
    : null
}

/** Markdown tables: lines between bars, with a line of dashes below the header. Only their rows count, one table after the other. */
function readMarkdown(text: string): TableRow[] {
  const lines = text.split(/\r?\n/)
  const tables: TableRow[][] = []
  let row = 0
  for (let at = 1; at < lines.length; at++) {
    if (!isRuled(lines[at] ?? '') || !lines[at - 1]?.includes('|')) continue
    const table = [lines[at - 1] ?? '']
    for (at++; lines[at]?.includes('|') === true; at++) table.push(lines[at] ?? '')
    tables.push(table.map((line) => ({ row: ++row, cells: cellsOf(line) })))
  }
  return tables.length > 1 ? joinSheets(tables) : (tables[0] ?? [])
}

/** The line below the heads: '| --- | :--: |'. */
const isRuled = (line: string) => line.includes('|') && cellsOf(line).every((cell) => /^:?-{2,}:?$/.test(cell))

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
