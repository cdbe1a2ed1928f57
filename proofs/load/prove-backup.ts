import { must } from '#core/must.ts'
/**
 * Drills: back up beside a server that is written to, restore elsewhere, compare. Each must hold every account that was
 * acknowledged before it began, equal checksums, and a ledger without drift.
 * Usage: node proofs/load/prove-backup.ts [--count=50] [--engine=sqlite|postgres]; without an engine, both.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#server/db/connect.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { signUpAt, startServerProcess, stopServerProcess } from '#test/support/server-process.ts'
import { createPostgresDatabase } from '#test/support/test-database.ts'

const AUTH_SECRET = 'a secret for drills that is long enough to sign with'
const WRITERS = 4

const { values } = parseArgs({ options: { count: { type: 'string', default: '50' }, engine: { type: 'string' } } })
let faults = 0
for (const engine of values.engine ? [values.engine] : ['sqlite', 'postgres'])
  faults += await prove(engine, Number(values.count))
process.exit(faults === 0 ? 0 : 1)

async function prove(engine: string, count: number): Promise<number> {
  process.env.WAYMARK_TEST_ENGINE = engine
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  if (postgres) process.env.WAYMARK_TEST_POSTGRES = postgres.url
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-drill-'))
  const source = await makeHome(path.join(folder, 'source'))
  const server = startServerProcess({ ...source.env, RATE_LIMIT: 'off' })
  const writing = startWriting(await server.ready)
  const found: string[] = []
  const durations: number[] = []
  for (let drill = 1; drill <= count; drill += 1) {
    const began = performance.now()
    found.push(
      ...(await runDrill(folder, drill, source.env, writing.acknowledged())).map((fault) => `drill ${drill}: ${fault}`),
    )
    durations.push(performance.now() - began)
  }
  const { accounts, refused } = await writing.stop()
  const { code } = await stopServerProcess(server)
  if (refused > 0 || code !== 0) found.push(`${refused} writes refused meanwhile, the server ended with ${code}`)
  console.log(
    `${engine}: ${count} drills while ${accounts} accounts were written, ${Math.round(must(durations.toSorted((a, b) => a - b)[count >> 1]))} ms in the middle, ${found.length} faults`,
  )
  for (const fault of found.slice(0, 20)) console.error(fault)
  await source.drop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  return found.length
}

async function runDrill(
  folder: string,
  drill: number,
  env: Record<string, string>,
  mustHold: Set<string>,
): Promise<string[]> {
  const file = path.join(folder, `${drill}.backup`)
  const target = await makeHome(path.join(folder, `target-${drill}`))
  try {
    const saved = await waymark(['backup', file], env)
    const restored = saved.code === 0 ? await waymark(['restore', file], target.env) : saved
    if (restored.code !== 0) return [restored.output]
    return [
      ...(await judge(target.env, mustHold)),
      ...(restored.output.includes('every checksum is equal') ? [] : [restored.output]),
    ]
  } finally {
    await target.drop()
    rmSync(file, { force: true })
  }
}

async function judge(env: Record<string, string>, mustHold: Set<string>): Promise<string[]> {
  const db = connect({ databaseUrl: env.DATABASE_URL, dataDir: must(env.DATA_DIR) })
  const people = new Set((await db.selectFrom('users').select('email').execute()).map((row) => row.email))
  const { drifts } = await reconcile({ db, clock: { now: () => new Date().toISOString() } }, { repair: false })
  await db.destroy()
  return [
    ...[...mustHold].filter((email) => !people.has(email)).map((email) => `${email} is lost`),
    ...drifts.map((drift) => JSON.stringify(drift)),
  ]
}

/** A data folder, and its own database where PostgreSQL is drilled. */
async function makeHome(folder: string) {
  const database = await createPostgresDatabase()
  const env: Record<string, string> = {
    DATA_DIR: folder,
    ...(database ? { DATABASE_URL: database.url, AUTH_SECRET } : {}),
  }
  return {
    env,
    drop: async () => {
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startWriting(address: string) {
  const accounts = new Set<string>()
  let refused = 0
  const over = new AbortController()
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const email = `w${writer}-${turn}@waymark.example`
      const answer = await signUpAt(address, email)
      await answer.arrayBuffer()
      if (answer.status === 201) accounts.add(email)
      else refused += 1
    }
  })
  return {
    acknowledged: () => new Set(accounts),
    stop: async () => {
      over.abort()
      await Promise.all(writers)
      return { accounts: accounts.size, refused }
    },
  }
}

function waymark(args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['src/cli/main.ts', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString('utf8')))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}
