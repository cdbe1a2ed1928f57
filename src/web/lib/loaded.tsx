import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../ui/empty-state.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { messageOf } from './errors.ts'

/** What a query brings: loading in the result's shape, the error with a retry, or the result. */
export function Loaded<T>({
  query,
  skeleton,
  otherwise,
  isHeld = false,
  isPage = false,
  children,
}: {
  query: UseQueryResult<T>
  skeleton: ReactNode
  /** Said when the server gave no sentence of its own. */
  otherwise?: string
  /** Something else is needed for the result to stand still; what is here waits for it. */
  isHeld?: boolean
  /** It is all that the page shows, so what went wrong is the page's heading. */
  isPage?: boolean
  children: (loaded: T) => ReactNode
}) {
  if (query.data !== undefined && !isHeld) return children(query.data)
  if (query.isError && !query.isFetching) {
    return (
      <ErrorState isPage={isPage} message={messageOf(query.error, otherwise)} onRetry={() => void query.refetch()} />
    )
  }
  return <Loading>{skeleton}</Loading>
}
