import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { ConfigError } from './config-values.ts'
import { makeFolder } from './make-folder.ts'
import { placeFile } from './place-file.ts'

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

/** In the place of the one that is there: whole, or that one stays. */
export function replaceSecret(dataDir: string, secret: string): void {
  withOwnFile(fileIn(dataDir), secret, renameSync)
}

/** Whole or not at all, also where several start at once or the disk is full; the first one wins. */
function placeSecret(file: string): void {
  withOwnFile(file, randomBytes(48).toString('base64url'), placeFile)
}

function withOwnFile(file: string, secret: string, place: (own: string, file: string) => unknown): void {
  const own = `${file}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(own, secret, { mode: 0o600 })
    place(own, file)
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
