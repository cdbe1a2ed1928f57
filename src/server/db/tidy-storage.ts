import { sql, SqliteAdapter } from 'kysely'
import type { Db } from './connect.ts'

/**
 * SQLite: folds the log into the file, whose freed space is overwritten (`secure_delete`), so that what was
 * deleted can be read from neither. PostgreSQL's own vacuum does its part.
 */
export async function tidyStorage(db: Db): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
