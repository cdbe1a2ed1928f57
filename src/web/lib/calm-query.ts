import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

/**
 * A query whose answer draws much. An answer from the network changes the page at once and in one piece, which keeps a slow
 * phone busy for a third of a second; deferred, it is drawn in short pieces and a tap in between is answered. What is known
 * already is shown at once.
 */
export function useCalmQuery<Answer, Key extends readonly unknown[]>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
): UseQueryResult<Answer> {
  return useDeferredValue(useQuery(options))
}
