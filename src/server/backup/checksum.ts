import { createHash } from 'node:crypto'
import type { Row } from './rows.repo.ts'
import type { TableShape } from './schema.repo.ts'

export type TableSum = { rows: number; checksum: string }

/** A row as one line of JSON, its values in the order of the table's columns; bytes as base64. */
export function encodeRow(row: Row, table: TableShape): string {
  return JSON.stringify(table.columns.map((column) => encodeValue(row[column] ?? null)))
}

function encodeValue(value: Row[string]) {
  return value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
}

const MODULUS = 2n ** 256n

/**
 * The sum of a table: SHA-256 of each row, added up. The order of rows does not matter, so that the same rows
 * have the same sum on SQLite and on PostgreSQL, which sort text differently.
 */
export function createTableSum() {
  let rows = 0
  let sum = 0n
  return {
    add: (line: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${hashOf(line)}`)) % MODULUS
    },
    result: (): TableSum => ({ rows, checksum: sum.toString(16).padStart(64, '0') }),
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
