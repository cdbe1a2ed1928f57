import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { isStorageFull } from './errors.ts'
import { makeFolder } from '#server/make-folder.ts'

/** Another server works on this folder. The message names it. */
export class FolderTakenError extends Error {}

export type FolderLock = {
  /** Says where the holder can be reached, once that is known. */
  announce(address: string): void
  release(): void
}

type Holder = { pid: number; address?: string }

/** A database that nobody refers to is closed by the garbage collector, and its lock would go with it. */
const held = new Set<DatabaseSync>()

/**
 * One server per data folder. The lock is the operating system's own, held through an exclusive SQLite
 * transaction: it goes with its process however that ends, so a dead holder's lock is simply free and
 * a recycled process id cannot fool it. `server.json` beside it only says who holds it.
 */
export function lockDataFolder(dataDir: string, pid: number): FolderLock {
  makeFolder(dataDir)
  const holderFile = path.join(dataDir, 'server.json')
  const database = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    throw new FolderTakenError(
      `${dataDir} is already used by ${describeHolder(holderFile)}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  const write = (holder: Holder) => writeHolder(holderFile, holder)
  write({ pid })
  held.add(database)
  const release = () => {
    held.delete(database)
    database.close()
  }
  return { announce: (address) => write({ pid, address }), release }
}

/** On a full disk the file is left out: the lock itself holds. */
function writeHolder(holderFile: string, holder: Holder): void {
  try {
    writeFileSync(holderFile, JSON.stringify(holder), { mode: 0o600 })
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

function describeHolder(holderFile: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(holderFile, 'utf8')) as Holder
    return `the Waymark server with process id ${pid}${address ? ` on ${address}` : ''}`
  } catch {
    return 'another Waymark server'
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
