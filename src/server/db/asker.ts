import { AsyncLocalStorage } from 'node:async_hooks'

const asker = new AsyncLocalStorage<string>()

/** What `work` asks of the database counts as this one's: a person, or an address. */
export const askAs = <T>(name: string, work: () => T): T => asker.run(name, work)

/** Whose turn it is that is asked for; what runs by itself is one of many, too. */
export const askerNow = (): string => asker.getStore() ?? ''
