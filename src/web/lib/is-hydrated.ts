import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on a prerendered page and on its first render in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
