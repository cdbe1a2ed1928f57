import { createWriteStream, existsSync, openSync, closeSync, fsyncSync, rmSync, statSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { systemClock } from '#core/time.ts'
import { BackupProblem, type BackupSums } from '#server/backup/backup-file.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { isDatabaseAway, isDiskFull } from '#server/db/errors.ts'
import { placeFile } from '#server/place-file.ts'
import { CommandError } from './command-error.ts'
import { readArguments } from './read-arguments.ts'

/** `waymark backup [FILE]`: the file appears when it is whole; what is cut off in the middle leaves none. */
export async function runBackup(args: string[]): Promise<void> {
  const { words, has } = readArguments('backup', args, ['--without-secret'], 1)
  const config = readConfig(process.env)
  requireDatabase(config)
  if (words[0] === '-') return void (await save(config, process.stdout, has('--without-secret')))
  const file = path.resolve(
    process.env.WAYMARK_CWD ?? '.',
    words[0] ?? `waymark-${systemClock.now().slice(0, 19).replaceAll(':', '-')}.backup`,
  )
  if (existsSync(file)) throw isThere(file)
  // several at once write into their own
  const partial = `${file}.${randomBytes(4).toString('hex')}.partial`
  try {
    const sums = await save(config, createWriteStream(partial, { flags: 'wx', mode: 0o600 }), has('--without-secret'))
    syncToDisk(partial)
    if (!placeFile(partial, file)) throw isThere(file)
    process.stdout.write(`${file}: ${describeSums(sums)}, ${Math.ceil(statSync(file).size / 1024)} KB\n`)
  } finally {
    rmSync(partial, { force: true })
  }
}

const isThere = (file: string) =>
  new CommandError(`${file} is there already. Choose another name; a backup never writes over one.`)

async function save(config: Config, out: NodeJS.WritableStream, isWithoutSecret: boolean): Promise<BackupSums> {
  // an error without a listener ends the process; the pipeline attaches its own later
  out.on('error', () => undefined)
  const db = connect(config)
  try {
    return await writeBackup(
      { db, clock: systemClock },
      { value: config.authSecret(), isKeptInFolder: config.isSecretInFolder && !isWithoutSecret },
      out,
    )
  } catch (error) {
    if (isFileFault(error)) throw new BackupProblem(`The backup cannot be written there (${reasonOf(error)}).`)
    throw error
  } finally {
    await db.destroy()
  }
}

/** Looking at a folder must not make one. */
export function requireDatabase(config: Config): void {
  if (config.databaseUrl || existsSync(path.join(config.dataDir, 'waymark.db'))) return
  throw new BackupProblem(`There is nothing to back up: ${config.dataDir} holds no database. Is DATA_DIR right?`)
}

export function describeSums(sums: BackupSums): string {
  const rows = Object.values(sums).reduce((sum, table) => sum + table.rows, 0)
  return `${sums.users?.rows ?? 0} people, ${rows} rows in ${Object.keys(sums).length} tables`
}

const FILE_CALLS = new Set(['open', 'read', 'write'])

/** What came from the file of a backup, and not from the database. */
export function isFileFault(error: unknown): boolean {
  const { syscall = '', code } = error as NodeJS.ErrnoException
  return FILE_CALLS.has(syscall) && (code === 'EPIPE' || !isDatabaseAway(error))
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (isDiskFull(error)) return 'no space is left'
  if (code === 'EPIPE') return 'nobody reads it any more'
  return code ?? message
}

/** Renamed before it is on the disk, a file can come back empty after a power cut. */
function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
