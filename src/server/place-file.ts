import { constants, copyFileSync, linkSync } from 'node:fs'

/** Gives a whole file its name; false, and nothing is changed, where that is taken. */
export function placeFile(own: string, file: string): boolean {
  try {
    linkSync(own, file)
  } catch (error) {
    if (isTaken(error)) return false
    // a file system without links
    try {
      copyFileSync(own, file, constants.COPYFILE_EXCL)
    } catch (second) {
      if (isTaken(second)) return false
      throw second
    }
  }
  return true
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'
