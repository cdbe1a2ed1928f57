import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Engine } from '#proofs/prove/proof.ts'
import { startServerProcess, type ServerProcess } from '#test/support/server-process.ts'
import { createPostgresDatabase } from '#test/support/test-database.ts'

export const AUTH_SECRET = 'a secret for drills that is long enough to sign with'

/** A data folder (and a database on PostgreSQL) that servers are started on, one after the other. */
export type Home = {
  env: Record<string, string>
  folder: string
  databaseUrl: string | undefined
  start(more?: Record<string, string>): ServerProcess
  drop(): Promise<void>
}

export async function makeHome(
  engine: Engine,
  {
    folder = mkdtempSync(path.join(tmpdir(), 'waymark-drill-')),
    databaseUrl,
  }: { folder?: string; databaseUrl?: string } = {},
): Promise<Home> {
  const database = engine === 'postgres' && !databaseUrl ? await createPostgresDatabase() : undefined
  const url = databaseUrl ?? database?.url
  const env: Record<string, string> = {
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    JOBS_FEEDS: 'off',
    AUTH_SECRET,
    ...(url ? { DATABASE_URL: url } : {}),
  }
  return {
    env,
    folder,
    databaseUrl: url,
    start: (more = {}) => startServerProcess({ ...env, ...more }),
    drop: async () => {
      await database?.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const LIMIT_MS = 120_000

/** How long it took from the process's start until /readyz answers 200. */
export async function startAndTime(
  home: Home,
  more: Record<string, string> = {},
): Promise<{ server: ServerProcess; address: string; readyMs: number }> {
  const began = performance.now()
  const server = home.start(more)
  const address = await server.ready
  // a machine with other work to do can hold the event loop up so long that the first answer is 'busy'
  const listensAt = performance.now()
  for (let status = 0; status !== 200;) {
    if (performance.now() - listensAt > LIMIT_MS)
      throw new Error(`after ${LIMIT_MS} ms /readyz still answers ${status}: ${server.output().slice(-300)}`)
    status = await fetch(`${address}/readyz`).then(async (response) => (await response.arrayBuffer(), response.status))
  }
  return { server, address, readyMs: performance.now() - began }
}
