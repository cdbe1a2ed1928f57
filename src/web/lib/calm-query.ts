import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { msOf, systemClock } from '#core/time.ts'
import { takeTurn } from './turns.ts'

/** An answer of before this page: somebody came back to what they have seen. */
const KNOWN_MS = 1_000

/**
 * A query whose answer draws much. Drawn at once and in one piece, what the first answers bring keeps a slow phone busy for half a
 * second; here each part of the page that waits for one takes its turn, and a tap in between is answered. What is known already,
 * and whatever follows, is shown at once.
 */
export function useCalmQuery<Answer, Key extends readonly unknown[]>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
): UseQueryResult<Answer> {
  const query = useQuery(options)
  const [isOn, setIsOn] = useState(
    () => query.data !== undefined && msOf(systemClock.now()) - query.dataUpdatedAt > KNOWN_MS,
  )
  const isWaiting = !isOn && query.data !== undefined
  useEffect(() => (isWaiting ? takeTurn(() => setIsOn(true)) : undefined), [isWaiting])
  return isWaiting ? ({ ...query, data: undefined, status: 'pending', isPending: true } as typeof query) : query
}
