import { Problem } from '#contract/problem.ts'
import { busy } from './busy.ts'
import { recentUse, type UseLimits } from './recent-use.ts'

export type FairTurns = {
  /** Runs the work when it is this key's turn. Throws 'request.too_many' when the key has too much waiting. */
  run<T>(key: string, work: Work<T>, signal?: AbortSignal, cost?: Cost): Promise<T>
  state(): { waiting: number; underWay: number }
}

/** May say which time the work took, of the processor where that is known; else it is the time until its end. */
type Work<T> = (spend: (ms: number) => void) => Promise<T>

export type Cost = {
  /** Who else pays for it: the address of an account that anybody can make. */
  payer?: string | undefined
  /** Known to be long before it begins, by its size. */
  isLong?: boolean
  /** Of a size that may take long: so it counts until the key is known, by its use and by being older than what has a payer. */
  isLarge?: boolean
}

export type FairLimits = {
  /** Pieces of work under way at once, of all keys. */
  atOnce: number
  /** Of one key (a user, or an address). */
  perKey: number
  /** That may wait, of one key; one more is refused. */
  waitingPerKey: number
  /** A key of which nothing was served for so long is answered that the server is busy. */
  patienceMs?: number
  /** Serves first the key that used least lately, and leaves one place to those with little use. Without it keys rotate. */
  use?: UseLimits
}

const WAITING_WEIGHS = 10

type Turn = { start: () => void; cost: Cost; since: number; patience: NodeJS.Timeout | undefined }
type Running = { key: string; cost: Cost; wasHeavy: boolean }

/**
 * A bounded queue: anyone who sends a hundred requests waits behind their own, not before others. For work that takes the
 * processor or memory for long: printing, checking, exporting, reading files.
 */
export function createFairTurns({ atOnce, perKey, waitingPerKey, patienceMs, use }: FairLimits): FairTurns {
  const running = new Set<Running>()
  const runningOf = new Map<string, number>()
  /** Keys with waiting work, in the order in which they are served next among equals. */
  const waiting = new Map<string, Turn[]>()
  const used = use && recentUse(use)
  const now = use?.now ?? (() => performance.now())

  const usedBy = (key: string, { payer }: Cost) =>
    Math.max(used?.of(key) ?? 0, payer === undefined ? 0 : (used?.of(payer) ?? 0))
  const isUnknown = (key: string, cost: Cost) => cost.payer !== undefined || usedBy(key, cost) === 0
  const isHeavy = (key: string, cost: Cost) =>
    use !== undefined &&
    (cost.isLong === true || (cost.isLarge === true && isUnknown(key, cost)) || usedBy(key, cost) > use.littleMs)
  const hasPlace = (key: string, cost: Cost) => {
    if (running.size >= atOnce) return false
    if (atOnce === 1 || !isHeavy(key, cost)) return true
    return [...running].filter((one) => one.wasHeavy || isHeavy(one.key, one.cost)).length < atOnce - 1
  }
  const canRun = (key: string, cost: Cost) => (runningOf.get(key) ?? 0) < perKey && hasPlace(key, cost)
  const begin = (key: string, cost: Cost): ((spent?: number) => void) => {
    // what it takes makes a key known while it runs
    const one = { key, cost, wasHeavy: isHeavy(key, cost) }
    running.add(one)
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
    const payers = cost.payer === undefined ? [key] : [key, cost.payer]
    const ends = payers.map((payer) => used?.begin(payer))
    return (spent) => {
      running.delete(one)
      const left = (runningOf.get(key) ?? 1) - 1
      if (left === 0) runningOf.delete(key)
      else runningOf.set(key, left)
      for (const end of ends) end?.(spent)
      serveNext()
    }
  }
  const serveNext = () => {
    let best: { key: string; turns: Turn[]; rank: number } | undefined
    for (const [key, turns] of waiting) {
      const [first] = turns
      if (!first || !canRun(key, first.cost)) continue
      const { cost, since } = first
      // among those with little use who came first goes first: a new account has none at all
      // one at an address that others use up comes after them, and not without end: each second of waiting weighs like ten of use
      const rank = isHeavy(key, cost) ? usedBy(key, cost) - (now() - since) * WAITING_WEIGHS : Number.NEGATIVE_INFINITY
      if (!best || rank < best.rank) best = { key, turns, rank }
    }
    const turn = best?.turns.shift()
    if (!best || !turn) return
    waiting.delete(best.key)
    // to the end of the rotation; what else this key has waiting was held up by its own work until now
    if (best.turns.length > 0) waiting.set(best.key, best.turns)
    for (const rest of best.turns) {
      rest.since = now()
      rest.patience?.refresh()
    }
    turn.start()
  }
  const wait = (key: string, cost: Cost, signal: AbortSignal | undefined) =>
    new Promise<ReturnType<typeof begin>>((resolve, reject) => {
      const turns = waiting.get(key) ?? []
      if (turns.length >= waitingPerKey) {
        reject(
          new Problem('request.too_many', 'Several of these are under way for you already. Please wait for them.', {
            retryAfterSeconds: 5,
          }),
        )
        return
      }
      const leave = (reason: Error) => {
        const at = turns.indexOf(turn)
        if (at < 0) return
        turns.splice(at, 1)
        if (turns.length === 0) waiting.delete(key)
        reject(reason)
      }
      const patience = patienceMs === undefined ? undefined : setTimeout(() => leave(busy(10)), patienceMs)
      const start = () => {
        clearTimeout(patience)
        resolve(begin(key, cost))
      }
      const turn: Turn = { start, cost, since: now(), patience }
      turns.push(turn)
      waiting.set(key, turns)
      signal?.addEventListener(
        'abort',
        () => {
          clearTimeout(patience)
          leave(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
        },
        { once: true },
      )
    })

  return {
    run: async (key, work, signal, cost = {}) => {
      const end = canRun(key, cost) && !waiting.has(key) ? begin(key, cost) : await wait(key, cost, signal)
      let spent: number | undefined
      try {
        return await work((ms) => (spent = ms))
      } finally {
        end(spent)
      }
    },
    state: () => ({
      underWay: running.size,
      waiting: [...waiting.values()].reduce((sum, turns) => sum + turns.length, 0),
    }),
  }
}
