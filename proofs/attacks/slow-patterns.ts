import { Worker } from 'node:worker_threads'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { boundedPatterns } from './bounded-patterns.ts'
import { patternsIn, type Pattern } from './patterns.ts'

/**
 * Every regular expression of src against texts of a hundred thousand characters made to hurt it (row 18).
 * `count` is how many of them are tried, 0 or more than there are for all.
 */
export const prove: Prove = async ({ count }) => {
  const patterns = patternsIn('src')
  const open = patterns.filter((pattern) => boundedPatterns(pattern) === undefined)
  const outcome = await timePatterns(count > 0 ? open.slice(0, count) : open, 100_000, 50)
  return {
    ...outcome,
    figures: {
      ...outcome.figures,
      bounded: `${patterns.length - open.length} of ${patterns.length} see bounded texts only`,
    },
  }
}

/** By the clock on the wall, so long that only a pattern and not a busy machine is given up. */
const GIVE_UP_MS = 60_000

export async function timePatterns(patterns: readonly Pattern[], length: number, limitMs: number): Promise<Outcome> {
  const faults: string[] = []
  let slowestMs = 0
  let worker = startWorker()
  for (const pattern of patterns) {
    const slow = await slowestOf(worker, pattern, length)
    if (slow.ms >= GIVE_UP_MS) {
      await worker.terminate()
      worker = startWorker()
    }
    slowestMs = Math.max(slowestMs, slow.ms)
    if (slow.ms > limitMs)
      faults.push(
        `${pattern.file}:${pattern.line} /${pattern.source.slice(0, 120)}/${pattern.flags} took ${Math.round(slow.ms)} ms on ${slow.text}`,
      )
  }
  await worker.terminate()
  return { cases: patterns.length, faults, figures: { slowestMs } }
}

function slowestOf(worker: Worker, pattern: Pattern, length: number): Promise<{ ms: number; text: string }> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => done({ ms: GIVE_UP_MS, text: 'one of them' }), GIVE_UP_MS)
    const done = (slow: { ms: number; text: string }) => {
      clearTimeout(limit)
      worker.removeAllListeners('message')
      resolve(slow)
    }
    worker.once('message', done)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ ...pattern, length })
  })
}

const startWorker = () => new Worker(new URL('slow-patterns-worker.ts', import.meta.url))
