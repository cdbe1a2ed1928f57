import type { ServerProcess } from '#test/support/server-process.ts'
import { Caller, pause } from './caller.ts'
import { openDiary } from './diary.ts'

const WRITERS = 4
/** Of one writer. */
const MOST_WRITES = 4_000
const BACK_MS = 5_000
const GIVE_UP_MS = 60_000

export type Outages = {
  replies: Map<number, number>
  slowestBackMs: number
  slowestReplyMs: number
  acknowledged: Set<string>
  faults: string[]
}

/**
 * Writers that never stop while `outage` takes the database away and `end` gives it back, `count` times. Meanwhile only
 * successes and 503 with Retry-After may be heard; the first success comes within five seconds of the end.
 */
export async function runOutages(
  server: ServerProcess,
  address: string,
  count: number,
  outage: (round: number) => Promise<void>,
  end: () => Promise<void>,
): Promise<Outages> {
  const seen: Outages = { replies: new Map(), slowestBackMs: 0, slowestReplyMs: 0, acknowledged: new Set(), faults: [] }
  const state = { lastSuccessBeganAt: 0, isOver: false }
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const caller = new Caller(address, 1)
      const token = await new Caller(address).signUp(`outage${writer}@waymark.example`)
      return { writer, caller, write: await openDiary(caller, token, MOST_WRITES) }
    }),
  )
  const work = writers.map(async ({ writer, caller, write }) => {
    for (let turn = 0; !state.isOver; turn += 1) {
      const text = `o${writer}-${turn}`
      const beganAt = performance.now()
      const reply = await write(text)
      seen.replies.set(reply.status, (seen.replies.get(reply.status) ?? 0) + 1)
      seen.slowestReplyMs = Math.max(seen.slowestReplyMs, reply.ms)
      if (reply.status === 200) {
        seen.acknowledged.add(text)
        state.lastSuccessBeganAt = beganAt
      } else if (reply.status !== 503 || reply.retryAfter === undefined)
        seen.faults.push(
          `answered ${reply.status}, Retry-After ${reply.retryAfter}: ${reply.body.slice(0, 150)} ${reasonIn(server)}`,
        )
      else await pause(20)
    }
    caller.close()
  })
  for (let round = 0; round < count; round += 1) {
    await pause(300)
    await outage(round)
    await end()
    const backAt = performance.now()
    const limit = backAt + GIVE_UP_MS
    while (state.lastSuccessBeganAt < backAt && performance.now() < limit) await pause(10)
    const backMs = performance.now() - backAt
    seen.slowestBackMs = Math.max(seen.slowestBackMs, backMs)
    if (backMs > BACK_MS) seen.faults.push(`round ${round}: back after ${Math.round(backMs)} ms`)
    if (server.child.exitCode !== null)
      seen.faults.push(`round ${round}: the server ended with ${server.child.exitCode}`)
  }
  state.isOver = true
  await Promise.all(work)
  return seen
}

/** The last thing the server's log calls a failure. */
function reasonIn(server: ServerProcess): string {
  const line = server
    .output()
    .split('\n')
    .findLast((one) => one.includes('request failed'))
  return /"err":\{.{0,300}/.exec(line ?? '')?.[0] ?? ''
}

export function figuresOf({ replies, slowestBackMs, slowestReplyMs, acknowledged }: Outages) {
  return {
    answers: [...replies].map(([status, times]) => `${status}: ${times}`).join(' '),
    acknowledged: acknowledged.size,
    slowestBackMs,
    slowestReplyMs,
  }
}
