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

let isLeaving = false

/** On the way out: no page of this person's is shown any more, and the gate does not take them for a guest who wants in. */
export function beginToLeave(): void {
  isLeaving = true
  tokenStore.notify()
}

/** 'unknown' on a prerendered page and on its first render in the browser. */
export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(
    tokenStore.subscribe,
    () => (isLeaving ? 'unknown' : tokenStore.status()),
    () => 'unknown' as const,
  )
}

/** Keeps tabs in step: signing out or renewing there shows here; another person there starts this page again. */
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
