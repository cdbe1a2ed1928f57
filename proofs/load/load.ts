// npm run load: mixed traffic at a fixed arrival rate; see --help.
import { must } from '#core/must.ts'
import { appendFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Caller } from '#proofs/faults/caller.ts'
import { LightCaller } from '#proofs/faults/light-caller.ts'
import { freePort, startProxy } from '#proofs/faults/proxy.ts'
import { makeHome, startAndTime, type Home } from '#proofs/faults/server.ts'
import { currentCommit } from '#proofs/prove/progress.ts'
import type { Engine } from '#proofs/prove/proof.ts'
import { machine } from '#proofs/prove/results.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { arrive, type Arrivals } from './arrivals.ts'
import { measureBareDatabase, type Bare } from './bare-database.ts'
import { makePeople, mixedShot } from './mixed-traffic.ts'

const HELP = `npm run load -- [options]
  --engine sqlite|postgres   which database (both)
  --rate 500                 arrivals a second; without it, the highest rate that is held is searched
  --seconds 600              how long at that rate (60)
  --connections 1000         connections kept (200)
  --people 50                accounts
  --processes 1              servers on one PostgreSQL; more than one stand behind Caddy with the shipped file
  --p99 100                  what 'held' means in ms (100 on SQLite, 200 on PostgreSQL): no error, p99 below it
  --keep                     append the result to docs/quality/load.jsonl`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    engine: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '200' },
    people: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
    p99: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const PROCESSES = Number(values.processes)
const TRY_SECONDS = 10
const RENEW_MS = 4 * 60_000

if (values.help) say(HELP)
else
  for (const engine of values.engine
    ? [values.engine as Engine]
    : PROCESSES > 1
      ? (['postgres'] as const)
      : (['sqlite', 'postgres'] as const))
    await loadOn(engine)
process.exit()

async function loadOn(engine: Engine): Promise<void> {
  process.env.WAYMARK_TEST_ENGINE = engine
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  if (postgres) process.env.WAYMARK_TEST_POSTGRES = postgres.url
  const home = await makeHome(engine)
  const { servers, addresses, address, stopProxy } = await startServers(home)
  const people = new Caller(address, 1)
  const { tokens, renew } = await makePeople(people, Number(values.people))
  const caller = new LightCaller(address, Number(values.connections))
  const renewing = setInterval(() => void renew(), RENEW_MS)
  const limit = Number(values.p99 ?? (engine === 'sqlite' ? 100 : 200))
  const run = (rate: number, seconds: number) => arrive(caller, rate, seconds, (index) => mixedShot(tokens, index))
  await run(50, 3)
  const before = await memoryOf(addresses)
  const rate = values.rate ? Number(values.rate) : await highestHeld((tried) => run(tried, TRY_SECONDS), limit)
  const result = await run(rate, Number(values.seconds))
  const after = await memoryOf(addresses)
  const bare = await measureBareDatabase(home)
  tell(engine, rate, result, bare, [before, after], isHeld(result, limit))
  clearInterval(renewing)
  people.close()
  caller.close()
  stopProxy()
  await Promise.all(servers.map((server) => stopServerProcess(server)))
  await home.drop()
  await postgres?.stop()
}

/** One server alone, or as many as asked for behind the shipped proxy. */
async function startServers(home: Home) {
  if (PROCESSES === 1) {
    const { server, address } = await startAndTime(home, { LOG_LEVEL: 'error' })
    return { servers: [server], addresses: [address], address, stopProxy: () => undefined }
  }
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const started = []
  for (const port of ports) started.push(await startAndTime(home, { LOG_LEVEL: 'error', PORT: String(port) }))
  const proxy = await startProxy(home.folder, ports)
  return {
    servers: started.map(({ server }) => server),
    addresses: started.map(({ address }) => address),
    address: proxy.address,
    stopProxy: proxy.stop,
  }
}

/** Doubles until it is too much, then halves the gap four times. */
async function highestHeld(run: (rate: number) => Promise<Arrivals>, limit: number): Promise<number> {
  let [held, tooMuch] = [0, Infinity]
  for (let rate = 50, tries = 0; tries < 12 && tooMuch - held > held * 0.07; tries += 1) {
    const result = await run(rate)
    const isGood = isHeld(result, limit)
    say(
      `  ${rate}/s: ${isGood ? 'held' : 'not held'}, p99 ${Math.round(result.p99)} ms, ${JSON.stringify(result.statuses)}, sent ${Math.round(result.lateP99)} ms late`,
    )
    if (isGood) held = rate
    else tooMuch = rate
    rate = tooMuch === Infinity ? rate * 2 : Math.round((held + tooMuch) / 2)
  }
  return Math.max(held, 10)
}

function isHeld({ asked, statuses, p99 }: Arrivals, limit: number): boolean {
  const good = Object.entries(statuses).reduce((sum, [status, count]) => sum + (status.startsWith('2') ? count : 0), 0)
  return good === asked && p99 <= limit
}

/** The largest process, in MB. */
async function memoryOf(addresses: readonly string[]): Promise<number> {
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(`${address}/metrics`)).text()))
  const bytes = texts.map((text) => Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0))
  return Math.max(...bytes) / 2 ** 20
}

function tell(
  engine: Engine,
  rate: number,
  result: Arrivals,
  bare: Bare,
  [before, after]: number[],
  held: boolean,
): void {
  const figures = {
    engine,
    processes: PROCESSES,
    rate,
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    held,
    asked: result.asked,
    statuses: result.statuses,
    perSecond: round(result.goodPerSecond),
    p50: round(result.p50),
    p95: round(result.p95),
    p99: round(result.p99),
    sentLateP99: round(result.lateP99),
    memoryMb: [round(must(before)), round(must(after))],
    bare: { perSecond: round(bare.perSecond), p50: round(bare.p50), p99: round(bare.p99) },
    shareOfBare: round(result.goodPerSecond / bare.perSecond),
    load: round(must(loadavg()[1])),
    commit: currentCommit(),
    at: new Date().toISOString(),
    machine: machine(),
    command: `npm run load -- ${process.argv.slice(2).join(' ')}`,
  }
  say(JSON.stringify(figures, null, 2))
  if (values.keep) appendFileSync('docs/quality/load.jsonl', `${JSON.stringify(figures)}\n`)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
