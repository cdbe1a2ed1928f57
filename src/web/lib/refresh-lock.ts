import type { KeyValueStorage } from './token-store.ts'

/** Runs one task at a time, across tabs; each learns whether another one went before it. */
export type RefreshLock = <T>(task: (hadToWait: boolean) => Promise<T>) => Promise<T>

const LOCK_NAME = 'waymark-refresh'
const LEASE_MS = 35_000
const POLL_MS = 50

export function createRefreshLock(storage: KeyValueStorage): RefreshLock {
  const locks = globalThis.navigator?.locks
  if (locks) return (task) => withWebLock(locks, task)
  return (task) => withLease(storage, task)
}

async function withWebLock<T>(locks: LockManager, task: (hadToWait: boolean) => Promise<T>): Promise<T> {
  const { held } = await locks.query()
  const hadToWait = held?.some((lock) => lock.name === LOCK_NAME) ?? false
  return (await locks.request(LOCK_NAME, () => task(hadToWait))) as T
}

/**
 * For browsers without Web Locks: a lease in storage that runs out by itself, so that a closed tab holds nobody up.
 * Two tabs can still meet in the same millisecond; the server's ten-second grace gives both the same pair.
 */
async function withLease<T>(storage: KeyValueStorage, task: (hadToWait: boolean) => Promise<T>): Promise<T> {
  const mine = `${Math.random()}`
  const hadToWait = isHeld(storage.getItem(LOCK_NAME))
  while (isHeld(storage.getItem(LOCK_NAME))) await pause(POLL_MS)
  storage.setItem(LOCK_NAME, `${Date.now() + LEASE_MS} ${mine}`)
  try {
    return await task(hadToWait)
  } finally {
    if (storage.getItem(LOCK_NAME)?.endsWith(mine)) storage.removeItem(LOCK_NAME)
  }
}

function isHeld(lease: string | null): boolean {
  return lease !== null && Number.parseInt(lease, 10) > Date.now()
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
