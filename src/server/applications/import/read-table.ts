import { unzipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import type { TableRow } from '#core/applications/import/read-tracker.ts'

export type TableProblem = 'too_large' | 'not_a_table' | 'open_quote' | 'empty' | 'too_many_rows'

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

/** The records of a CSV, TSV, Markdown or XLSX file. Throws a TableError. */
export async function readTable(file: Uint8Array): Promise<TableRow[]> {
  if (file.byteLength > MAX_TRACKER_BYTES) throw new TableError('too_large')
  if (file.byteLength === 0) throw new TableError('empty')
  const table = isZip(file) ? await readWorkbook(file) : readText(decode(file))
  if (table.length > MAX_TRACKER_ROWS + 50) throw new TableError('too_many_rows')
  return table.map(({ row, cells }) => ({ row, cells: cells.slice(0, MAX_COLUMNS) }))
}

function isZip(file: Uint8Array): boolean {
  return file[0] === 0x50 && file[1] === 0x4b
}

async function readWorkbook(file: Uint8Array): Promise<TableRow[]> {
  guardSize(file)
  try {
    const [sheet] = await readXlsx(Buffer.from(file))
    return (sheet?.data ?? []).map((cells, index) => ({ row: index + 1, cells: cells.map(cellText) }))
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError('not_a_table')
  }
}

/** What a workbook unpacks to is stated in its index; a bomb says hundreds of megabytes. */
function guardSize(file: Uint8Array): void {
  let total = 0
  try {
    unzipSync(file, {
      filter: ({ originalSize }) => {
        total += originalSize
        return false
      },
    })
  } catch {
    throw new TableError('not_a_table')
  }
  if (total > 20 * MAX_TRACKER_BYTES) throw new TableError('too_large')
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/**
 * Unicode by its mark or by being valid; otherwise the code page of Excel on Windows. The letters that
 * tell Turkish (1254) from Western Europe (1252) stand for Icelandic ones there.
 */
function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file)
  const nuls = file.subarray(0, 400).filter((byte) => byte === 0).length
  if (nuls > 50) return new TextDecoder(file[0] === 0 ? 'utf-16be' : 'utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    const turkish = file.filter((byte) => TURKISH.has(byte)).length
    return new TextDecoder(turkish > 0 ? 'windows-1254' : 'windows-1252').decode(file)
  }
}

const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

function readText(text: string): TableRow[] {
  const clean = text.replaceAll('\0', '')
  const markdown = readMarkdown(clean)
  if (markdown.length > 0) return markdown
  const [, separator, body] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(clean) ?? [null, undefined, clean]
  const { data, errors } = Papa.parse<string[]>(body ?? '', {
    delimiter: separator ?? '',
    delimitersToGuess: [',', ';', '\t', '|'],
    skipEmptyLines: false,
  })
  if (errors.some(({ code }) => code === 'MissingQuotes')) throw new TableError('open_quote')
  if (data.length === 1 && (data[0]?.length ?? 0) < 2) throw new TableError('not_a_table')
  return data.map((cells, index) => ({ row: index + 1, cells }))
}

/** A Markdown table: lines between bars, with a line of dashes below the header. Only its rows count. */
function readMarkdown(text: string): TableRow[] {
  const lines = text.split(/\r?\n/)
  const dashes = lines.findIndex((line) => /^\s*\|?(\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*$/.test(line))
  if (dashes < 1 || !lines[dashes - 1]?.includes('|')) return []
  const body = lines.slice(dashes + 1)
  const end = body.findIndex((line) => !line.includes('|'))
  return [lines[dashes - 1] ?? '', ...body.slice(0, end < 0 ? undefined : end)].map((line, index) => ({
    row: index + 1,
    cells: cellsOf(line),
  }))
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
