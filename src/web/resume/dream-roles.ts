import { queryOptions, useQuery } from '@tanstack/react-query'
import { listRoles } from '#contract/career.ts'
import { queryOf } from '../lib/queries.ts'

/** The dream roles on offer, which are the server's data: fetched once a visit. */
export const dreamRolesQuery = queryOptions({ ...queryOf(listRoles), staleTime: Infinity })

export function useDreamRoles() {
  return useQuery(dreamRolesQuery)
}
