/**
 * Random deeds against a real ledger: at the end sums equal totals, no key stands twice, no level ever fell.
 * Usage: node proofs/load/prove-ledger.ts [--count=20000] [--seed=1] [--engine=sqlite|postgres]; without an engine, both.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { reconcile } from '#server/progress/reconcile.ts'
import { walkLedger } from '#test/support/ledger-walk.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { openTestDatabase } from '#test/support/test-database.ts'

const DEEDS_PER_PERSON = 500

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
let faults = 0
for (const engine of values.engine ? [values.engine] : ['sqlite', 'postgres']) faults += await prove(engine)
process.exit(faults === 0 ? 0 : 1)

async function prove(engine: string): Promise<number> {
  process.env.WAYMARK_TEST_ENGINE = engine
  const server = engine === 'postgres' ? await startPostgres() : undefined
  if (server) process.env.WAYMARK_TEST_POSTGRES = server.url
  const database = await openTestDatabase()
  const started = performance.now()
  const people = Math.max(20, Math.round(count / DEEDS_PER_PERSON))
  const { faults: fallen, ...seen } = await walkLedger(database.db, { count, people, seed })
  const seconds = (performance.now() - started) / 1_000
  const { events, drifts } = await reconcile(
    { db: database.db, clock: { now: () => '2030-01-01T00:00:00.000Z' } },
    { repair: false },
  )
  const faults = [...fallen, ...drifts.map((drift) => JSON.stringify(drift)), ...(await wrongRows(database.db))]
  console.log(
    `${engine}: ${count} deeds of ${people} people from seed ${seed} in ${Math.round(seconds)} s (${Math.round(count / seconds)}/s): ${events} events, ${JSON.stringify(seen)}, ${faults.length} faults`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  await database.drop()
  await server?.stop()
  return faults.length
}

/** Told by the database itself, not by our own replay. */
async function wrongRows(db: Db): Promise<string[]> {
  const { rows: sums } = await sql<{
    user_id: string
  }>`select p.user_id from progress p where p.total_points <> (select coalesce(sum(e.points), 0) from point_events e where e.user_id = p.user_id) or p.total_points < 0`.execute(
    db,
  )
  const { rows: twice } = await sql<{
    user_id: string
  }>`select user_id from point_events group by user_id, source_key having count(*) > 1`.execute(db)
  return [
    ...sums.map((row) => `${row.user_id}: the sum is not the total`),
    ...twice.map((row) => `${row.user_id}: a key stands twice`),
  ]
}
