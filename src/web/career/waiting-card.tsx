import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../lib/loaded.tsx'
import { Card, CardHeader } from '../ui/card.tsx'

/** A block of the dashboard that has nothing to show yet: still loading, or it failed and can be tried again. */
export function WaitingCard<T>({
  title,
  otherwise,
  query,
  skeleton,
  className,
}: {
  title: string
  /** Said when it failed without a sentence of the server's. */
  otherwise: string
  query: UseQueryResult<T>
  skeleton: ReactNode
  className?: string | undefined
}) {
  return (
    <Card className={className} aria-label={title}>
      <CardHeader title={title} />
      <Loaded query={query} skeleton={skeleton} otherwise={otherwise}>
        {() => null}
      </Loaded>
    </Card>
  )
}
