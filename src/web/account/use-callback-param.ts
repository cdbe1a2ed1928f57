import { useSearchParams } from 'react-router'

/** The `?callback=` of this page, to carry on between login and signup; '' when there is none. */
export function useCallbackParam(): string {
  const [search] = useSearchParams()
  return search.get('callback') ?? ''
}
