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
const until = Date.now() + 20_000
while (!existsSync('may-end') && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
if (!existsSync('node_modules/' + process.pid)) process.exit(1)
`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-install-'))
  writeFileSync(path.join(folder, 'package-lock.json'), '{}')
  writeFileSync(path.join(folder, 'npm.mjs'), NPM)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function start(onHeard: (said: string) => void = () => undefined): Promise<{ code: number | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `import { installWhenNeeded } from ${JSON.stringify(INSTALL)}; installWhenNeeded()`],
    { cwd: folder, env: { ...process.env, npm_execpath: path.join(folder, 'npm.mjs') } },
  )
  let said = ''
  const hear = (bytes: Buffer) => {
    said += bytes.toString('utf8')
    onHeard(said)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

const mayEnd = () => writeFileSync(path.join(folder, 'may-end'), '')
const installs = () => readFileSync(path.join(folder, 'installs'), 'utf8').length

test('of four that start on an empty tree one installs, and the others wait and say so', async () => {
  const waiting = new Set<number>()
  const startOne = (one: number) =>
    start((said) => {
      if (said.includes('Waiting for process')) waiting.add(one)
      // the install goes on as long as one of the others is still starting
      if (waiting.size === 3) mayEnd()
    })
  const ended = await Promise.all([1, 2, 3, 4].map(startOne))
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  expect(installs()).toBe(1)
  expect(ended.filter(({ said }) => said.includes('Waiting for process'))).toHaveLength(3)
  expect(existsSync(path.join(folder, '.cache/install.lock'))).toBe(false)
})

test('what a process that died left is taken over, by one of those that wait', async () => {
  mayEnd()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  mkdirSync(path.join(folder, '.cache'))
  writeFileSync(path.join(folder, '.cache/install.lock'), String(pid))
  const ended = await Promise.all([start(), start(), start()])
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(installs()).toBe(1)
})

test('an install that fails lets the next one try', async () => {
  mayEnd()
  writeFileSync(path.join(folder, 'npm.mjs'), 'process.exit(3)')
  expect((await start()).code).toBe(3)
  writeFileSync(path.join(folder, 'npm.mjs'), NPM)
  expect((await start()).code).toBe(0)
})
