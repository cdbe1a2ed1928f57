import { queryClient } from './queries.ts'

/** Everything that shows applications is asked for again. */
export function refreshApplications(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && /^\/api\/(applications|job-search)/.test(path),
  })
}
