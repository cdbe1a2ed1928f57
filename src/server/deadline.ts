import { AsyncLocalStorage } from 'node:async_hooks'

const end = new AsyncLocalStorage<number>()

/** What `work` asks of others, it asks within this time; an earlier end that it is under stays. */
export const within = <T>(ms: number, work: () => T): T => end.run(performance.now() + Math.min(ms, msLeft()), work)

/** How long one may still wait for others; Infinity where nobody set an end. */
export const msLeft = (): number => (end.getStore() ?? Infinity) - performance.now()
