import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { engineOf } from './engine.ts'

const FIRST_TRY_AGAIN_MS = 1_000
const LAST_TRY_AGAIN_MS = 30_000

/** Databases whose log waits for a reader to end. */
const waiting = new WeakSet<Db>()

/**
 * SQLite: folds the log into the file, whose freed space is overwritten (`secure_delete`), so that what was
 * deleted can be read from neither. A backup that is being read keeps the log: it is tried again until that has ended. PostgreSQL's
 * own vacuum does its part.
 */
export async function tidyStorage(db: Db): Promise<void> {
  if (engineOf(db) !== 'sqlite' || waiting.has(db) || (await foldLog(db))) return
  waiting.add(db)
  tryAgain(db, FIRST_TRY_AGAIN_MS)
}

function tryAgain(db: Db, afterMs: number): void {
  const again = async (): Promise<void> => {
    // a database that was closed meanwhile has folded its log on closing
    const isDone = await foldLog(db).catch(() => true)
    if (isDone) waiting.delete(db)
    else tryAgain(db, Math.min(afterMs * 2, LAST_TRY_AGAIN_MS))
  }
  setTimeout(() => void again(), afterMs).unref()
}

/** False while somebody still reads the log. Never waits for them: a waiting statement would hold up everybody. */
async function foldLog(db: Db): Promise<boolean> {
  return db.connection().execute(async (one) => {
    await sql`pragma busy_timeout = 0`.execute(one)
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(one)
      return rows[0]?.busy !== 1
    } finally {
      await sql`pragma busy_timeout = 5000`.execute(one)
    }
  })
}
