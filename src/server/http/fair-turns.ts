import { Problem } from '#contract/problem.ts'

export type FairTurns = {
  /** Runs the work when it is this key's turn. Throws 'request.too_many' when the key has too much waiting. */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  state(): { waiting: number; underWay: number }
}

export type FairLimits = {
  /** Pieces of work under way at once, of all keys. */
  atOnce: number
  /** Of one key (a user, or an address). */
  perKey: number
  /** That may wait, of one key; one more is refused. */
  waitingPerKey: number
  /** Keys whose work took longer than `ms` lately leave one place to all others. */
  slow?: { ms: number; rememberedMs: number }
}

type Turn = { start: () => void }

/**
 * A bounded queue that serves keys in rotation: anyone who sends a hundred requests waits behind their own, not before
 * others. For work that takes the processor or memory for long: printing, checking, exporting, reading files.
 */
export function createFairTurns({ atOnce, perKey, waitingPerKey, slow }: FairLimits): FairTurns {
  const running = new Map<string, number>()
  /** Keys with waiting work, in the order in which they are served next. */
  const waiting = new Map<string, Turn[]>()
  /** Until when a key counts as slow. */
  const slowUntil = new Map<string, number>()
  let underWay = 0

  const isSlow = (key: string) => (slowUntil.get(key) ?? 0) > performance.now()
  const hasPlace = (key: string) => {
    if (atOnce === 1 || !isSlow(key)) return underWay < atOnce
    const ofSlow = [...running].reduce((sum, [one, count]) => sum + (isSlow(one) ? count : 0), 0)
    return underWay < atOnce && ofSlow < atOnce - 1
  }
  const canRun = (key: string) => hasPlace(key) && (running.get(key) ?? 0) < perKey
  const remember = (key: string, took: number) => {
    if (!slow || took <= slow.ms) return
    const now = performance.now()
    for (const [one, until] of slowUntil) if (until <= now) slowUntil.delete(one)
    slowUntil.set(key, now + slow.rememberedMs)
  }
  const begin = (key: string) => {
    underWay += 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  const end = (key: string) => {
    underWay -= 1
    const left = (running.get(key) ?? 1) - 1
    if (left === 0) running.delete(key)
    else running.set(key, left)
    serveNext()
  }
  const serveNext = () => {
    for (const [key, turns] of waiting) {
      if (!canRun(key)) continue
      const turn = turns.shift()
      waiting.delete(key)
      // to the end of the rotation
      if (turns.length > 0) waiting.set(key, turns)
      begin(key)
      turn?.start()
      return
    }
  }
  const wait = (key: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const turns = waiting.get(key) ?? []
      if (turns.length >= waitingPerKey) {
        reject(
          new Problem('request.too_many', 'Several of these are under way for you already. Please wait for them.', {
            retryAfterSeconds: 5,
          }),
        )
        return
      }
      const turn: Turn = { start: resolve }
      turns.push(turn)
      waiting.set(key, turns)
      signal?.addEventListener(
        'abort',
        () => {
          const at = turns.indexOf(turn)
          if (at < 0) return
          turns.splice(at, 1)
          if (turns.length === 0) waiting.delete(key)
          reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
        },
        { once: true },
      )
    })

  return {
    run: async (key, work, signal) => {
      if (canRun(key) && !waiting.has(key)) begin(key)
      else await wait(key, signal)
      const began = performance.now()
      try {
        return await work()
      } finally {
        remember(key, performance.now() - began)
        end(key)
      }
    },
    state: () => ({ underWay, waiting: [...waiting.values()].reduce((sum, turns) => sum + turns.length, 0) }),
  }
}
