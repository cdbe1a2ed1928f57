import type { Caller, Reply } from '#proofs/faults/caller.ts'
import { percentile } from './median.ts'

export type Shot = { method: string; path: string; body?: unknown; token?: string | undefined; kind: string }

export type Arrivals = {
  asked: number
  answered: number
  /** By status; 0 stands for no answer. */
  statuses: Record<string, number>
  goodPerSecond: number
  p50: number
  p95: number
  p99: number
  /** Of those refused with 503: how long the refusal took, and how many said when to come again. */
  refusedP99: number
  refusedWithRetryAfter: number
  /** The scheduler itself came late by so much: beyond some milliseconds this machine could not send more. */
  lateP99: number
}

/** Without the body: a long overload has a million of them. */
type Heard = Omit<Reply, 'body'> & { sinceDue: number }

/**
 * Requests arrive at a fixed rate whether earlier ones were answered or not, as they do from people. Latency counts from
 * the moment a request was due, so a server that stalls cannot hide it (coordinated omission).
 */
export async function arrive(
  caller: Pick<Caller, 'call'>,
  perSecond: number,
  seconds: number,
  next: (index: number) => Shot,
): Promise<Arrivals> {
  const count = Math.round(perSecond * seconds)
  const replies: Heard[] = []
  const late: number[] = []
  const pending = new Set<Promise<void>>()
  const began = performance.now()
  for (let index = 0; index < count;) {
    const due = began + (index * 1_000) / perSecond
    const now = performance.now()
    if (now < due) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(due - now, 20)))
      continue
    }
    late.push(now - due)
    const { method, path, body, token } = next(index)
    const call = caller
      .call(method, path, { body, token, timeoutMs: 20_000 })
      .then(
        ({ status, retryAfter, ms }) =>
          void replies.push({ status, retryAfter, ms, sinceDue: performance.now() - due }),
      )
    pending.add(call)
    void call.then(() => pending.delete(call))
    index += 1
    // a turn for what comes back
    if (index % 16 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(pending)
  return summarize(count, replies, late, (performance.now() - began) / 1_000)
}

function summarize(asked: number, replies: readonly Heard[], late: readonly number[], seconds: number): Arrivals {
  const statuses: Record<string, number> = {}
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1
  const good = replies.filter(({ status }) => status >= 200 && status < 300)
  const refused = replies.filter(({ status }) => status === 503)
  const times = good.map(({ sinceDue }) => sinceDue)
  return {
    asked,
    answered: replies.filter(({ status }) => status !== 0).length,
    statuses,
    goodPerSecond: good.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    refusedP99: percentile(
      refused.map(({ ms }) => ms),
      0.99,
    ),
    refusedWithRetryAfter: refused.filter(({ retryAfter }) => retryAfter !== undefined).length,
    lateP99: percentile(late, 0.99),
  }
}
