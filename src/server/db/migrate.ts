import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration'
import { engineOf } from './engine.ts'
import { checkSchema, DamagedSchemaError, RESTORE } from './check-schema.ts'
import * as m0001 from './migrations/0001-accounts.ts'
import * as m0002 from './migrations/0002-career.ts'
import * as m0003 from './migrations/0003-progress.ts'
import * as m0004 from './migrations/0004-quotas-and-moments.ts'
import * as m0005 from './migrations/0005-career-plan.ts'
import * as m0006 from './migrations/0006-resume-review.ts'
import * as m0007 from './migrations/0007-arena.ts'
import * as m0008 from './migrations/0008-coach.ts'
import * as m0009 from './migrations/0009-interview.ts'
import * as m0010 from './migrations/0010-security.ts'
import * as m0011 from './migrations/0011-language.ts'
import * as m0012 from './migrations/0012-role-ids.ts'
import * as m0013 from './migrations/0013-proofs.ts'
import * as m0014 from './migrations/0014-applications.ts'
import * as m0015 from './migrations/0015-documents.ts'
import * as m0016 from './migrations/0016-own-challenges.ts'
import * as m0017 from './migrations/0017-ads.ts'
import * as m0020 from './migrations/0020-tokens.ts'
import * as m0021 from './migrations/0021-billing.ts'
import * as m0022 from './migrations/0022-notices.ts'
import * as m0023 from './migrations/0023-trust.ts'
import * as m0026 from './migrations/0026-openings.ts'
import * as m0028 from './migrations/0028-sent-for.ts'
import * as m0029 from './migrations/0029-notices-tried.ts'
import * as m0030 from './migrations/0030-calendar-version.ts'
import * as m0032 from './migrations/0032-shared-ways.ts'
import * as m0033 from './migrations/0033-saved-views.ts'
import * as m0035 from './migrations/0035-facts-seen.ts'
import * as m0038 from './migrations/0038-stage-names.ts'
import * as m0039 from './migrations/0039-match-rules.ts'
import * as m0040 from './migrations/0040-revisions.ts'
import * as m0041 from './migrations/0041-watch-attempts.ts'
import * as m0042 from './migrations/0042-taken-resume.ts'
import * as m0043 from './migrations/0043-resume-version.ts'

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
  '0010-security': m0010,
  '0011-language': m0011,
  '0012-role-ids': m0012,
  '0013-proofs': m0013,
  '0014-applications': m0014,
  '0015-documents': m0015,
  '0016-own-challenges': m0016,
  '0017-ads': m0017,
  '0020-tokens': m0020,
  '0021-billing': m0021,
  '0022-notices': m0022,
  '0023-trust': m0023,
  '0026-openings': m0026,
  '0028-sent-for': m0028,
  '0029-notices-tried': m0029,
  '0030-calendar-version': m0030,
  '0032-shared-ways': m0032,
  '0033-saved-views': m0033,
  '0035-facts-seen': m0035,
  '0038-stage-names': m0038,
  '0039-match-rules': m0039,
  '0040-revisions': m0040,
  '0041-watch-attempts': m0041,
  '0042-taken-resume': m0042,
  '0043-resume-version': m0043,
}

/** The database knows more than this program. */
export class NewerSchemaError extends Error {
  constructor(
    message = 'The database was written by a newer version of Waymark. Update the program, or point DATA_DIR or DATABASE_URL elsewhere.',
  ) {
    super(message)
  }
}

/** Tables stand where the list of migrations says that there are none yet. */
export class UnknownTablesError extends Error {
  /** `lacking`: the migration that the list lacks. */
  constructor(lacking?: string) {
    super(
      lacking === undefined
        ? 'The database holds tables of another program, or its list of migrations is damaged. Restore a backup, or point DATA_DIR or DATABASE_URL elsewhere.'
        : `The list of migrations lacks ${lacking}, though the database has what it makes. ${RESTORE}`,
    )
  }
}

type AnyDb = Kysely<any> // eslint-disable-line typescript/no-explicit-any

/** Every migration this program knows, oldest first. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(migrations).sort()

/** Brings the schema up to date. Safe with several starters at once; refuses a schema newer than it knows. */
export async function migrate(db: AnyDb): Promise<void> {
  await run(db, (migrator) => migrator.migrateToLatest())
  await checkSchema(db)
}

/** Brings the schema as far as this migration. */
export async function migrateTo(db: AnyDb, name: string): Promise<void> {
  await run(db, (migrator) => migrator.migrateTo(name))
}

/** A branch with a lower number may land after one with a higher: then the lower one runs when it comes. */
const provider = {
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, migration]) => [
        name,
        {
          up: async (db: AnyDb) => {
            await triggerAtOnce(db)
            await migration.up(db)
          },
        },
      ]),
    ),
}

/** In this transaction triggers that PostgreSQL keeps for its end run with their statement: with some waiting, no table can be altered. */
export async function triggerAtOnce(tx: AnyDb): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`set constraints all immediate`.execute(tx)
}

type Act = (migrator: Migrator) => Promise<MigrationResultSet>

/** Several that start at once wait for the first, and an older process may use a table for long: here nobody gives up. */
async function run(db: AnyDb, act: Act): Promise<void> {
  if (engineOf(db) === 'sqlite') return runOn(db, act)
  if (db.isTransaction) {
    await sql`set local lock_timeout = 0`.execute(db)
    return runOn(db, act)
  }
  return db.connection().execute(async (one) => {
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(one)
    await sql`set lock_timeout = 0`.execute(one)
    const restored = sql`select set_config('lock_timeout', ${rows[0]?.lock_timeout ?? '0'}, false)`
    try {
      await runOn(one, act)
    } finally {
      // on a connection that is lost, why the migration failed is what counts
      await restored.execute(one).catch(() => undefined)
    }
  })
}

async function runOn(db: AnyDb, act: Act): Promise<void> {
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results } = await act(migrator)
  if (!error) return
  const message = error instanceof Error ? error.message : 'unknown error'
  if (message.includes('corrupted migrations')) throw new NewerSchemaError()
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  if (/already exists|duplicate column/.test(message)) {
    const hasRun = (await migrator.getMigrations()).some(({ executedAt }) => executedAt !== undefined)
    throw new UnknownTablesError(hasRun ? failed : undefined)
  }
  if (/no such (?:table|column)|does not exist/.test(message))
    throw new DamagedSchemaError(`The migration ${failed} does not find what it changes (${message})`)
  throw error instanceof Error ? error : new Error(message)
}
