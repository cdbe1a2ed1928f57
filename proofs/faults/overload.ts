import { arrive, type Arrivals } from '#proofs/load/arrivals.ts'
import { makePeople, mixedShot } from '#proofs/load/mixed-traffic.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller, pause } from './caller.ts'
import { LightCaller } from './light-caller.ts'
import { makeHome, startAndTime } from './server.ts'

const PEOPLE = 20
const CONNECTIONS = 4_000
const NORMAL_AGAIN_MS = 5_000

/**
 * Three times the arrivals it can take: what is served stays at four fifths of the peak, the rest gets 503 and when to
 * come again, and five seconds later all is as before. `count` is seconds of overload.
 */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const { server, address } = await startAndTime(home, { LOG_LEVEL: 'error' })
  const people = new Caller(address)
  const { tokens } = await makePeople(people, PEOPLE)
  people.close()
  // more than are served in a second: fewer would queue up on our side, and the server would never be asked too much
  const caller = new LightCaller(address, CONNECTIONS)
  const run = (rate: number, seconds: number) => arrive(caller, rate, seconds, (index) => mixedShot(tokens, index))
  const peak = await findPeak(run)
  const over = await run(peak * 3, count)
  await pause(NORMAL_AGAIN_MS)
  const after = await run(peak * 0.5, 5)
  const isAlive = server.child.exitCode === null
  caller.close()
  await stopServerProcess(server)
  await home.drop()
  const goodput = over.goodPerSecond / peak
  const refused = over.statuses['503'] ?? 0
  const others = Object.entries(over.statuses).filter(([status]) => !status.startsWith('2') && status !== '503')
  const faults = [
    ...(isAlive ? [] : ['the server ended']),
    ...others.map(([status, times]) => `${times} requests were answered ${status}`),
    ...(over.refusedWithRetryAfter === refused
      ? []
      : [`${refused - over.refusedWithRetryAfter} refusals without Retry-After`]),
    ...(sumOf(after) === after.asked ? [] : [`five seconds later ${JSON.stringify(after.statuses)}`]),
  ]
  return {
    cases: over.asked,
    faults,
    figures: {
      peakPerSecond: peak,
      goodput: `${Math.round(goodput * 100)}%`,
      refused,
      mostRefusalP99Ms: over.refusedP99,
      mostP99Ms: over.p99,
      mostP99AfterMs: after.p99,
      mostLateP99Ms: over.lateP99,
    },
  }
}

const sumOf = ({ statuses }: Arrivals) =>
  Object.entries(statuses).reduce((sum, [status, times]) => sum + (status.startsWith('2') ? times : 0), 0)

/** Raises the rate until answers fall behind arrivals twice in a row (once may be the machine's fault); the best of them is the peak. */
async function findPeak(run: (rate: number, seconds: number) => Promise<Arrivals>): Promise<number> {
  let best = 0
  let behind = 0
  for (let rate = 50; rate <= 6_400; rate *= 2) {
    const { goodPerSecond } = await run(rate, 5)
    best = Math.max(best, goodPerSecond)
    behind = goodPerSecond < rate * 0.8 ? behind + 1 : 0
    if (behind === 2) break
  }
  return Math.round(best)
}
