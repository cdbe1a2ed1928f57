import { Worker } from 'node:worker_threads'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { longestHanded } from './longest-handed.ts'
import { patternsIn, type Pattern } from './patterns.ts'

/** No reader hands a pattern a longer text but where `longestHanded` finds it. */
const LENGTH = 2_000
const LIMIT_MS = 50

/**
 * Every regular expression of src, and those that readers build, against texts made to hurt it (row 18): as long as a long line, and
 * for those that readers hand longer texts, as long as these. `count` is how many are tried, 0 or more than there are for all.
 */
export const prove: Prove = async ({ count }) => {
  const { handed, faults, cases } = await longestHanded(count)
  const written = patternsIn('src').map((pattern) => ({ ...pattern, length: LENGTH }))
  const known = new Map(written.map((pattern) => [keyOf(pattern), pattern]))
  const longer = handed.map((one) => ({ ...(known.get(keyOf(one)) ?? { file: 'built', line: 0 }), ...one }))
  const all = [...new Map([...written, ...longer].map((one) => [keyOf(one), one])).values()]
  const outcome = await timePatterns(count > 0 ? all.slice(0, count) : all, LIMIT_MS)
  return {
    cases: outcome.cases,
    faults: [...faults, ...outcome.faults],
    figures: { ...outcome.figures, readings: cases, longer: longer.length },
  }
}

const keyOf = ({ source, flags }: { source: string; flags: string }) => `${flags} ${source}`

/** By the clock on the wall, so long that only a pattern and not a busy machine is given up. */
const GIVE_UP_MS = 60_000

type Tried = Pattern & { length: number }

export async function timePatterns(patterns: readonly Tried[], limitMs: number): Promise<Outcome> {
  const faults: string[] = []
  let slowestMs = 0
  let worker = startWorker()
  for (const pattern of patterns) {
    const slow = await slowestOf(worker, pattern, limitMs)
    if (slow.ms >= GIVE_UP_MS) {
      await worker.terminate()
      worker = startWorker()
    }
    slowestMs = Math.max(slowestMs, slow.ms)
    if (slow.ms > limitMs)
      faults.push(
        `${pattern.file}:${pattern.line} /${pattern.source.slice(0, 120)}/${pattern.flags} took ${Math.round(slow.ms)} ms on ${slow.text}, n to ${pattern.length}`,
      )
  }
  await worker.terminate()
  return { cases: patterns.length, faults, figures: { slowestMs } }
}

function slowestOf(worker: Worker, pattern: Tried, limitMs: number): Promise<{ ms: number; text: string }> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => done({ ms: GIVE_UP_MS, text: 'one of them' }), GIVE_UP_MS)
    const done = (slow: { ms: number; text: string }) => {
      clearTimeout(limit)
      worker.removeAllListeners('message')
      resolve(slow)
    }
    worker.once('message', done)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ ...pattern, limitMs })
  })
}

const startWorker = () => new Worker(new URL('slow-patterns-worker.ts', import.meta.url))
