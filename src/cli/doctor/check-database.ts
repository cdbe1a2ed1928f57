import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { msOf, systemClock } from '#core/time.ts'
import { findDamage, readDatabaseFacts } from '#server/backup/doctor.repo.ts'
import { readMigrations } from '#server/backup/schema.repo.ts'
import { engineOf } from '#server/db/engine.ts'
import type { Config } from '#server/config.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { MIGRATION_NAMES } from '#server/db/migrate.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import { reasonOf, type Finding } from './finding.ts'

const CLOCKS_APART_MS = 5_000

/** The database answers, is whole, and has the schema of this program. */
export async function* checkDatabase(config: Config, isDeep: boolean): AsyncGenerator<Finding> {
  const file = path.join(config.dataDir, 'waymark.db')
  if (!config.databaseUrl && !existsSync(file)) {
    yield { is: 'note', what: 'database', words: 'not there yet; the first start makes it' }
    return
  }
  const db = connect(config)
  try {
    yield await checkAnswer(db, config.databaseUrl ? undefined : file)
    yield await checkSchema(db)
    yield await checkDamage(db, isDeep)
    if (isDeep) yield await checkLedger(db)
  } catch (error) {
    yield { is: 'bad', what: 'database', words: reasonOf(error) }
  } finally {
    await db.destroy()
  }
}

async function checkAnswer(db: Db, file: string | undefined): Promise<Finding> {
  const { version, people, now } = await readDatabaseFacts(db)
  const size = file ? `, ${Math.ceil(statSync(file).size / 1024 / 1024)} MB` : ''
  const apartMs = now === undefined ? 0 : Math.abs(msOf(now) - msOf(systemClock.now()))
  if (apartMs > CLOCKS_APART_MS)
    return {
      is: 'bad',
      what: 'clocks',
      words: `the database's clock is ${Math.round(apartMs / 1000)} seconds apart from this machine's`,
    }
  return {
    is: 'good',
    what: 'database',
    words: `${engineOf(db) === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}${size}, ${people ?? 0} people`,
  }
}

async function checkSchema(db: Db): Promise<Finding> {
  const known = MIGRATION_NAMES.length
  const run = (await readMigrations(db)).length
  return run === known
    ? { is: 'good', what: 'schema', words: `up to date (${MIGRATION_NAMES.at(-1)})` }
    : {
        is: 'note',
        what: 'schema',
        words: `${known - run} of ${known} migrations run at the next start; make a backup first`,
      }
}

async function checkDamage(db: Db, isDeep: boolean): Promise<Finding> {
  const damage = await findDamage(db, isDeep)
  return damage.length === 0
    ? {
        is: 'good',
        what: 'integrity',
        words: isDeep ? 'every page was read' : 'no damage seen (--deep reads everything)',
      }
    : { is: 'bad', what: 'integrity', words: `${damage.slice(0, 3).join('; ')}. Stop the server and restore a backup` }
}

async function checkLedger(db: Db): Promise<Finding> {
  const { people, events, drifts } = await reconcile({ db, clock: systemClock }, { repair: false })
  const words = `${people} people, ${events} point events, drift ${drifts.length}`
  return drifts.length === 0
    ? { is: 'good', what: 'ledger', words }
    : { is: 'bad', what: 'ledger', words: `${words}: see waymark reconcile` }
}
