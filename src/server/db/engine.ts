import { SqliteAdapter } from 'kysely'
import type { Db } from './connect.ts'

export function engineOf(db: Db): 'sqlite' | 'postgres' {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'
}
