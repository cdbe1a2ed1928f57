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
  children,
}: {
  query: UseQueryResult<T>
  skeleton: ReactNode
  /** Said when the server gave no sentence of its own. */
  otherwise?: string
  children: (loaded: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError && !query.isFetching) {
    return <ErrorState message={messageOf(query.error, otherwise)} onRetry={() => void query.refetch()} />
  }
  return <Loading>{skeleton}</Loading>
}
