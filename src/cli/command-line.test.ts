import { must } from '#core/must.ts'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeFile } from '#server/place-file.ts'
import { helpFor } from './help.ts'
import { signUpAt, startServerProcess, stopServerProcess, type ServerProcess } from '#test/support/server-process.ts'

/** Every command is its own process, on a machine with other work to do. */
const SLOW_MS = 90_000

let folder: string
let server: ServerProcess
let address: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-cli-'))
  server = startServerProcess({ DATA_DIR: at('data') })
  address = await server.ready
  await signUp('first@waymark.example')
}, SLOW_MS)
afterAll(async () => {
  await stopServerProcess(server)
  rmSync(folder, { recursive: true, force: true })
})

const at = (name: string): string => path.join(folder, name)

async function signUp(email: string): Promise<void> {
  const answer = await signUpAt(address, email)
  expect(answer.status).toBe(201)
}

function waymark(args: string[], env: Record<string, string> = {}, output: number | 'pipe' = 'pipe') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: at('data'),
      WAYMARK_CWD: folder,
      ...env,
    },
  })
  return { status, stdout, stderr }
}

test(
  'backs up beside a running server, into a file for its owner alone, and restores it elsewhere with its secret',
  { timeout: SLOW_MS },
  () => {
    const saved = waymark(['backup', 'mine.backup'])
    expect(saved).toMatchObject({ status: 0, stderr: '' })
    expect(saved.stdout).toMatch(/mine\.backup: 1 people, \d+ rows in \d+ tables, \d+ KB\n$/)
    expect(statSync(at('mine.backup')).mode & 0o777).toBe(0o600)
    const again = waymark(['restore', 'mine.backup'], { DATA_DIR: at('elsewhere') })
    expect(again).toMatchObject({ status: 0, stderr: '' })
    expect(again.stdout).toMatch(/^Restored as of 20.*: 1 people, \d+ rows in \d+ tables; every checksum is equal\n$/)
    expect(readFileSync(at('elsewhere/auth-secret'), 'utf8')).toBe(readFileSync(at('data/auth-secret'), 'utf8'))
    const full = waymark(['restore', 'mine.backup'], { DATA_DIR: at('elsewhere') })
    expect(full).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'The database is not empty. With --force it is replaced by the backup, for good.\n',
    })
  },
)

test('refuses with one sentence what cannot be done, and leaves no half of a file', { timeout: SLOW_MS }, () => {
  waymark(['backup', 'whole.backup'])
  const running = waymark(['restore', 'whole.backup', '--force'])
  expect(running.status).toBe(1)
  expect(running.stderr).toBe(
    `${at('data')} is already used by the Waymark server with process id ${server.child.pid} on ${address}. Stop it first, or set DATA_DIR to another folder.\n`,
  )
  expect(waymark(['backup', 'whole.backup'])).toMatchObject({
    status: 2,
    stderr: `${at('whole.backup')} is there already. Choose another name; a backup never writes over one.\n`,
  })
  expect(waymark(['backup'], { DATA_DIR: at('nowhere') })).toMatchObject({
    status: 1,
    stderr: `There is nothing to back up: ${at('nowhere')} holds no database. Is DATA_DIR right?\n`,
  })
  expect(existsSync(at('nowhere'))).toBe(false)
  expect(waymark(['backup', 'no/such/folder.backup'])).toMatchObject({
    status: 1,
    stderr: 'The backup cannot be written there (ENOENT).\n',
  })
  expect(waymark(['restore', '.'], { DATA_DIR: at('third') })).toMatchObject({
    status: 2,
    stderr: `'${folder}' is a folder, and no file\n`,
  })
  truncateSync(at('whole.backup'), 400)
  expect(waymark(['restore', 'whole.backup'], { DATA_DIR: at('third') })).toMatchObject({
    status: 1,
    stderr: 'The backup is damaged (it cannot be unpacked). Nothing was changed; use another one.\n',
  })
  expect(waymark(['restore', 'gone.backup'])).toMatchObject({
    status: 2,
    stderr: `There is no file '${at('gone.backup')}'\n`,
  })
  expect(waymark(['restore'])).toMatchObject({
    status: 2,
    stderr: 'Which file? It goes like this: waymark restore FILE [--force]\n',
  })
  expect(waymark(['backup', '--quick'])).toMatchObject({
    status: 2,
    stderr: "What is '--quick'? It goes like this: waymark backup [FILE] [--without-secret]\n",
  })
})

test.runIf(existsSync('/dev/full'))('says that no space is left for a backup', { timeout: SLOW_MS }, () => {
  expect(waymark(['backup', '-'], {}, openSync('/dev/full', 'w'))).toMatchObject({
    status: 1,
    stderr: 'The backup cannot be written there (no space is left).\n',
  })
})

test(
  'several backups into one name leave the first, and half a file of before is nobody’s',
  { timeout: SLOW_MS },
  () => {
    writeFileSync(at('twice.backup.partial'), 'half')
    expect(waymark(['backup', 'twice.backup']).status).toBe(0)
    expect(readFileSync(at('twice.backup.partial'), 'utf8')).toBe('half')
    writeFileSync(at('own'), 'a later one')
    expect(placeFile(at('own'), at('twice.backup'))).toBe(false)
    expect(waymark(['restore', 'twice.backup'], { DATA_DIR: at('fifth') }).status).toBe(0)
  },
)

test('without the secret says what that means at the restore', { timeout: SLOW_MS }, () => {
  expect(waymark(['backup', 'open.backup', '--without-secret']).status).toBe(0)
  const { status, stdout } = waymark(['restore', 'open.backup'], { DATA_DIR: at('fourth') })
  expect(status).toBe(0)
  expect(stdout).toContain('The AUTH_SECRET here is not the one of the backup: everyone signs in again')
})

test('the doctor finds all well beside a running server, and names what is not', { timeout: SLOW_MS }, () => {
  const well = waymark(['doctor', '--deep'])
  expect(well.stdout).toContain(`✓ server: ready on ${address}`)
  expect(well.stdout).toMatch(/✓ database: SQLite [\d.]+, \d+ MB, 1 people/)
  expect(well.stdout).toMatch(/✓ ledger: 1 people, \d+ point events, drift 0/)
  expect(well).toMatchObject({ status: 0, stderr: '' })
  chmodSync(at('data'), 0o755)
  chmodSync(at('data/auth-secret'), 0o644)
  const open = waymark(['doctor'], { SMTP_URL: 'smtp://127.0.0.1:1' })
  chmodSync(at('data'), 0o700)
  chmodSync(at('data/auth-secret'), 0o600)
  expect(open.status).toBe(1)
  expect(open.stdout).toContain(
    `✗ data folder: others on this machine can read auth-secret: chmod -R go-rwx ${at('data')}`,
  )
  expect(open.stdout).toContain('✗ mail: 127.0.0.1:1: ')
  expect(open.stdout).toContain('2 things need you.')
  chmodSync(at('data'), 0o777)
  const careless = waymark(['doctor'], {
    RATE_LIMIT: 'off',
    TRUST_PROXY: '9',
    PUBLIC_URL: 'http://waymark.example',
    LOG_LEVEL: 'trace',
  })
  chmodSync(at('data'), 0o700)
  expect(careless.status).toBe(1)
  for (const line of [
    '✗ limits: RATE_LIMIT is off',
    '✗ proxy: TRUST_PROXY is 9',
    '✗ address: http://waymark.example is not encrypted',
    '· log: LOG_LEVEL is trace',
    '✗ data folder: others on this machine can put files into',
  ])
    expect(careless.stdout).toContain(line)
  expect(careless.stdout).not.toContain('All is well')
  renameSync(at('data/auth-secret'), at('put-away'))
  const lost = waymark(['doctor'])
  renameSync(at('put-away'), at('data/auth-secret'))
  expect(lost.stdout).toContain('✗ secret: auth-secret is missing beside a database with accounts')
  expect(waymark(['doctor'], { PORT: 'many' })).toMatchObject({
    status: 2,
    stderr: 'PORT: expected a whole number from 0 to 65535\n',
  })
  expect(waymark(['doctor'], { DATA_DIR: at('nowhere'), PORT: '1' })).toMatchObject({ status: 0 })
  expect(existsSync(at('nowhere'))).toBe(false)
})

test.each(['parse', 'backup', 'restore', 'doctor', 'reconcile', 'mcp', 'billing', 'admin'])(
  'the help of waymark %s tells how it is called, and the overview names it',
  (command) => {
    const help = must(helpFor(command))
    expect(help).toContain(`waymark ${command} `)
    expect(help.split('\n').filter((line) => line.length > 110)).toEqual([])
    expect(helpFor()).toContain(`  waymark ${command} `)
  },
)

test('help is asked for in any of the usual ways', { timeout: SLOW_MS }, () => {
  expect(waymark(['--help'])).toEqual({ status: 0, stdout: `${helpFor()}\n`, stderr: '' })
  expect(waymark(['admin', '--help'])).toEqual({ status: 0, stdout: `${helpFor('admin')}\n`, stderr: '' })
  expect(waymark(['help', 'nothing'])).toMatchObject({
    status: 2,
    stderr: "There is no command 'nothing'. Try: waymark help\n",
  })
})

test('knows no command and no format by a name that every object knows, and prints no control characters', () => {
  for (const args of [['constructor'], ['help', 'constructor'], ['\u001b[31mred']]) {
    const { status, stderr } = waymark(args)
    expect([status, stderr]).toEqual([2, expect.stringContaining('There is no command')])
    // eslint-disable-next-line no-control-regex
    expect(stderr).not.toMatch(/\u001b/)
  }
  expect(waymark(['parse', 'resume.pdf', '--format', 'constructor'])).toMatchObject({
    status: 2,
    stderr: '--format is one of: waymark, jsonresume\n',
  })
})

test('waits for an advert that comes late through a pipe', { timeout: SLOW_MS }, () => {
  const script = `(sleep 3; echo 'Backend Developer, Acme, Berlin') | "$0" src/cli/main.ts ad -`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Backend Developer')
})
