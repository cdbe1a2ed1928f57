import { must } from '#core/must.ts'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Db } from '#server/db/connect.ts'
import { isDuplicate, isOrphan } from '#server/db/errors.ts'
import { MIGRATION_NAMES, migrate, migrateTo, triggerAtOnce } from '#server/db/migrate.ts'
import { tidyStorage } from '#server/db/tidy-storage.ts'
import {
  BackupProblem,
  damagedBackup,
  decodeRow,
  newerBackup,
  readHeader,
  readLine,
  type BackupHeader,
  type BackupSums,
} from './backup-file.ts'
import { createTableSum, encodeRow, hashOf } from './checksum.ts'
import { createRowWriter, dropTables, hasRows } from './rows.repo.ts'
import { readMigrations, schemaAt, type TableShape } from './schema.repo.ts'
import { splitLines } from './split-lines.ts'
import { sumTablesOf } from './write-backup.ts'

export type Restored = { header: BackupHeader; sums: BackupSums }

/**
 * Puts a backup in the place of what the database holds, in one transaction: whatever goes wrong, the database
 * is as it was. An older backup is migrated on the way; what is stored is summed again and must be what was saved.
 */
export async function restoreBackup(
  db: Db,
  source: NodeJS.ReadableStream,
  { force }: { force: boolean },
): Promise<Restored> {
  const restored = await db
    .transaction()
    .execute((tx) => pipeline(source, createGunzip(), (chunks) => load(tx, splitLines(chunks), force)))
    .catch(explainDamage)
  await tidyStorage(db)
  return restored
}

async function load(tx: Db, lines: AsyncGenerator<string>, force: boolean): Promise<Restored> {
  const first = await lines.next()
  if (first.done) throw damagedBackup('it is empty')
  const header = readHeader(first.value)
  const tables = await makeRoom(tx, header, force)
  await triggerAtOnce(tx)
  const sums = await loadTables(tx, tables, lines, hashOf(first.value))
  if (JSON.stringify(await sumTablesOf(tx, tables)) !== JSON.stringify(sums)) {
    throw new BackupProblem('What the database stored is not what the backup holds. Nothing was changed.')
  }
  await migrate(tx)
  return { header, sums }
}

/** An empty database with the backup's own schema. */
async function makeRoom(tx: Db, header: BackupHeader, force: boolean): Promise<TableShape[]> {
  const last = must(header.migrations.at(-1))
  if (!MIGRATION_NAMES.includes(last)) throw newerBackup()
  const tables = await schemaAt(last)
  if (JSON.stringify(tables) !== JSON.stringify(header.tables))
    throw damagedBackup('its tables are not those of its version')
  const present = (await readMigrations(tx)).at(-1)
  if (present) {
    const old = await schemaAt(present)
    if (!force) await requireEmpty(tx, old)
    await dropTables(tx, old)
  }
  await migrateTo(tx, last)
  return tables
}

async function requireEmpty(tx: Db, tables: TableShape[]): Promise<void> {
  for (const table of tables) {
    if (await hasRows(tx, table))
      throw new BackupProblem('The database is not empty. With --force it is replaced by the backup, for good.')
  }
}

/** Reads tables until the last line, and compares what came with what that line says. */
async function loadTables(
  tx: Db,
  tables: TableShape[],
  lines: AsyncGenerator<string>,
  headerHash: string,
): Promise<BackupSums> {
  const sums: BackupSums = {}
  let isWhole = false
  let finish = async (): Promise<void> => undefined
  let take = async (_row: unknown[], _line: string): Promise<void> => {
    throw damagedBackup('a row before the first table')
  }
  for await (const line of lines) {
    const part = readLine(line)
    if (isWhole) throw damagedBackup('it goes on after its end')
    if ('row' in part) await take(part.row, line)
    else await finish()
    if ('table' in part)
      ({ finish, take } = openTable(
        tx,
        tables.find(({ name }) => name === part.table),
        sums,
      ))
    if ('end' in part) {
      if (part.end.header !== headerHash || JSON.stringify(part.end.tables) !== JSON.stringify(sums))
        throw damagedBackup('its checksums do not fit')
      isWhole = true
    }
  }
  if (!isWhole) throw damagedBackup('its end is missing')
  return sums
}

function openTable(tx: Db, table: TableShape | undefined, sums: BackupSums) {
  if (!table) throw damagedBackup('a table that is not in its list')
  const sum = createTableSum()
  const writer = createRowWriter(tx, table)
  return {
    take: async (values: unknown[], line: string): Promise<void> => {
      const row = decodeRow(values, table)
      sum.add(encodeRow(row, table))
      await writer.add(row, line.length)
    },
    finish: async (): Promise<void> => {
      await writer.flush()
      sums[table.name] = sum.result()
    },
  }
}

function explainDamage(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') throw damagedBackup('it cannot be unpacked', error)
  if (isDuplicate(error) || isOrphan(error)) throw damagedBackup('rows that do not go together', error)
  throw error
}
