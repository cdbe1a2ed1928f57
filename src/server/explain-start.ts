import { ConfigError } from './config-values.ts'
import { FolderTakenError } from './db/data-folder-lock.ts'
import { DatabaseTakenError } from './db/server-presence.ts'
import { isDatabaseAway, isDiskFull } from './db/errors.ts'
import { DamagedSchemaError } from './db/check-schema.ts'
import { NewerSchemaError, UnknownTablesError } from './db/migrate.ts'

type SystemError = Error & {
  code?: string
  syscall?: string
  path?: string
  port?: number
  address?: string
  errcode?: number
}

/** SQLite: cannot open, read-only, a fault of the disk. */
const SQLITE_FOLDER_TROUBLE = new Set([14, 8, 10])
/** SQLite: malformed, not a database. */
const SQLITE_DAMAGED = new Set([11, 26])

const OUR_WORDS = [
  ConfigError,
  FolderTakenError,
  DatabaseTakenError,
  NewerSchemaError,
  UnknownTablesError,
  DamagedSchemaError,
]

/** Why the server did not start: one line that names what to change, or the stack of what nobody foresaw. */
export function explainStart(error: unknown): string {
  if (OUR_WORDS.some((known) => error instanceof known)) return (error as Error).message
  if (!(error instanceof Error)) return `Waymark could not start: ${String(error)}`
  const { code, syscall, path, port, address, errcode, message } = error as SystemError
  if (isDiskFull(error))
    return `${path ?? 'DATA_DIR'}: its disk is full, and there is no room to start. Free some space and start again`
  if (code === 'EADDRINUSE')
    return `PORT: ${port} on ${address} is already in use; choose another, or 0 for any free one`
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT: ${port} may not be used by this person; choose one from 1024 up`
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `HOST: the server cannot listen there (${message})`
  if (syscall && path && code) return `DATA_DIR: ${path} cannot be used (${code})`
  if (errcode !== undefined && SQLITE_DAMAGED.has(errcode & 0xff))
    return 'DATA_DIR: waymark.db in this folder is damaged or no database; put it back from a backup (docs/runbook.md)'
  if (errcode !== undefined && SQLITE_FOLDER_TROUBLE.has(errcode & 0xff))
    return `DATA_DIR: the database there cannot be used (${message})`
  if (isDatabaseAway(error) || isPostgresRefusal(code))
    return `DATABASE_URL: the database does not let Waymark in (${message || code})`
  return `Waymark could not start: ${error.stack ?? message}`
}

/** Wrong name or password, no such database. */
function isPostgresRefusal(code: string | undefined): boolean {
  return code !== undefined && /^(28|3D)[0-9A-Z]{3}$/.test(code)
}
