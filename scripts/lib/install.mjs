import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { oneAtATime } from './one-at-a-time.mjs'

const STAMP = 'node_modules/.installed-lock'
/** Outside of node_modules, which an install empties first. */
const WHO_INSTALLS = '.cache/install.lock'

/** Installs when the lock file is not the one that was installed last; of two that start at once the second waits. */
export function installWhenNeeded() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (isInstalled(lock)) return
  oneAtATime(
    WHO_INSTALLS,
    () => isInstalled(lock) || install(lock),
    (pid) => console.log(`Waiting for process ${pid}, which installs (${WHO_INSTALLS} says so)…`),
  )
}

function isInstalled(lock) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock
}

function install(lock) {
  console.log('Installing what Waymark needs (once)…')
  // npm as this process was started with it, so that the same npm is used on every system
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...args, 'ci', '--include=dev', '--include=optional'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) {
    rmSync(WHO_INSTALLS, { force: true })
    process.exit(status ?? 1)
  }
  writeFileSync(STAMP, lock)
}
