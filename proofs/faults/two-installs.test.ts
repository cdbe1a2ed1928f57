import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const INSTALL = path.resolve('scripts/lib/install.mjs')
/** Does what `npm ci` does to another one: empties the folder, works for a while, and notices when it was emptied meanwhile. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
appendFileSync('installs', 'x')
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules')
writeFileSync('node_modules/' + process.pid, '')
await new Promise((resolve) => setTimeout(resolve, 700))
if (!existsSync('node_modules/' + process.pid)) process.exit(1)
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-install-'))
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  writeFileSync(path.join(folder, 'npm.mjs'), NPM)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { installWhenNeeded } from ${JSON.stringify(INSTALL)}; installWhenNeeded()`],
    { cwd: folder, env: { ...process.env, npm_execpath: path.join(folder, 'npm.mjs') } },
  )
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')))
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString('utf8')))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

const installs = () => readFileSync(path.join(folder, 'installs'), 'utf8').length

test('of four that start on an empty tree one installs, and the others wait and say so', async () => {
  const ended = await Promise.all([start(), start(), start(), start()])
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(installs()).toBe(1)
  expect(ended.filter(({ said }) => said.includes('Waiting for process'))).toHaveLength(3)
  expect(existsSync(path.join(folder, '.cache/install.lock'))).toBe(false)
})

test('what a process that died left is taken over, by one of those that wait', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  mkdirSync(path.join(folder, '.cache'))
  writeFileSync(path.join(folder, '.cache/install.lock'), String(pid))
  const ended = await Promise.all([start(), start(), start()])
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(installs()).toBe(1)
})

test('an install that fails lets the next one try', async () => {
  writeFileSync(path.join(folder, 'npm.mjs'), 'process.exit(3)')
  expect((await start()).code).toBe(3)
  writeFileSync(path.join(folder, 'npm.mjs'), NPM)
  expect((await start()).code).toBe(0)
})
