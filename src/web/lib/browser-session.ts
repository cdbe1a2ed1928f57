import { useSyncExternalStore } from 'react'
import {
  ACCESS_TOKEN_KEY,
  browserStorage,
  createTokenStore,
  memoryStorage,
  REFRESH_TOKEN_KEY,
  subjectOf,
  type SessionStatus,
} from './token-store.ts'

/** This browser's tokens. Public pages carry this file, so it knows nothing of requests. */

export const tokenStorage = typeof window === 'undefined' ? memoryStorage() : browserStorage()
export const tokenStore = createTokenStore(tokenStorage)

/** 'unknown' on a prerendered page and on its first render in the browser. */
export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(tokenStore.subscribe, tokenStore.status, () => 'unknown' as const)
}

/** Keeps tabs in step: signing out or renewing there shows here; another person there starts this page anew. */
export function followOtherTabs(): () => void {
  let person = subjectOf(tokenStore.read().accessToken)
  const unsubscribe = tokenStore.subscribe(() => {
    person = subjectOf(tokenStore.read().accessToken) ?? person
  })
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== ACCESS_TOKEN_KEY && event.key !== REFRESH_TOKEN_KEY) return
    const now = subjectOf(tokenStore.read().accessToken)
    if (person !== null && now !== null && person !== now) window.location.reload()
    else tokenStore.notify()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', onStorage)
  }
}
