import { AsyncResource } from 'node:async_hooks'

/** Long enough to answer a dozen requests from SQLite, short enough to refuse another one within 50 ms. */
const SLICE_MS = 15

/**
 * Does work in slices, between which the event loop reads what has arrived. What is answered without waiting for anything,
 * as from SQLite, would otherwise keep all that came later unread in the kernel: nobody could count them, or refuse one in
 * time. Where there is little to do, work is done at once.
 */
export function takeTurns(sliceMs = SLICE_MS): (work: () => void) => void {
  const waiting = new Set<() => void>()
  let sliceBegan: number | undefined

  const isSpent = () => sliceBegan !== undefined && performance.now() - sliceBegan >= sliceMs
  const beginSlice = () => {
    sliceBegan = performance.now()
    setImmediate(endSlice)
  }
  const endSlice = () => {
    sliceBegan = undefined
    if (waiting.size > 0) {
      beginSlice()
      doNext()
    }
  }
  const doNext = () => {
    const [next] = waiting
    if (!next || isSpent()) return
    waiting.delete(next)
    next()
    // after all that this work has begun and that waits for nothing: its time is part of the slice
    queueMicrotask(() => process.nextTick(doNext))
  }

  return (work) => {
    if (sliceBegan === undefined) beginSlice()
    if (waiting.size === 0 && !isSpent()) return work()
    // each goes on in its own context, not in that of whoever gave it its turn
    waiting.add(AsyncResource.bind(work))
  }
}
