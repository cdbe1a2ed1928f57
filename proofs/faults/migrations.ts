import { fork } from 'node:child_process'
import { sql } from 'kysely'
import { connect } from '#server/db/connect.ts'
import { MIGRATION_NAMES } from '#server/db/migrate.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { makeHome, type Home } from './server.ts'

const STARTERS = 5

/**
 * Five starters migrate one empty database at once, some killed midway, then five again: each migration is there once and
 * the schema is that of an undisturbed start. `count` is rounds.
 */
export const prove: Prove = async ({ count, engine }) => {
  const faults: string[] = []
  const calm = await makeHome(engine)
  await migrateIn(calm, undefined)
  const expected = await describeSchema(calm)
  await calm.drop()
  let killed = 0
  for (let round = 0; round < count; round += 1) {
    const home = await makeHome(engine)
    const first = await Promise.all(
      Array.from({ length: STARTERS }, (_, starter) =>
        migrateIn(home, starter === 0 && round % 5 === 4 ? undefined : (round * 31 + starter * 17) % 120),
      ),
    )
    killed += first.filter((end) => end === 'SIGKILL').length
    const again = await Promise.all(Array.from({ length: STARTERS }, () => migrateIn(home, undefined)))
    if (again.some((end) => end !== 0)) faults.push(`round ${round}: starting again ended with ${again.join(', ')}`)
    const found = await describeSchema(home)
    if (found !== expected) faults.push(`round ${round}: another schema: ${found.slice(0, 200)}`)
    await home.drop()
  }
  return { cases: count, faults, figures: { killed } }
}

/** Kills it so many milliseconds after it began, and says how it ended. */
function migrateIn(home: Home, killAfterMs: number | undefined): Promise<number | NodeJS.Signals | null> {
  const child = fork(new URL('migrate-child.ts', import.meta.url), [home.folder, home.databaseUrl ?? ''], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (killAfterMs !== undefined) child.once('message', () => setTimeout(() => child.kill('SIGKILL'), killAfterMs))
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)))
}

async function describeSchema(home: Home): Promise<string> {
  const db = connect({ databaseUrl: home.databaseUrl, dataDir: home.folder })
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const tables = await db.introspection.getTables()
  await db.destroy()
  const names = rows.map((row) => row.name)
  if (names.join() !== MIGRATION_NAMES.join()) return `migrations ${names.join()}`
  const described = tables.map(
    ({ name, columns }) =>
      `${name}(${columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).join(', ')})`,
  )
  return described.sort().join('\n')
}
