import { arrive } from '#proofs/load/arrivals.ts'
import { makePeople, mixedShot } from '#proofs/load/mixed-traffic.ts'
import type { Prove } from '#proofs/prove/proof.ts'
import { stopServerProcess } from '#test/support/server-process.ts'
import { Caller } from './caller.ts'
import { makeHome, startAndTime } from './server.ts'

const RATE = 50
const RENEW_MINUTES = 5
const MB_AN_HOUR = 5
/** Shorter than this says nothing about a leak: caches and compiled code still grow. */
const JUDGED_FROM_MINUTES = 30

/** Steady traffic for long: memory stays flat, no handle is left open. `count` is minutes. */
export const prove: Prove = async ({ count, engine }) => {
  const home = await makeHome(engine)
  const { server, address } = await startAndTime(home, { LOG_LEVEL: 'error' })
  const caller = new Caller(address, 50)
  const samples: { minute: number; megabytes: number; handles: number }[] = []
  const faults: string[] = []
  let asked = 0
  const { tokens, renew } = await makePeople(caller, 10)
  for (let minute = 0; minute < count; minute += 1) {
    if (minute % RENEW_MINUTES === RENEW_MINUTES - 1) await renew()
    const result = await arrive(caller, RATE, 60, (index) => mixedShot(tokens, index))
    asked += result.asked
    const wrong = Object.entries(result.statuses).filter(([status]) => !status.startsWith('2'))
    if (wrong.length > 0) faults.push(`minute ${minute}: ${JSON.stringify(result.statuses)}`)
    samples.push({ minute, ...(await weigh(address)) })
  }
  caller.close()
  await stopServerProcess(server)
  await home.drop()
  const growth = slopeOf(samples.slice(Math.floor(samples.length / 3))) * 60
  if (count >= JUDGED_FROM_MINUTES && growth > MB_AN_HOUR)
    faults.push(`memory grows by ${growth.toFixed(1)} MB an hour`)
  const [first, last] = [samples[0], samples.at(-1)]
  if (first && last && last.handles > first.handles + 20)
    faults.push(`handles grew from ${first.handles} to ${last.handles}`)
  return {
    cases: asked,
    faults,
    figures: {
      minutes: count,
      growthMbPerHour: growth.toFixed(1),
      fromMb: Math.round(first?.megabytes ?? 0),
      toMb: Math.round(last?.megabytes ?? 0),
      handles: `${first?.handles} to ${last?.handles}`,
    },
  }
}

async function weigh(address: string): Promise<{ megabytes: number; handles: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return { megabytes: read('process_resident_memory_bytes') / 2 ** 20, handles: read('nodejs_active_handles_total') }
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly { minute: number; megabytes: number }[]): number {
  if (samples.length < 2) return 0
  const mean = (pick: (sample: { minute: number; megabytes: number }) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length
  const [minutes, megabytes] = [mean((sample) => sample.minute), mean((sample) => sample.megabytes)]
  const covariance = samples.reduce(
    (sum, sample) => sum + (sample.minute - minutes) * (sample.megabytes - megabytes),
    0,
  )
  return covariance / samples.reduce((sum, sample) => sum + (sample.minute - minutes) ** 2, 0)
}
