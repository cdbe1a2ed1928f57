import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { sql, SqliteAdapter } from 'kysely'
import { addMs } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { award } from '#server/progress/award.ts'
import { getLeaderboard, getOwnStanding } from '#server/progress/get-leaderboard.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { openTestDatabase } from '#test/support/test-database.ts'
import { median, percentile } from './median.ts'

const PEOPLE = 1_000_000
const READS = 300
const NOW = '2026-03-12T12:00:00.000Z'
const WEEK = '2026-03-09'
const AWARD_SECONDS = 10
const AWARDS_PER_SECOND = 1_000

/** The boards with a million people on them, on both databases, each figure beside the bare query of its own. */
export async function benchBoard(): Promise<void> {
  console.log(
    `Board at ${PEOPLE.toLocaleString('en')} people, ${cpus().length} × ${cpus()[0]?.model}, commit ${commit()}`,
  )
  for (const engine of ['sqlite', 'postgres']) await benchEngine(engine)
}

async function benchEngine(engine: string): Promise<void> {
  process.env.WAYMARK_TEST_ENGINE = engine
  const server = engine === 'postgres' ? await startPostgres() : undefined
  if (server) process.env.WAYMARK_TEST_POSTGRES = server.url
  const database = await openTestDatabase()
  const { db } = database
  let now = NOW
  const deps = { db, catalogue: fullCatalogue, clock: { now: () => now } }
  await seed(db)
  const bare = await time(() =>
    sql`select user_id, total_points from progress where is_hidden = 0 and total_points > 0 order by total_points desc, reached_at, user_id limit 30`.execute(
      db,
    ),
  )
  const top = await time(() => getLeaderboard(deps, 'all'))
  const week = await time(() => getLeaderboard(deps, 'week'))
  report(engine, 'bare query of thirty rows', bare)
  report(engine, 'top 30, all time', top, bare)
  report(engine, 'top 30, this week', week, bare)
  for (const rank of [10, 5_000, 9_999])
    report(engine, `own rank, about ${rank}`, await time(() => getOwnStanding(deps, idAt(rank), 'all')), bare)
  await getOwnStanding(deps, idAt(900_000), 'all')
  report(
    engine,
    'own rank far below, histogram available',
    await time(() => getOwnStanding(deps, idAt(900_000), 'all')),
    bare,
  )
  const fresh: number[] = []
  for (let round = 0; round < 3; round += 1) {
    now = addMs(now, 60_000)
    fresh.push(...(await time(() => getOwnStanding(deps, idAt(900_000), 'all'), 1)))
  }
  report(engine, 'own rank far below, histogram made again', fresh, bare)
  await underAwards(engine, deps)
  await database.drop()
  await server?.stop()
}

/** Person n of the seed has the nth most points. */
const idAt = (rank: number) => `usr_${String(rank).padStart(8, '0')}`

async function seed(db: Db): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const id = isSqlite ? sql`printf('usr_%08d', n)` : sql`'usr_' || lpad(n::text, 8, '0')`
  const numbers = isSqlite
    ? sql`(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${sql.lit(PEOPLE)}) select n from c)`
    : sql`generate_series(1, ${sql.lit(PEOPLE)}) as t(n)`
  await sql`insert into users (id, email, first_name, last_name, password_hash, time_zone, joined_at)
    select ${id}, ${id} || '@bench.example', 'Person', 'Number', '', 'UTC', '2026-01-01T00:00:00.000Z' from ${numbers}`.execute(
    db,
  )
  await sql`insert into progress (user_id, total_points, level_number, reached_at, week_start, week_points, week_reached_at, is_hidden)
    select ${id}, 20000 - (n / 50), 1, '2026-03-10T00:00:00.000Z', ${sql.lit(WEEK)}, 2000 - (n / 500), '2026-03-10T00:00:00.000Z', 0 from ${numbers}`.execute(
    db,
  )
  // PostgreSQL does so by itself after a while; only then do its index scans stay in the index
  await sql.raw(isSqlite ? 'analyze' : 'vacuum analyze').execute(db)
}

/** Awards at a fixed rate of arrival; the board is read in the meantime and compared with the table at the end. */
async function underAwards(engine: string, deps: { db: Db; clock: { now: () => string } }): Promise<void> {
  const reads: number[] = []
  const under: Promise<unknown>[] = []
  let [done, sent] = [0, 0]
  const started = performance.now()
  const elapsed = () => performance.now() - started
  while (elapsed() < AWARD_SECONDS * 1_000) {
    for (; sent < (elapsed() / 1_000) * AWARDS_PER_SECOND; sent += 1) {
      const userId = idAt(1 + Math.floor(Math.random() * PEOPLE))
      under.push(
        award(deps, deps.db, userId, { activity: 'courseCompleted', courseId: `c${sent}` }).then(() => (done += 1)),
      )
    }
    if (reads.length < elapsed() / 20) reads.push(...(await time(() => getLeaderboard(deps, 'all'), 1)))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(under)
  const seconds = (performance.now() - started) / 1_000
  report(engine, `top 30 under awards (${Math.round(done / seconds)}/s of ${AWARDS_PER_SECOND} asked)`, reads)
  const shown = (await getLeaderboard(deps, 'all')).map((row) => row.totalPoints)
  const { rows } = await sql<{
    total_points: number
  }>`select total_points from progress order by total_points desc limit 30`.execute(deps.db)
  if (JSON.stringify(shown) !== JSON.stringify(rows.map((row) => row.total_points)))
    throw new Error('The board is not the table')
}

async function time(work: () => Promise<unknown>, times = READS): Promise<number[]> {
  const took: number[] = []
  for (let read = 0; read < times; read += 1) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took
}

function report(engine: string, what: string, took: number[], bare?: number[]): void {
  const ratio = bare ? `, ${(median(took) / median(bare)).toFixed(1)} × the bare query` : ''
  console.log(
    `  ${engine}: ${what}: median ${median(took).toFixed(2)} ms, p99 ${percentile(took, 0.99).toFixed(2)} ms${ratio}`,
  )
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
}
