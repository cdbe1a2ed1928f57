import { sql, type RawBuilder } from 'kysely'
import { engineOf } from '#server/db/engine.ts'
import type { Db } from '#server/db/connect.ts'
import { shownRow } from './shown-row.ts'

/** Secrets of the server's own, of no use to the person. */
const SECRET_TABLES = new Set(['refresh_tokens', 'password_resets', 'second_factors', 'recovery_codes', 'email_checks'])
/** A row can hold a document of 200,000 characters. */
const ROWS_AT_ONCE = 16
/** A multiple of three, so that the pieces of base64 join. */
const FILE_PIECE_BYTES = 98_304

type Table = { name: string; columns: string[]; files: string[]; keys: string[] }
type Row = Record<string, unknown>

/**
 * Every row held about a person as JSON, by table: whichever has a `user_id`, so that a new table is never forgotten. A few
 * rows and a piece of one file are in memory at a time, whatever the person has kept.
 */
export async function* writeEverything(db: Db, userId: string): AsyncGenerator<string> {
  for (const table of await tablesOfPeople(db)) {
    yield `,${JSON.stringify(table.name)}:[`
    let isFirst = true
    for await (const row of rowsOf(db, table, userId)) {
      yield `${isFirst ? '' : ','}${JSON.stringify(shownRow(table.name, without(row, table.files))).slice(0, -1)}`
      for (const column of table.files) yield* writeFile(db, table, row, column)
      yield '}'
      isFirst = false
    }
    yield ']'
  }
}

async function tablesOfPeople(db: Db): Promise<Table[]> {
  const found: Table[] = []
  for (const { name, columns } of await db.introspection.getTables()) {
    if (SECRET_TABLES.has(name) || !columns.some((column) => column.name === 'user_id')) continue
    const isFile = (type: string) => /^(blob|bytea)$/i.test(type)
    found.push({
      name,
      columns: columns.map((column) => column.name),
      files: columns.filter(({ dataType }) => isFile(dataType)).map((column) => column.name),
      keys: await keysOf(db, name),
    })
  }
  return found
}

async function keysOf(db: Db, table: string): Promise<string[]> {
  const query =
    engineOf(db) === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
      : sql<{ name: string }>`select a.attname as name from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey::int[], a.attnum::int)`
  const { rows } = await query.execute(db)
  if (rows.length === 0) throw new Error(`${table} has no primary key to be read by`)
  return rows.map(({ name }) => name)
}

/** Page by page along the primary key: rows that change meanwhile are neither lost nor told twice. */
async function* rowsOf(db: Db, table: Table, userId: string): AsyncGenerator<Row> {
  const keys = columnList(table.keys)
  const plain = table.columns.filter((column) => !table.files.includes(column))
  const lengths = table.files.map((column) => sql`length(${sql.ref(column)}) as ${sql.ref(column)}`)
  const shown = sql.join([columnList(plain), ...lengths])
  let after: RawBuilder<unknown> | undefined
  for (;;) {
    const { rows } = await sql<Row>`select ${shown} from ${sql.table(table.name)} where user_id = ${userId}
      ${after ? sql`and (${keys}) > (${after})` : sql``} order by ${keys} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = sql.join(table.keys.map((key) => last[key]))
  }
}

async function* writeFile(db: Db, table: Table, row: Row, column: string): AsyncGenerator<string> {
  yield `,${JSON.stringify(column)}:`
  const length = row[column]
  if (typeof length !== 'number') {
    yield 'null'
    return
  }
  const same = sql.join(
    table.keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
    sql` and `,
  )
  yield '"'
  for (let start = 1; start <= length; start += FILE_PIECE_BYTES) {
    const { rows } = await sql<{ piece: Uint8Array | null }>`select
      substr(${sql.ref(column)}, ${sql.lit(start)}, ${sql.lit(FILE_PIECE_BYTES)}) as piece
      from ${sql.table(table.name)} where ${same}`.execute(db)
    const piece = rows[0]?.piece
    // deleted meanwhile: better an export that breaks off than half a file
    if (!piece) throw new Error(`${table.name}.${column} went away during an export`)
    yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('base64')
  }
  yield '"'
}

function without(row: Row, columns: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}

function columnList(columns: string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)))
}
