import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { freeBytes } from '#server/free-bytes.ts'
import { reasonOf, type Finding } from './finding.ts'

const SPACE_AT_LEAST_MB = 500

/** The data folder: can be written, is nobody else's to read, and has room. */
export function* checkFolder({ dataDir }: Config): Generator<Finding> {
  const what = 'data folder'
  const stat = statSync(dataDir, { throwIfNoEntry: false })
  if (!stat) {
    yield { is: 'note', what, words: `${dataDir} is not there yet; the first start makes it` }
    return
  }
  if (!stat.isDirectory()) {
    yield { is: 'bad', what, words: `${dataDir} is not a folder` }
    return
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    yield { is: 'bad', what, words: `${dataDir} cannot be used (${reasonOf(error)})` }
    return
  }
  yield* checkModes(dataDir)
  const freeMb = Math.floor(freeBytes(dataDir) / 1024 / 1024)
  yield {
    is: freeMb >= SPACE_AT_LEAST_MB ? 'good' : 'bad',
    what: 'free space',
    words: `${freeMb} MB${freeMb >= SPACE_AT_LEAST_MB ? '' : `, less than ${SPACE_AT_LEAST_MB}`}`,
  }
}

/** Inside a folder that is closed to others, what it holds is closed too. */
function* checkModes(dataDir: string): Generator<Finding> {
  const what = 'data folder'
  const { mode } = statSync(dataDir)
  const cure = `chmod -R go-rwx ${dataDir}`
  if (process.platform === 'win32' || (mode & 0o077) === 0) {
    yield { is: 'good', what, words: `${dataDir}, for its owner alone` }
    return
  }
  const open = readdirSync(dataDir).filter((name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0)
  if ((mode & 0o022) !== 0)
    yield { is: 'bad', what, words: `others on this machine can put files into ${dataDir} and take them away: ${cure}` }
  if (open.length > 0) yield { is: 'bad', what, words: `others on this machine can read ${open.join(', ')}: ${cure}` }
  else if ((mode & 0o022) === 0) yield { is: 'note', what, words: `others can list ${dataDir}, not read it: ${cure}` }
}
