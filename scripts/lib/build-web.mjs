import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const STAMP = 'build/.built-from'
const INPUTS = [
  'src/site',
  'src/web',
  'src/contract',
  'src/core',
  'data/courses.json',
  'data/names',
  'data/roles.json',
  'data/skills.json',
  'public',
  'vite.config.ts',
  'package-lock.json',
  'scripts/lib/api-paths.ts',
  'scripts/web-build',
]

/** Builds the web unless the last build was made from the very same files. */
export function buildWebWhenStale(node) {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building the web app…')
  const built = spawnSync(node, [path.resolve('node_modules/vite/bin/vite.js'), 'build', '--app'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\n`)
    process.exit(built.status ?? 1)
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
