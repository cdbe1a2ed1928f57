import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const NEEDED_MAJOR = 24

/** Such as 'v24.1.0'. */
export function isNewEnough(version) {
  return Number(/^v(\d+)/.exec(version)?.[1]) >= NEEDED_MAJOR
}

/** The Node that package.json pins, else a system Node that is new enough, else one sentence and the end. */
export function pinnedNode() {
  const system = { linux: 'linux', win32: 'win' }[process.platform]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = path.resolve(`node_modules/node-${system}-${process.arch}/bin/${file}`)
  if (system && existsSync(pinned)) return pinned
  for (const candidate of [process.execPath, 'node']) {
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
    if (isNewEnough(version)) return candidate
  }
  console.error(
    `Waymark needs Node ${NEEDED_MAJOR} or newer here: install it from https://nodejs.org and run this again.`,
  )
  return process.exit(1)
}
