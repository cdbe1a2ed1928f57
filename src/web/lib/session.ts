import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import type { Clock } from '#core/time.ts'
import { SIGN_IN_AGAIN } from './errors.ts'
import { problemOf } from './read-response.ts'
import { createRefreshLock, type RefreshLock } from './refresh-lock.ts'
import { hasRunOut, subjectOf, type KeyValueStorage, type TokenStore, type Tokens } from './token-store.ts'
import { fetchTransport, TIMEOUT_MS, type Transport } from './transport.ts'

export type Session = {
  accessToken: () => string | null
  /** The same, renewed first when it has run out by this device's clock: what would be refused is not asked for. */
  usableToken: () => Promise<string | null>
  signIn: (tokens: Tokens) => void
  /** Tells the server, then always forgets both tokens. */
  signOut: () => Promise<void>
  /**
   * A token to replay with after a 401 to `refused`: the one another call or tab already fetched, or a fresh one.
   * At most one refresh is under way, across tabs too. Throws a Problem when there is none to be had.
   */
  renew: (refused: string) => Promise<string>
  /** The server refuses even a fresh token: forget both and start over, once. */
  expire: (refused: string) => void
}

export type SessionOptions = {
  store: TokenStore
  storage: KeyValueStorage
  baseUrl?: string
  fetch?: typeof fetch
  timeoutMs?: number
  /** Of this device; with it a token that has run out is renewed before a call would be refused. */
  clock?: Clock
  lock?: RefreshLock
  /** Both tokens are gone because the server ended the session: the page reloads. */
  onExpired?: () => void
}

const LOGOUT_TIMEOUT_MS = 5_000
const POLL_MS = 10
/** How long a change may be on its way here: when another tab refreshed before this one, and at all. */
const AFTER_ANOTHER_TAB_MS = 1_000
const IN_FLIGHT_MS = 40

export function createSession(options: SessionOptions): Session {
  const { store, baseUrl = '', onExpired = () => undefined } = options
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args))
  const lock = options.lock ?? createRefreshLock(options.storage)
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS
  const transport = fetchTransport(send, timeoutMs)
  let underWay: Promise<string> | undefined

  const expire = (refused: string) => {
    if (store.read().accessToken !== refused) return
    store.clear()
    onExpired()
  }

  const renew = (refused: string): Promise<string> => {
    underWay ??= lock((hadToWait) => fetchPair(refused, hadToWait)).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  const fetchPair = async (refused: string, hadToWait: boolean): Promise<string> => {
    await untilOtherTabsShow(store, refused, hadToWait ? AFTER_ANOTHER_TAB_MS : IN_FLIGHT_MS)
    const { accessToken, refreshToken } = store.read()
    if (accessToken && accessToken !== refused) return sameSubject(accessToken, refused)
    if (!accessToken || !refreshToken) {
      expire(refused)
      throw signInAgain()
    }
    try {
      const pair = await requestPair(transport, baseUrl, refreshToken, timeoutMs)
      // Signed out (or in as somebody else) in the meantime: the answer is nobody's any more.
      if (store.read().refreshToken !== refreshToken) throw signInAgain()
      store.write(pair)
      return pair.accessToken
    } catch (error) {
      if (error instanceof Problem && error.status === 401 && store.read().refreshToken === refreshToken)
        expire(refused)
      throw error
    }
  }

  /** A clock that runs ahead takes every token for an old one: each is renewed for that reason once only. */
  let renewedFor: string | null = null
  const usableToken = async (): Promise<string | null> => {
    const token = store.read().accessToken
    if (token === null || token === renewedFor || !options.clock || !hasRunOut(token, options.clock.now())) return token
    try {
      const fresh = await renew(token)
      renewedFor = fresh
      return fresh
    } catch {
      // the call itself finds out what is wrong
      return store.read().accessToken
    }
  }

  return {
    accessToken: () => store.read().accessToken,
    usableToken,
    signIn: store.write,
    renew,
    expire,
    async signOut() {
      const { refreshToken } = store.read()
      try {
        if (refreshToken) await requestLogout(fetchTransport(send, LOGOUT_TIMEOUT_MS), baseUrl, refreshToken)
      } catch {
        // Signing out here must not depend on the server; its token runs out by itself.
      } finally {
        store.clear()
      }
    },
  }
}

/**
 * Browsers keep a copy of local storage per process and pass changes on a moment later: a pair that another tab
 * has just fetched may not be visible here yet. The server would give the same one again, but need not be asked.
 */
async function untilOtherTabsShow(store: TokenStore, refused: string, limitMs: number): Promise<void> {
  const limit = performance.now() + limitMs
  while (store.read().accessToken === refused && performance.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

/** Another tab may have signed in as somebody else: their token must not replay this person's request. */
function sameSubject(accessToken: string, refused: string): string {
  const [theirs, ours] = [subjectOf(accessToken), subjectOf(refused)]
  if (theirs !== null && ours !== null && theirs !== ours) throw signInAgain()
  return accessToken
}

function signInAgain(): Problem {
  return new Problem('auth.required', SIGN_IN_AGAIN, { status: 401 })
}

/** The limit holds for the body too: other calls and tabs wait for this one. */
async function requestPair(
  transport: Transport,
  baseUrl: string,
  refreshToken: string,
  timeoutMs: number,
): Promise<TokenPair> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await transport({ ...jsonPost(`${baseUrl}/auth/refresh`, { refreshToken }), signal })
  const text = await response.text()
  if (response.status !== 200) throw problemOf(response, text)
  return (JSON.parse(text) as { data: TokenPair }).data
}

async function requestLogout(transport: Transport, baseUrl: string, refreshToken: string): Promise<void> {
  await transport(jsonPost(`${baseUrl}/auth/logout`, { refreshToken }))
}

function jsonPost(url: string, body: unknown) {
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }
}
