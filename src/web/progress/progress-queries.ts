import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getMoments } from '#contract/moments.ts'
import {
  getAchievementsBrief,
  getAchievementsDetails,
  getAdvancedUserPoints,
  getLeaderboard,
  getSimpleUserPoints,
  getStreak,
  listLevels,
} from '#contract/progress.ts'
import { api } from '../lib/api.ts'
import type { OutputOf } from '../lib/api-client.ts'
import { queryClient, queryOf, refreshUserDetails } from '../lib/queries.ts'

export type Details = OutputOf<typeof getAchievementsDetails>
export type PointEntry = Details['individualPoints'][number]
export type BadgeEntry = Details['badges'][number]
export type StreakInfo = OutputOf<typeof getStreak>
export type Period = 'all' | 'week'

const ENTRIES_A_PAGE = 8

function detailsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [getAchievementsDetails.path, userId],
    queryFn: ({ pageParam, signal }) =>
      api.call(getAchievementsDetails, {
        params: { user_id: userId },
        query: { limit: ENTRIES_A_PAGE, ...(pageParam ? { before: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ individualPoints }) =>
      individualPoints.length < ENTRIES_A_PAGE ? undefined : individualPoints.at(-1)?.id,
  })
}

export const useAchievementDetails = (userId: string) => useInfiniteQuery(detailsQuery(userId))
export const usePointsInDetail = () => useQuery(queryOf(getAdvancedUserPoints))
export const useStreak = (isEnabled = true) => useQuery({ ...queryOf(getStreak), enabled: isEnabled })
export const useBoard = (period: Period) =>
  useQuery({ ...queryOf(getLeaderboard, { query: { period } }), staleTime: 0 })
export const useStanding = (period: Period) =>
  useQuery({ ...queryOf(getSimpleUserPoints, { query: { period } }), staleTime: 0 })

/** Asked for only when there is a dream role to name the levels by. */
export function useLevels(dreamRole: string | undefined) {
  return useQuery({
    ...queryOf(listLevels, { params: { dreamRole: dreamRole ?? '' } }),
    enabled: Boolean(dreamRole),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** After anything was earned or taken back: all that shows it is asked for again. */
export function refreshProgress(): void {
  const shown = [
    getAchievementsBrief,
    getAchievementsDetails,
    getAdvancedUserPoints,
    getStreak,
    getLeaderboard,
    getSimpleUserPoints,
  ]
  for (const { path } of shown) void queryClient.invalidateQueries({ queryKey: [path] })
  void refreshUserDetails()
}

export function refreshMoments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [getMoments.path] })
}
