import { useSearchParams } from 'react-router'
import { useIsHydrated } from '../lib/is-hydrated.ts'

/** The `?callback=` of this page, to carry on between login and signup; '' when there is none. */
export function useCallbackParam(): string {
  const [search] = useSearchParams()
  // what the build wrote knows of none, and is what the first render must be
  return (useIsHydrated() && search.get('callback')) || ''
}
