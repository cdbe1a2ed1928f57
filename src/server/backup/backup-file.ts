import { z } from 'zod'
import { hashOf, type TableSum } from './checksum.ts'
import type { Row } from './rows.repo.ts'
import type { TableShape } from './schema.repo.ts'

/**
 * A backup is one gzipped text: a line that says what it is, for each table a line with its name and a line for
 * each row, and a last line with what all that must add up to. Any engine writes it, any engine reads it.
 */
export const FORMAT = 1

const tableShape = z.object({ name: z.string(), columns: z.array(z.string()) })
const headerSchema = z.object({
  waymark: z.literal('backup'),
  format: z.number(),
  at: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()).min(1),
  /** Which AUTH_SECRET the keyed hashes inside were made with; the secret itself when it came from the data folder. */
  secret: z.object({ fingerprint: z.string(), value: z.string().optional() }),
  tables: z.array(tableShape),
})
const footerSchema = z.object({
  end: z.object({
    header: z.string(),
    tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
  }),
})

export type BackupHeader = z.infer<typeof headerSchema>
export type BackupSums = Record<string, TableSum>

/** What is wrong with a backup or with the place it should go to, as a sentence. */
export class BackupProblem extends Error {}

export function fingerprintOf(secret: string): string {
  return hashOf(`waymark-backup:${secret}`).slice(0, 16)
}

export function readHeader(line: string): BackupHeader {
  const told = z.object({ waymark: z.literal('backup'), format: z.number() }).safeParse(parseLine(line))
  if (!told.success) throw new BackupProblem('This is not a backup of Waymark.')
  if (told.data.format > FORMAT) throw newerBackup()
  const parsed = headerSchema.safeParse(parseLine(line))
  if (!parsed.success) throw damagedBackup('its first line is not whole')
  return parsed.data
}

export function newerBackup(): BackupProblem {
  return new BackupProblem('This backup was made by a newer version of Waymark. Update the program first.')
}

export function damagedBackup(what: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`The backup is damaged (${what}). Nothing was changed; use another one.`, { cause })
}

export type BackupLine = { table: string } | { row: unknown[] } | z.infer<typeof footerSchema>

export function readLine(line: string): BackupLine {
  const parsed = parseLine(line)
  if (Array.isArray(parsed)) return { row: parsed }
  if (typeof parsed === 'object' && parsed !== null && 'table' in parsed && typeof parsed.table === 'string')
    return { table: parsed.table }
  const footer = footerSchema.safeParse(parsed)
  if (footer.success) return footer.data
  throw damagedBackup('a line that cannot be read')
}

/** The row of a line; throws when it has not a value for each column. */
export function decodeRow(values: unknown[], table: TableShape): Row {
  if (values.length !== table.columns.length) throw damagedBackup(`a row of ${table.name} has another number of values`)
  return Object.fromEntries(table.columns.map((column, index) => [column, decodeValue(values[index])]))
}

function decodeValue(value: unknown): Row[string] {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string')
    return Buffer.from(value.base64, 'base64')
  throw damagedBackup('a value that cannot be read')
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw damagedBackup('a line that cannot be read', error)
  }
}
