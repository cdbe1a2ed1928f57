import { closeSync, openSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from './command-error.ts'

type InputLimit = { bytes: number; refusal: string }

const PIECE_BYTES = 64 * 1024

/** The bytes of a file that somebody names. */
export function readInput(name: string, limit: InputLimit): Buffer {
  const file = requireFile(name)
  const descriptor = told(file, () => openSync(file, 'r'))
  try {
    return readAtMost(descriptor, limit)
  } finally {
    closeSync(descriptor)
  }
}

/** What grows while it is read, or never ends, is left where it is too much. */
export function readAtMost(descriptor: number, { bytes, refusal }: InputLimit): Buffer {
  const pieces: Buffer[] = []
  let length = 0
  for (;;) {
    const piece = Buffer.allocUnsafe(PIECE_BYTES)
    const read = readSync(descriptor, piece)
    if (read === 0) return Buffer.concat(pieces, length)
    length += read
    if (length > bytes) throw new CommandError(refusal)
    pieces.push(piece.subarray(0, read))
  }
}

/**
 * Where a file with something in it is. Folders, devices, pipes and sockets are refused, since some never end or never begin; and
 * what says that it is empty, as all files under /proc do.
 */
export function requireFile(name: string): string {
  const file = path.resolve(process.env.WAYMARK_CWD ?? '.', name)
  const stats = told(file, () => statSync(file))
  if (stats.isDirectory()) throw new CommandError(`'${file}' is a folder, and no file`)
  if (!stats.isFile()) throw new CommandError(`'${file}' is a device or a pipe. Save what it gives into a file first`)
  if (stats.size === 0) throw new CommandError(`'${file}' is empty`)
  return file
}

function told<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new CommandError(`There is no file '${file}'`, { cause: error })
    throw new CommandError(`'${file}' cannot be read (${code})`, { cause: error })
  }
}
