import { must } from '#core/must.ts'
import { Caller } from '#proofs/faults/caller.ts'
import { makeHome, startAndTime } from '#proofs/faults/server.ts'
import type { Engine } from '#proofs/prove/proof.ts'
import { startPostgres } from '#test/support/postgres-server.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { COMMON } from './bench-calls.ts'
import type { Shot } from './arrivals.ts'
import { makePeople, mixedShot } from './mixed-traffic.ts'

const PEOPLE = 20
const CALLS = 2_000
const AT_ONCE = 8

/** Microseconds of the server's processor for each of the commonest calls and writes: a figure that a busy machine hardly changes. */
export async function benchCost(): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) await costOn(engine)
}

async function costOn(engine: Engine): Promise<void> {
  process.env.WAYMARK_TEST_ENGINE = engine
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  if (postgres) process.env.WAYMARK_TEST_POSTGRES = postgres.url
  const home = await makeHome(engine)
  const { server, address } = await startAndTime(home, { LOG_LEVEL: 'error' })
  const caller = new Caller(address, AT_ONCE)
  const { tokens } = await makePeople(caller, PEOPLE)
  const metric = async (name: string) => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  }
  const measure = async (name: string, shot: (index: number) => Shot) => {
    await run(caller, 500, shot)
    const before = await metric('process_cpu_seconds_total')
    const began = performance.now()
    await run(caller, CALLS, shot)
    const seconds = (await metric('process_cpu_seconds_total')) - before
    const wall = (performance.now() - began) / 1000
    console.log(
      `${engine} ${name}: ${Math.round((seconds / CALLS) * 1e6)} µs of processor, ${Math.round((wall / CALLS) * 1e6)} µs wall, rss ${Math.round((await metric('process_resident_memory_bytes')) / 2 ** 20)} MB`,
    )
  }
  const tokenOf = (index: number) => must(tokens[index % tokens.length])
  await measure('GET /healthz', () => ({ kind: 'read', method: 'GET', path: '/healthz' }))
  for (const path of COMMON)
    await measure(`GET ${path}`, (index) => ({ kind: 'read', method: 'GET', path, token: tokenOf(index) }))
  await measure('PATCH /user/profile', (index) => ({
    kind: 'write',
    method: 'PATCH',
    path: '/user/profile',
    token: tokenOf(index),
    body: { first_name: `Ada${index % 50}` },
  }))
  await measure('POST /gamification/create-feedback', (index) => ({
    kind: 'write',
    method: 'POST',
    path: '/gamification/create-feedback',
    token: tokenOf(index),
    body: { rating: 5, feedback: `load ${index}` },
  }))
  await measure('mixed', (index) => mixedShot(tokens, index))
  caller.close()
  await stopServerProcess(server)
  await home.drop()
  await postgres?.stop()
}

async function run(caller: Caller, count: number, next: (index: number) => Shot): Promise<void> {
  let index = 0
  const one = async () => {
    while (index < count) {
      const { method, path, body, token } = next(index++)
      const { status } = await caller.call(method, path, { body, token })
      if (status >= 300 && status !== 429) throw new Error(`${method} ${path}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
