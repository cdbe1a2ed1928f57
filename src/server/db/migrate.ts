import type { Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import * as m0001 from './migrations/0001-accounts.ts'
import * as m0002 from './migrations/0002-career.ts'
import * as m0003 from './migrations/0003-progress.ts'
import * as m0004 from './migrations/0004-quotas-and-moments.ts'
import * as m0005 from './migrations/0005-career-plan.ts'
import * as m0006 from './migrations/0006-resume-review.ts'
import * as m0007 from './migrations/0007-arena.ts'
import * as m0008 from './migrations/0008-coach.ts'
import * as m0009 from './migrations/0009-interview.ts'

const migrations: Record<string, Migration> = {
  '0001-accounts': m0001,
  '0002-career': m0002,
  '0003-progress': m0003,
  '0004-quotas-and-moments': m0004,
  '0005-career-plan': m0005,
  '0006-resume-review': m0006,
  '0007-arena': m0007,
  '0008-coach': m0008,
  '0009-interview': m0009,
}

/** The database knows more than this program. */
export class NewerSchemaError extends Error {}

/** Brings the schema up to date. Safe with several starters at once; refuses a schema newer than it knows. */
export async function migrate(db: Kysely<any>): Promise<void> { // eslint-disable-line typescript/no-explicit-any
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const message = error instanceof Error ? error.message : 'unknown error'
  if (message.includes('corrupted migrations')) {
    throw new NewerSchemaError('The database was written by a newer version of Waymark. Update the program, or point DATA_DIR or DATABASE_URL elsewhere.')
  }
  throw error instanceof Error ? error : new Error(message)
}
