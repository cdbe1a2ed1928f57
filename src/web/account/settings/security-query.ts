import { useQuery } from '@tanstack/react-query'
import { getSecurity } from '#contract/security.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'

/** How the account is guarded; several sections of the settings read it. */
export function useSecurity() {
  return useQuery(queryOf(getSecurity))
}

export function refreshSecurity(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryOf(getSecurity).queryKey })
}
