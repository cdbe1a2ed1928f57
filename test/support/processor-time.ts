/**
 * Milliseconds that this thread has had of the processor since. By the clock a busy machine takes longer, and a test that
 * bounds that fails by chance: bound this, and against what the same run needed for something else where that is possible.
 */
export function processorTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }
}

export function processorMs(work: () => unknown): number {
  const spent = processorTime()
  work()
  return spent()
}

/** Between linear and quadratic, for `growth`. */
export const MOST_GROWTH = 9

const MOST_TRIES = 5

/**
 * How much longer four times the text takes: 4 when linear, 16 when quadratic. Below a few milliseconds nothing shows. The
 * processor's time is counted in ticks and now and then miscounted, so the least of some tries counts; one is enough below the bound.
 */
export function growth(read: (text: string) => unknown, unit: string, length: number): number {
  const textOf = (characters: number) => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
  const [whole, quarter] = [textOf(length), textOf(length / 4)]
  let least = Infinity
  for (let tries = 0; tries < MOST_TRIES && least >= MOST_GROWTH; tries += 1) {
    const base = Math.max(
      15,
      processorMs(() => read(quarter)),
    )
    least = Math.min(least, processorMs(() => read(whole)) / base)
  }
  return least
}
