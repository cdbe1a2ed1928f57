import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { engineOf } from './engine.ts'
import COLUMNS from './schema-columns.json' with { type: 'json' }

export const RESTORE = 'Stop the server and restore a backup: npx waymark restore FILE --force (docs/runbook.md).'

/** What the migrations made is not all there. */
export class DamagedSchemaError extends Error {
  constructor(what: string) {
    super(`${what}. ${RESTORE}`)
  }
}

const MOST_NAMED = 5

/** Throws when a table or a column is missing that the newest schema has: else the first call that needs it would fail. */
export async function checkSchema(db: Db): Promise<void> {
  const there = await readColumns(db)
  const missing = Object.entries(COLUMNS).flatMap(([table, columns]) => {
    const own = there.get(table)
    if (own === undefined) return [`the table ${table}`]
    return columns
      .split(' ')
      .filter((column) => !own.has(column))
      .map((column) => `the column ${column} of ${table}`)
  })
  if (missing.length > 0) {
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : ''
    throw new DamagedSchemaError(`The database lacks ${missing.slice(0, MOST_NAMED).join(', ')}${more}`)
  }
  await requirePeople(db)
}

/** Each account has one revision from its first moment on. */
async function requirePeople(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from user_revisions where not exists (select 1 from users) limit 1`.execute(db)
  if (rows.length > 0) throw new DamagedSchemaError('The table users is empty, though rows of people are in others')
}

/** One query, whatever the number of tables. */
async function readColumns(db: Db): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await (
    engineOf(db) === 'sqlite'
      ? sql<{ table: string; column: string }>`
          select m.name as "table", p.name as "column" from sqlite_master m join pragma_table_info(m.name) p
          where m.type = 'table'`
      : sql<{ table: string; column: string }>`
          select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and pg_table_is_visible(c.oid)`
  ).execute(db)
  const tables = new Map<string, Set<string>>()
  for (const { table, column } of rows) tables.set(table, (tables.get(table) ?? new Set()).add(column))
  return tables
}
