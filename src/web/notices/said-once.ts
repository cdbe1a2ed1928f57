import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

const sayers: string[] = []
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** True for the first part on the page that has the same to say; the next one says it when that part goes. */
export function useSaidOnce(): boolean {
  const id = useId()
  useLayoutEffect(() => {
    sayers.push(id)
    changed()
    return () => {
      sayers.splice(sayers.indexOf(id), 1)
      changed()
    }
  }, [id])
  return useSyncExternalStore(subscribe, () => sayers[0] === id)
}
