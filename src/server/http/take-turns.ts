import { AsyncResource } from 'node:async_hooks'

/** Long enough to answer a dozen requests from SQLite, short enough to refuse another one within 50 ms. */
const SLICE_MS = 15
/** The loop takes in one new connection a turn (libuv's way), and a turn without work takes some microseconds. */
const TURNS_TO_LISTEN = 64

export type Turns = {
  /** Does it at once, or when its turn comes; of those that wait each key (an address) is served in rotation. */
  take: (work: () => void, key?: string) => void
  /** Something has come that may bring work: a connection. */
  notice: () => void
}

/**
 * Does work in slices, between which the event loop listens until nothing more comes. What is answered without waiting for
 * anything, as from SQLite, would otherwise keep all that came later unread in the kernel: nobody could count them, or
 * refuse one in time. Where there is little to do, work is done at once.
 */
export function takeTurns({ sliceMs = SLICE_MS, turnsToListen = TURNS_TO_LISTEN } = {}): Turns {
  /** Keys with waiting work, in the order in which they are served next. */
  const waiting = new Map<string, (() => void)[]>()
  let arrived = 0
  let heard = 0
  let spentMs = 0
  let listensFor = 0
  let isTurning = false

  const keepTurning = () => {
    if (isTurning) return
    isTurning = true
    setImmediate(turn)
  }
  const turn = () => {
    isTurning = false
    const isQuiet = arrived === heard
    heard = arrived
    const hasListened = listensFor > 0
    if (hasListened) listensFor = isQuiet ? 0 : listensFor - 1
    if (isQuiet || (hasListened && listensFor === 0)) spentMs = 0
    else if (!hasListened && spentMs >= sliceMs) listensFor = turnsToListen
    if (listensFor === 0) doNext()
    if (listensFor > 0 || waiting.size > 0 || spentMs > 0) keepTurning()
  }
  const doNext = () => {
    if (spentMs >= sliceMs) return
    const [key, own] = waiting.entries().next().value ?? []
    const next = own?.shift()
    if (key === undefined || own === undefined || next === undefined) return
    waiting.delete(key)
    // to the end of the rotation
    if (own.length > 0) waiting.set(key, own)
    run(next, doNext)
  }
  const run = (work: () => void, after: () => void) => {
    let began = performance.now()
    const count = () => {
      const now = performance.now()
      spentMs += now - began
      began = now
    }
    keepTurning()
    work()
    count()
    // what this work has begun and that waits for nothing is done by then: its time is part of the slice
    queueMicrotask(() =>
      process.nextTick(() => {
        count()
        after()
      }),
    )
  }

  return {
    take: (work, key = '') => {
      arrived += 1
      if (listensFor === 0 && waiting.size === 0 && spentMs < sliceMs) return run(work, () => undefined)
      // each goes on in its own context, not in that of the caller that gave it its turn
      const bound = AsyncResource.bind(work)
      const own = waiting.get(key)
      if (own) own.push(bound)
      else waiting.set(key, [bound])
      keepTurning()
    },
    notice: () => {
      arrived += 1
    },
  }
}
