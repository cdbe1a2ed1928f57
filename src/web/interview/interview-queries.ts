import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getAiStatus } from '#contract/coach.ts'
import { getCurrentRound, listRounds, type InterviewRound } from '#contract/interview.ts'
import { api } from '../lib/api.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { refreshMoments, refreshProgress } from '../progress/progress-queries.ts'

const HISTORY_PAGE = 5

export const useRound = () =>
  useQuery({ ...queryOf(getCurrentRound), staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' })
export const useAiStatus = () => useQuery(queryOf(getAiStatus))

/** Past rounds, a page at a time. */
export const useInterviewHistory = () =>
  useInfiniteQuery({
    queryKey: [listRounds.path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listRounds, { query: { limit: HISTORY_PAGE, ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ rounds }) => (rounds.length < HISTORY_PAGE ? undefined : rounds.at(-1)?.startedAt),
    staleTime: 0,
  })

export function showRound(round: InterviewRound): void {
  queryClient.setQueryData(queryOf(getCurrentRound).queryKey, round)
}

/** After feedback: marks, quota and history, and whatever was earned. */
export async function refreshInterview(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [listRounds.path] })
  refreshProgress()
  void refreshMoments()
  await queryClient.invalidateQueries({ queryKey: [getCurrentRound.path] })
}

export function refreshHistory(): void {
  void queryClient.invalidateQueries({ queryKey: [listRounds.path] })
}
