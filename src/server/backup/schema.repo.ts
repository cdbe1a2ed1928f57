import { must } from '#core/must.ts'
import { sql } from 'kysely'
import { connectSqlite, type Db } from '#server/db/connect.ts'
import { MIGRATION_NAMES, migrateTo, NewerSchemaError } from '#server/db/migrate.ts'

export type TableShape = { name: string; columns: string[] }

/** Migrations that were run here, oldest first; none on an empty database. Throws when this program does not know one. */
export async function readMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = rows.map((row) => row.name)
  if (names.some((name) => !MIGRATION_NAMES.includes(name))) throw new NewerSchemaError()
  return names
}

/**
 * Our own tables as this migration leaves them, parents before children. Told by a database in memory, so that
 * it is true for every engine and a stranger's table beside ours is never taken for ours.
 */
export async function schemaAt(lastMigration: string): Promise<TableShape[]> {
  const scratch = connectSqlite(':memory:')
  try {
    await migrateTo(scratch, lastMigration)
    const tables = (await scratch.introspection.getTables()).filter((table) => !table.isView)
    const shapes = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name).sort() }))
    return parentsFirst(shapes, await readParents(scratch))
  } finally {
    await scratch.destroy()
  }
}

async function readParents(scratch: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select m.name as child, f."table" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
    where m.type = 'table' and f."table" <> m.name`.execute(scratch)
  const parents = new Map<string, string[]>()
  for (const { child, parent } of rows) parents.set(child, [...(parents.get(child) ?? []), parent])
  return parents
}

function parentsFirst(shapes: TableShape[], parents: Map<string, string[]>): TableShape[] {
  const sorted: TableShape[] = []
  const place = (shape: TableShape): void => {
    if (sorted.includes(shape)) return
    for (const parent of parents.get(shape.name) ?? []) place(must(shapes.find((other) => other.name === parent)))
    sorted.push(shape)
  }
  for (const shape of shapes.toSorted((a, b) => (a.name < b.name ? -1 : 1))) place(shape)
  return sorted
}
