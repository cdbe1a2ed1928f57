import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed-lock'

/** Installs when the lock file is not the one that was installed last. */
export function installWhenNeeded() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing what Waymark needs (once)…')
  // npm as this process was started with it, so that the same npm is used on every system
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(command, [...args, 'ci', '--include=dev', '--include=optional'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP, lock)
}
