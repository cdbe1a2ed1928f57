import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes the folder and those above it, for its owner alone. Step by step, because Node's own `recursive` never
 * comes back where the system says that a folder cannot be made although the one above is there (/proc).
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // another starter was quicker
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(folder)) throw error
  }
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false
}
