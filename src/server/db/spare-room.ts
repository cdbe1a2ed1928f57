import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { InsertQueryNode, UpdateQueryNode, ValueNode, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { freeBytes } from '#server/free-bytes.ts'
import { isStorageFull, StorageFullError } from './errors.ts'
import type { Schema } from './schema.ts'
import { tablesWritten } from './tables-written.ts'

const MB = 2 ** 20
/** When the log is written into the database the file grows by up to 4 MB; what is written meanwhile takes 4 MB more. */
const SPARE_BYTES = 8 * MB
/** With less than this left, the disk counts as full. */
const LEAST_BYTES = MB
/** From here on it is taken, or taken back. */
const ENOUGH_BYTES = SPARE_BYTES + 2 * LEAST_BYTES
/** How long one look at the disk is believed, while it is not full. */
const LOOK_MS = 250

type Log = { error(message: string): void; warn(message: string): void }

const FULL =
  'the disk of DATA_DIR is full: people can sign in, read, and delete files or their account, but save nothing until there is room'

export type SpareRoom = {
  /** The disk is full: what is left is for signing in and for deleting. */
  isFull(): boolean
}

/**
 * Room in the data folder that a full disk gives back: without it nobody could sign in, so nobody could read what is theirs or
 * delete it, and the server could not start again.
 */
export function keepSpareRoom(dataDir: string, log: Log, free = freeBytes, now = () => performance.now()): SpareRoom {
  const file = path.join(dataDir, 'spare-room')
  let isFull = false
  let lookedAt = -Infinity
  /** While the room is there it is kept; once it was given back, more is needed to take it again. */
  const isFullNow = (): boolean => {
    const left = free(dataDir)
    if (!isThere(file)) return left < ENOUGH_BYTES || !take(file)
    if (left < LEAST_BYTES) rmSync(file)
    return left < LEAST_BYTES
  }
  const look = (): void => {
    const before = isFull
    isFull = isFullNow()
    if (isFull && !before) log.error(FULL)
    if (before && !isFull) log.warn('the disk has room again: everything can be saved')
  }
  const room = {
    isFull: () => {
      if (isFull || now() - lookedAt >= LOOK_MS) {
        lookedAt = now()
        look()
      }
      return isFull
    },
  }
  room.isFull()
  return room
}

const isThere = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= SPARE_BYTES

/** Whole, or false. By chance, since some file systems keep no room for zeros. */
function take(file: string): boolean {
  try {
    writeFileSync(file, randomBytes(SPARE_BYTES), { mode: 0o600 })
    return true
  } catch (error) {
    rmSync(file, { force: true })
    if (!isStorageFull(error)) throw error
    return false
  }
}

/** Without these nobody gets in, takes their data or deletes an account. */
const STILL_WRITTEN = new Set<keyof Schema>([
  'sign_ins',
  'refresh_tokens',
  'login_failures',
  'known_addresses',
  'second_factors',
  'personal_tokens',
  'billing_endings',
  'password_resets',
  'allowances',
])

/** While the disk is full: rows are deleted, and values set to null; no other table than these is added to or changed. */
export function refuseWhenFull(room: SpareRoom): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (adds(node) && room.isFull()) throw new StorageFullError()
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

function adds(node: RootOperationNode): boolean {
  const isUpdate = UpdateQueryNode.is(node)
  if (!InsertQueryNode.is(node) && !isUpdate) return false
  if (isUpdate && node.updates?.every(({ value }) => ValueNode.is(value) && value.value === null)) return false
  // a person's row is changed to lock it
  return tablesWritten(node).some(
    (table) => !STILL_WRITTEN.has(table as keyof Schema) && !(isUpdate && table === 'users'),
  )
}
