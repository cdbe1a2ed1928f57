import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { PersonOnly } from '../lib/gate.tsx'
import { queryClient } from '../lib/queries.ts'
import { Moments } from '../progress/moments.tsx'

/** Everything behind the gate. */
export default function PersonLayout() {
  return (
    <PersonOnly>
      <QueryClientProvider client={queryClient}>
        <Outlet />
        <Moments />
      </QueryClientProvider>
    </PersonOnly>
  )
}
