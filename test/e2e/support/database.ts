import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import type { BuiltServer } from './built-server.ts'

/** The server writes to the same file, so anyone who comes second waits its turn instead of failing. */
const BUSY_TIMEOUT_MS = 15_000

/** The running server's database, for what a journey cannot wait for: a week gone by, a full board. */
export function openDatabase(server: BuiltServer): DatabaseSync {
  return new DatabaseSync(path.join(server.dataDir, 'waymark.db'), { timeout: BUSY_TIMEOUT_MS })
}
