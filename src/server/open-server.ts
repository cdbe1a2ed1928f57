import path from 'node:path'
import dotenv from 'dotenv'
import { readConfig, type Config } from './config.ts'
import { connect, type Db } from './db/connect.ts'
import { lockDataFolder, type FolderLock } from './db/data-folder-lock.ts'
import { migrate } from './db/migrate.ts'
import { announceServer, type Presence } from './db/server-presence.ts'
import { keepSpareRoom } from './db/spare-room.ts'
import type { Deps } from './deps.ts'
import { hasFolderSecret } from './folder-secret.ts'
import type { Traces } from './http/traces.port.ts'
import { createLog } from './log.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What a start is refused for: settings, the data folder, the database. */
export type Opened = {
  config: Config
  log: Deps['log']
  db: Db
  secret: string
  /** Whether the secret was made just now. */
  isSecretMissing: boolean
  traces: Traces | undefined
  lock: FolderLock | undefined
  presence: Presence | undefined
}

/** Opens what is this server's alone, or refuses the start. */
export async function openServer(): Promise<Opened> {
  dotenv.config({ path: path.join(root, '.env'), quiet: true })
  // what this process writes is for its owner's eyes
  process.umask(0o077)
  const config = readConfig(process.env)
  const lock = config.databaseUrl ? undefined : lockDataFolder(config.dataDir, process.pid)
  const presence = config.databaseUrl ? await announceServer(config.databaseUrl) : undefined
  const log = createLog(config.logLevel)
  const room = config.databaseUrl ? undefined : keepSpareRoom(config.dataDir, log)
  const traces = await openTraces(config, log)
  const isSecretMissing = config.isSecretInFolder && !hasFolderSecret(config.dataDir)
  const secret = config.authSecret()
  const db = connect(config, traces?.noteQuery, room)
  await migrate(db)
  return { config, log, db, secret, isSecretMissing, traces, lock, presence }
}

/** Loaded only where it is asked for: without it, it takes no memory. */
async function openTraces({ tracesEndpoint }: Config, log: Deps['log']): Promise<Traces | undefined> {
  if (!tracesEndpoint) return undefined
  const { createOtlpTraces } = await import('./adapters/traces/otlp-traces.ts')
  return createOtlpTraces(tracesEndpoint, log)
}
