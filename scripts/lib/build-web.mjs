import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const STAMP = 'build/.built-from'
const INPUTS = [
  'src/web',
  'src/contract',
  'src/core',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'scripts',
]

/** Builds the web unless the last build was made from the very same files. */
export function buildWebWhenStale(node) {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building the web app…')
  const cli = path.resolve('node_modules/@react-router/dev/bin.cjs')
  const built = spawnSync(node, [cli, 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\n`)
    process.exit(built.status ?? 1)
  }
  for (const script of ['scripts/finish-web.mjs', 'scripts/compress-assets.mjs']) {
    const { status } = spawnSync(node, [script], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(STAMP, wanted)
}

/** Tests are no part of the build, so changing one does not rebuild. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of INPUTS.filter(existsSync)
    .flatMap(list)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1))) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function list(entry) {
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath ?? item.path, item.name))
}
