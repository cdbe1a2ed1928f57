/** Work that may wait its turn: each piece is a task by itself, with room for a tap or a frame before the next. */
const waiting: (() => void)[] = []

function takeNext(): void {
  const work = waiting.shift()
  if (waiting.length > 0) setTimeout(takeNext)
  work?.()
}

/** In the order of asking. Gives back what leaves the queue. */
export function takeTurn(work: () => void): () => void {
  if (waiting.push(work) === 1) setTimeout(takeNext)
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1)
  }
}
