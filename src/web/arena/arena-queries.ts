import { useQuery } from '@tanstack/react-query'
import { getAttempt, getChallenge, getCheckQuota, listAttempts, listSkillChecks } from '#contract/arena.ts'
import { getCareerProgress } from '#contract/career.ts'
import { getLearningPath } from '#contract/learning-path.ts'
import { getMatchHistory, getRoutes } from '#contract/career-plan.ts'
import { queryClient, queryOf } from '../lib/queries.ts'
import { refreshMoments, refreshProgress } from '../progress/progress-queries.ts'

export const useChecks = () => useQuery({ ...queryOf(listSkillChecks), staleTime: 0 })
export const useCheckQuota = () => useQuery({ ...queryOf(getCheckQuota), staleTime: 0 })
export const useHistory = () => useQuery({ ...queryOf(listAttempts), staleTime: 0 })
export const useChallenge = () => useQuery({ ...queryOf(getChallenge), staleTime: 0 })
export const attemptQuery = (attemptId: string) => queryOf(getAttempt, { params: { attemptId } })

/** After something ended: what it may have moved, everywhere it is shown. */
export function refreshAfterArena(): void {
  const moved = [
    listSkillChecks,
    getCheckQuota,
    listAttempts,
    getCareerProgress,
    getLearningPath,
    getRoutes,
    getMatchHistory,
  ]
  for (const { path } of moved) void queryClient.invalidateQueries({ queryKey: [path] })
  refreshProgress()
  void refreshMoments()
}
