import { must } from '#core/must.ts'
import { arrive } from '#proofs/load/arrivals.ts'
import { makePeople } from '#proofs/load/mixed-traffic.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { connect as connectDatabase } from '#server/db/connect.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller, pause } from './caller.ts'
import { freePort, startProxy } from './proxy.ts'
import { makeHome, startAndTime, type Home } from './server.ts'

const PER_SECOND = 200
const CALLS_PER_RESTART = 1_000

/**
 * Two processes behind Caddy with the file that deploy/ ships, on PostgreSQL. While calls arrive at 200 a second, four of
 * five reads and the rest writes, the processes are restarted by turns. `count` is calls; no call may fail.
 */
export const prove: Prove = async ({ count }) => {
  const home = await makeHome('postgres')
  const ports = [await freePort(), await freePort()]
  // as deploy/compose.yaml sets it
  const start = (turn: number) => startAndTime(home, { PORT: String(ports[turn]), DRAIN_MS: '3000' })
  const servers = [await start(0), await start(1)]
  const proxy = await startProxy(home.folder, ports)
  const caller = new Caller(proxy.address)
  const { tokens } = await makePeople(caller, 20)
  const written: string[] = []
  let restarts = 0
  const over = new AbortController()
  const restarting = (async () => {
    while (!over.signal.aborted && restarts < Math.max(1, Math.round(count / CALLS_PER_RESTART))) {
      const turn = restarts % 2
      await stopServerProcess(must(servers[turn]).server)
      servers[turn] = await start(turn)
      restarts += 1
      // an operator waits until the proxy has seen it ready
      await pause(2_000)
    }
  })()
  const arrivals = await arrive(caller, PER_SECOND, count / PER_SECOND, (index) => {
    const token = tokens[index % tokens.length]
    if (index % 5 !== 0) return { kind: 'read', method: 'GET', path: '/user/user-details', token }
    const title = `rolling ${index}`
    written.push(title)
    const body = { company: 'Quayside Labs', title, stage: 'saved' }
    return { kind: 'write', method: 'POST', path: '/api/applications', token, body }
  })
  over.abort()
  await restarting
  caller.close()
  proxy.stop()
  await Promise.all(servers.map(({ server }) => stopServerProcess(server)))
  const effects = await effectsOf(home, written)
  await home.drop()
  const failed = Object.entries(arrivals.statuses).filter(([status]) => !['200', '201'].includes(status))
  return {
    cases: arrivals.asked,
    faults: [...failed.map(([status, times]) => `${times} calls ended with ${status}`), ...effects],
    figures: {
      restarts,
      statuses: JSON.stringify(arrivals.statuses),
      slowestMsP99: Math.round(arrivals.p99),
    },
  }
}

/** Each write stands once. */
async function effectsOf({ databaseUrl, folder }: Home, written: readonly string[]): Promise<string[]> {
  const db = connectDatabase({ databaseUrl, dataDir: folder })
  const rows = await db.selectFrom('applications').select('title').execute()
  await db.destroy()
  const times = Map.groupBy(rows, ({ title }) => title)
  return written.flatMap((title) => {
    const found = times.get(title)?.length ?? 0
    return found === 1 ? [] : [`${title} stands ${found} times`]
  })
}
