import { linkSync, renameSync } from 'node:fs'

/** Gives a whole file its name; false, and nothing is changed, where that is taken. */
export function placeFile(own: string, file: string): boolean {
  try {
    linkSync(own, file)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall !== 'link') throw error
    if (code === 'EEXIST') return false
    // a file system without links
    renameSync(own, file)
  }
  return true
}
