import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ConfigError } from './config-values.ts'
import { makeFolder } from './make-folder.ts'

export const SHORTEST_SECRET = 32

const fileIn = (dataDir: string) => path.join(dataDir, 'auth-secret')

/** What is so when it is gone while the accounts are still there. */
export const LOST_SECRET =
  'auth-secret is missing beside a database with accounts: everybody has to sign in again, and second steps and mail links made before do not work. Put it back from a backup'

export const hasFolderSecret = (dataDir: string): boolean => existsSync(fileIn(dataDir))

/** What tokens are signed with, made at first start, readable by its owner alone. */
export function readOrMakeSecret(dataDir: string): string {
  const file = fileIn(dataDir)
  makeFolder(dataDir)
  if (!existsSync(file)) placeSecret(file)
  const secret = read(file)
  if (secret.length >= SHORTEST_SECRET) return secret
  throw new ConfigError(
    `DATA_DIR: auth-secret in this folder is damaged, it is shorter than ${SHORTEST_SECRET} characters. Put it back from a copy, or delete it: then everybody signs in again`,
  )
}

/** Whole or not at all, also where several start at once or the disk is full; the first one wins. */
function placeSecret(file: string): void {
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 })
    linkSync(own, file)
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall !== 'link') throw error
    // a file system without links
    if (code !== 'EEXIST') renameSync(own, file)
  } finally {
    rmSync(own, { force: true })
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: auth-secret in this folder cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    )
  }
}
