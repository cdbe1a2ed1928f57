import { must } from '#core/must.ts'
import { sql } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { engineOf } from '#server/db/engine.ts'

export type DatabaseFacts = { version: string; people: number | undefined; now: Instant | undefined }

/** Which database this is, how many people it holds (undefined before the first start) and what time it has. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const isSqlite = engineOf(db) === 'sqlite'
  const { rows } = isSqlite
    ? await sql<{ version: string; now?: Date }>`select sqlite_version() as version`.execute(db)
    : await sql<{
        version: string
        now?: Date
      }>`select current_setting('server_version') as version, now() as now`.execute(db)
  const { version, now } = must(rows[0])
  const isThere = (await db.introspection.getTables()).some((table) => table.name === 'users')
  const counted = isThere
    ? await db
        .selectFrom('users')
        .select((row) => row.fn.countAll<number>().as('people'))
        .executeTakeFirst()
    : undefined
  return { version, people: counted?.people, now: now?.toISOString() }
}

/** What SQLite itself finds wrong: pages, and rows whose parent is gone. PostgreSQL checks pages as it reads them. */
export async function findDamage(db: Db, isDeep: boolean): Promise<string[]> {
  if (engineOf(db) === 'postgres') return []
  const check = isDeep
    ? sql<Record<string, string>>`pragma integrity_check(5)`
    : sql<Record<string, string>>`pragma quick_check(5)`
  const pages = (await check.execute(db)).rows.map((row) => must(Object.values(row)[0])).filter((line) => line !== 'ok')
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return [...pages, ...orphans.map((row) => `a row of ${row.table} belongs to nothing`)]
}
