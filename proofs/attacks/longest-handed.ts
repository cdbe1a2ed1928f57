import { Worker } from 'node:worker_threads'
import { ADVERT, PAGE, REPLY, RESUME } from './plain-texts.ts'

export type AskedReading = { reader: keyof typeof LINES; at: number; unit: string; size: number }
/** A pattern, and the longest text that a reader had it look at. */
export type Handed = { source: string; flags: string; length: number }

const LINES = { page: PAGE, advert: ADVERT, reply: REPLY, resume: RESUME }
const UNITS = ['a ', '(', ', ']
/** Of a line that does not end. */
const SIZES = { page: 30_000, advert: 20_000, reply: 18_000, resume: 8_000 }
/** By the clock on the wall: longer than the server gives a reader. */
const GIVE_UP_MS = 60_000

/** What readers hand to patterns when one line of a text after the other goes on and on; and where they do not come to an end. */
export async function longestHanded(units: number): Promise<{ handed: Handed[]; faults: string[]; cases: number }> {
  const longest = new Map<string, Handed>()
  const faults: string[] = []
  let cases = 0
  let worker = start()
  for (const reader of Object.keys(LINES) as (keyof typeof LINES)[])
    for (const [at, line] of LINES[reader].entries())
      for (const unit of units > 0 ? UNITS.slice(0, units) : UNITS) {
        cases += 1
        const handed = await ask(worker, { reader, at, unit, size: SIZES[reader] })
        if (!handed) {
          faults.push(`a ${reader} whose line ${at} '${line.slice(0, 40)}' goes on with ${JSON.stringify(unit)}`)
          await worker.terminate()
          worker = start()
        }
        for (const one of handed ?? []) {
          const key = `${one.flags} ${one.source}`
          if (one.length > (longest.get(key)?.length ?? 0)) longest.set(key, one)
        }
      }
  await worker.terminate()
  return { handed: [...longest.values()], faults, cases }
}

const start = () => new Worker(new URL('handed-worker.ts', import.meta.url))

function ask(worker: Worker, asked: AskedReading): Promise<Handed[] | null> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => done(null), GIVE_UP_MS)
    const done = (handed: Handed[] | null) => {
      clearTimeout(limit)
      worker.removeAllListeners()
      resolve(handed)
    }
    worker.once('message', done).once('error', reject)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(asked)
  })
}
