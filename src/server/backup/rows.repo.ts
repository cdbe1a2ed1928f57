import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { engineOf } from '#server/db/engine.ts'
import type { TableShape } from './schema.repo.ts'

export type Value = string | number | null | Uint8Array
export type Row = Record<string, Value>

const ROWS_AT_ONCE = 500
/** A row of these can hold a file of 5 MB. */
const FILES_AT_ONCE = 20
/** Below what either engine takes in one statement. */
const PARAMETERS_AT_MOST = 10_000
const BYTES_AT_MOST = 4 * 1024 * 1024

/** Every row of a table, a page in memory at a time. Call it inside a transaction: it sees one moment. */
export async function* readRows(tx: Db, table: TableShape): AsyncGenerator<Row[]> {
  const pageSize = table.columns.includes('file_bytes') ? FILES_AT_ONCE : ROWS_AT_ONCE
  const query = sql<Row>`select ${columnList(table)} from ${sql.table(table.name)}`
  yield* engineOf(tx) === 'sqlite' ? streamRows(tx, query, pageSize) : fetchRows(tx, query, pageSize)
}

async function* streamRows(tx: Db, query: RawBuilder<Row>, pageSize: number): AsyncGenerator<Row[]> {
  for await (const { rows } of tx.getExecutor().stream<Row>(query.compile(tx), pageSize)) yield rows
}

async function* fetchRows(tx: Db, query: RawBuilder<Row>, pageSize: number): AsyncGenerator<Row[]> {
  await sql`declare waymark_rows no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(pageSize)} from waymark_rows`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close waymark_rows`.execute(tx)
}

/** Rows that go into a table in statements of a bearable size. */
export function createRowWriter(tx: Db, table: TableShape) {
  const rowsAtMost = Math.floor(PARAMETERS_AT_MOST / table.columns.length)
  let waiting: Row[] = []
  let bytes = 0
  const flush = async (): Promise<void> => {
    if (waiting.length > 0)
      await tx
        .insertInto(table.name as 'users')
        .values(waiting as never)
        .execute()
    waiting = []
    bytes = 0
  }
  return {
    add: async (row: Row, sizeBytes: number): Promise<void> => {
      waiting.push(row)
      bytes += sizeBytes
      if (waiting.length >= rowsAtMost || bytes >= BYTES_AT_MOST) await flush()
    },
    flush,
  }
}

export async function hasRows(db: Db, table: TableShape): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table.name)} limit 1`.execute(db)
  return rows.length > 0
}

/** Takes our tables away, children first, and the memory of the migrations that made them. */
export async function dropTables(tx: Db, tables: TableShape[]): Promise<void> {
  for (const table of tables.toReversed()) await tx.schema.dropTable(table.name).ifExists().execute()
  for (const name of ['kysely_migration', 'kysely_migration_lock']) await tx.schema.dropTable(name).ifExists().execute()
}

function columnList(table: TableShape): RawBuilder<unknown> {
  return sql.join(table.columns.map((column) => sql.ref(column)))
}
