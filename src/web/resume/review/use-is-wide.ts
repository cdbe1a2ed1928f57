import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 62.5rem)'

/** Room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(WIDE).matches)
}

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
