import { msOf, type Instant } from '#core/time.ts'

/** The two tokens in local storage, and whether there is a session. Small: public pages carry it too. */

export type Tokens = { accessToken: string; refreshToken: string }

/** 'unknown' is what a prerendered page knows; the browser decides at once. */
export type SessionStatus = 'unknown' | 'in' | 'out'

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type TokenStore = {
  read: () => { accessToken: string | null; refreshToken: string | null }
  write: (tokens: Tokens) => void
  clear: () => void
  status: () => 'in' | 'out'
  subscribe: (listener: () => void) => () => void
  /** Tells listeners that another tab changed the tokens. */
  notify: () => void
}

export const ACCESS_TOKEN_KEY = 'accessToken'
export const REFRESH_TOKEN_KEY = 'refreshToken'

export function createTokenStore(storage: KeyValueStorage): TokenStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const read = () => ({
    accessToken: storage.getItem(ACCESS_TOKEN_KEY),
    refreshToken: storage.getItem(REFRESH_TOKEN_KEY),
  })
  return {
    read,
    write(tokens) {
      // The refresh token first: a tab that dies in between can still renew.
      storage.setItem(REFRESH_TOKEN_KEY, tokens.refreshToken)
      storage.setItem(ACCESS_TOKEN_KEY, tokens.accessToken)
      notify()
    },
    clear() {
      storage.removeItem(ACCESS_TOKEN_KEY)
      storage.removeItem(REFRESH_TOKEN_KEY)
      notify()
    },
    status: () => (read().accessToken ? 'in' : 'out'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify,
  }
}

/** Local storage, or memory where the browser refuses it (the sign-in then lasts as long as the page). */
export function browserStorage(): KeyValueStorage {
  try {
    const probe = 'waymark-probe'
    window.localStorage.setItem(probe, '1')
    window.localStorage.removeItem(probe)
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}

export function memoryStorage(): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}

/** Whose token it is (the `sub` of a JWT), or null when it cannot be read. Never a proof of anything. */
export function subjectOf(accessToken: string | null): string | null {
  const { sub } = claimsOf(accessToken)
  return typeof sub === 'string' ? sub : null
}

/** Whether its time is over; one that cannot be read is the server's to judge. */
export function hasRunOut(accessToken: string, now: Instant): boolean {
  const { exp } = claimsOf(accessToken)
  return typeof exp === 'number' && exp * 1000 <= msOf(now)
}

function claimsOf(accessToken: string | null): { sub?: unknown; exp?: unknown } {
  const payload = accessToken?.split('.')[1]
  if (!payload) return {}
  try {
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? {}) as {
      sub?: unknown
      exp?: unknown
    }
  } catch {
    return {}
  }
}
