import { must } from '#core/must.ts'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Clock } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { BackupProblem, fingerprintOf, FORMAT, type BackupHeader, type BackupSums } from './backup-file.ts'
import { createTableSum, encodeRow, hashOf } from './checksum.ts'
import { readRows } from './rows.repo.ts'
import { engineOf } from '#server/db/engine.ts'
import { readMigrations, schemaAt } from './schema.repo.ts'

type Secret = { value: string; isKeptInFolder: boolean }

/**
 * Writes everything in the database as it is at one moment, while others go on writing: one read-only
 * transaction, a page of rows in memory at a time. Kept resume files are rows like all else.
 */
export async function writeBackup(
  deps: { db: Db; clock: Clock },
  secret: Secret,
  out: NodeJS.WritableStream,
): Promise<BackupSums> {
  const migrations = await readMigrations(deps.db)
  if (migrations.length === 0) throw new BackupProblem('There is nothing to back up: the database is empty.')
  const header: BackupHeader = {
    waymark: 'backup',
    format: FORMAT,
    at: deps.clock.now(),
    engine: engineOf(deps.db),
    migrations,
    secret: { fingerprint: fingerprintOf(secret.value), ...(secret.isKeptInFolder ? { value: secret.value } : {}) },
    tables: await schemaAt(must(migrations.at(-1))),
  }
  const sums: BackupSums = {}
  await oneMoment(deps.db, (tx) => pipeline(backupText(tx, header, sums), createGzip(), out))
  return sums
}

/** What each table adds up to right now. */
export async function sumTables(db: Db): Promise<BackupSums> {
  const tables = await schemaAt(must((await readMigrations(db)).at(-1)))
  return oneMoment(db, (tx) => sumTablesOf(tx, tables))
}

export async function sumTablesOf(tx: Db, tables: BackupHeader['tables']): Promise<BackupSums> {
  const sums: BackupSums = {}
  for (const table of tables) {
    const sum = createTableSum()
    for await (const rows of readRows(tx, table)) for (const row of rows) sum.add(encodeRow(row, table))
    sums[table.name] = sum.result()
  }
  return sums
}

function oneMoment<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read)
}

async function* backupText(tx: Db, header: BackupHeader, sums: BackupSums): AsyncGenerator<string> {
  const headerLine = JSON.stringify(header)
  yield `${headerLine}\n`
  for (const table of header.tables) {
    const sum = createTableSum()
    yield `${JSON.stringify({ table: table.name })}\n`
    for await (const rows of readRows(tx, table)) {
      const lines = rows.map((row) => encodeRow(row, table))
      for (const line of lines) sum.add(line)
      yield `${lines.join('\n')}\n`
    }
    sums[table.name] = sum.result()
  }
  yield `${JSON.stringify({ end: { header: hashOf(headerLine), tables: sums } })}\n`
}
