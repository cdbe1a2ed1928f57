import { must } from '#core/must.ts'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { connectPostgres, connectSqlite, type Db } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

export type TestDatabase = { db: Db; folder: string; drop(): Promise<void> }

/** A migrated, empty database that others are copied from: migrating each again costs ten times as much. */
const TEMPLATE = 'waymark_template'

/** Of fifty at once the last one waits for all the others, on a machine that others share. */
export const PATIENT_MS = 90_000

/** A fresh, migrated database of the engine this run tests. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-test-'))
  const template = process.env.WAYMARK_TEST_TEMPLATE
  const postgres = await createPostgresDatabase(template)
  if (!postgres) copyFileSync(await (sqliteTemplate ??= createSqliteTemplate()), path.join(folder, 'waymark.db'))
  const db = postgres
    ? connectPostgres(postgres.url, undefined, PATIENT_MS)
    : connectSqlite(path.join(folder, 'waymark.db'))
  // a third of these tests' time was waiting for the disk, for data that is thrown away; power cuts are tried in proofs/
  if (!postgres) await sql`pragma synchronous = off`.execute(db)
  else if (template === undefined) await migrate(db)
  return {
    db,
    folder,
    drop: async () => {
      await db.destroy()
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One a worker: its databases are copies. */
let sqliteTemplate: Promise<string> | undefined

async function createSqliteTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-template-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'waymark.db')
  const db = connectSqlite(file)
  await migrate(db)
  await db.destroy()
  return file
}

/** A fresh PostgreSQL database by its address, empty or as `template` is; undefined when this run tests SQLite. */
export async function createPostgresDatabase(
  template = 'template1',
): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  if (process.env.WAYMARK_TEST_ENGINE !== 'postgres') return undefined
  const server = must(process.env.WAYMARK_TEST_POSTGRES)
  const name = `waymark_test_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} template ${template}`)
  return { url: databaseOn(server, name), drop: () => runOn(server, `drop database ${name} with (force)`) }
}

/** Makes the template on this server; its name goes into `WAYMARK_TEST_TEMPLATE`. */
export async function createTemplate(server: string): Promise<string> {
  await runOn(server, `create database ${TEMPLATE}`)
  const db = connectPostgres(databaseOn(server, TEMPLATE))
  await migrate(db)
  await db.destroy()
  return TEMPLATE
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
