type Log = { error(fields: object, message: string): void }

/** Work that goes on after the answer was sent. A server that stops waits for it. */
export type Background = {
  /** Starts `work` in a later turn, so that the answer never waits for it; a failure is logged under `name`. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run: (name, work) => {
      const done = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => underWay.delete(done))
      underWay.add(done)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
