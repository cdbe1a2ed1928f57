const SQLITE_DUPLICATE = new Set([1555, 2067])
const SQLITE_FOREIGN_KEY = 787
const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const SQLITE_IOERR = 10
const PG_DUPLICATE = '23505'
const PG_FOREIGN_KEY = '23503'
const PG_FULL = '53100'
/** No room on the disk, or none that this user or a file may take. */
const FILE_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** Deadlock, serialization failure, lock not available. */
const PG_BUSY = new Set(['40P01', '40001', '55P03'])
/** Connection lost or refused, server shutting down or starting, too many connections. */
const PG_AWAY = /^(08|57P0|53300)/
/** What the driver says in words alone: lost under a query, lost before it, or not to be had in time. */
const PG_GONE =
  /Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect/
const NETWORK_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

/** Set on what the SQLite queue throws when it did not move. */
export const QUEUE_STUCK = 'WAYMARK_QUEUE_STUCK'

/** Nothing is added while the disk is full. */
export class StorageFullError extends Error {
  readonly code = 'ENOSPC'
  constructor() {
    super('the disk is full')
  }
}

type DatabaseError = Error & { errcode?: number; code?: string; syscall?: string }

export function isDuplicate(error: unknown): boolean {
  const { errcode, code } = error as DatabaseError
  return (errcode !== undefined && SQLITE_DUPLICATE.has(errcode)) || code === PG_DUPLICATE
}

/** The row that a new row belongs to is gone. */
export function isOrphan(error: unknown): boolean {
  const { errcode, code } = error as DatabaseError
  return errcode === SQLITE_FOREIGN_KEY || code === PG_FOREIGN_KEY
}

/** Somebody else holds what this needed for too long: nothing was changed, a later try can succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as DatabaseError
  return (
    (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY) ||
    code === QUEUE_STUCK ||
    (code !== undefined && PG_BUSY.has(code))
  )
}

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as DatabaseError
  return isDiskFull(error) || (errcode !== undefined && (errcode & 0xff) === SQLITE_IOERR) || code === PG_FULL
}

/** Said by SQLite or by a call for a file. */
export function isDiskFull(error: unknown): boolean {
  const { errcode, code } = error as DatabaseError
  return (errcode !== undefined && (errcode & 0xff) === SQLITE_FULL) || (code !== undefined && FILE_FULL.has(code))
}

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as DatabaseError
  if (syscall === 'connect') return true
  if (code && (PG_AWAY.test(code) || NETWORK_AWAY.has(code))) return true
  return PG_GONE.test(error.message)
}
