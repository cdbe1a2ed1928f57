import { must } from '#core/must.ts'
import { useMutation } from '@tanstack/react-query'
import { getCareerProgress } from '#contract/career.ts'
import {
  addToLearningPath,
  changeLearningPath,
  getLearningPath,
  recordStudy,
  removeFromLearningPath,
  type LearningPathEntry,
} from '#contract/learning-path.ts'
import { getSummary } from '#contract/career-summary.ts'
import { getMatchHistory, getRoutes, swapOnLearningPath } from '#contract/career-plan.ts'
import { getAchievementsBrief } from '#contract/progress.ts'
import { systemClock } from '#core/time.ts'
import { api } from '../lib/api.ts'
import { useCalmQuery } from '../lib/calm-query.ts'
import { messageOf } from '../lib/errors.ts'
import { queryClient, queryOf, refreshUserDetails } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'
import { applyChange, type PathChange } from './path-change.ts'

export const useLearningPath = () => useCalmQuery(queryOf(getLearningPath))
export const useCareerProgress = () => useCalmQuery(queryOf(getCareerProgress))

const pathKey = queryOf(getLearningPath).queryKey
const CHANGES = ['learning-path-change']

/**
 * Changes the path: shown at once, one after the other on the wire, taken back when the server refuses.
 * While more changes wait, an answer would undo what is already shown, so only the last one is taken over.
 */
export function usePathChange() {
  const { notChanged } = useStrings('courses')
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: must(CHANGES[0]) },
    mutationFn: send,
    onMutate: async (change: PathChange) => {
      await queryClient.cancelQueries({ queryKey: pathKey })
      const before = queryClient.getQueryData<LearningPathEntry[]>(pathKey)
      if (before) queryClient.setQueryData(pathKey, applyChange(before, change, systemClock.now()))
      return { before }
    },
    onSuccess: ({ path }) => {
      if (isLastChange()) queryClient.setQueryData(pathKey, path)
    },
    onError: (error, _, shown) => {
      toast.error(messageOf(error, notChanged))
      if (isLastChange() && shown?.before) queryClient.setQueryData(pathKey, shown.before)
      void queryClient.invalidateQueries({ queryKey: pathKey })
    },
    onSettled: (_, __, change) => {
      void queryClient.invalidateQueries({ queryKey: [getSummary.path] })
      void queryClient.invalidateQueries({ queryKey: [getRoutes.path] })
      if (change.kind === 'status' || change.kind === 'restore') refreshWhatFollows()
    },
  })
}

/** 'I studied today': the same call however often, the server counts it once a day. */
export function useStudyToday() {
  const { studyNotSaved } = useStrings('learningPath').said
  return useMutation({
    mutationFn: () => api.call(recordStudy),
    onSuccess: refreshWhatFollows,
    onError: (error) => toast.error(messageOf(error, studyNotSaved)),
  })
}

/** Bars, points and streak follow from the path; nobody waits for them. */
function refreshWhatFollows(): void {
  void queryClient.invalidateQueries({ queryKey: queryOf(getCareerProgress).queryKey })
  void queryClient.invalidateQueries({ queryKey: queryOf(getMatchHistory).queryKey })
  void queryClient.invalidateQueries({ queryKey: queryOf(getAchievementsBrief).queryKey })
  void refreshUserDetails()
}

function isLastChange(): boolean {
  return queryClient.isMutating({ mutationKey: CHANGES }) <= 1
}

async function send(change: PathChange): Promise<{ path: LearningPathEntry[]; pointsAwarded: number }> {
  switch (change.kind) {
    case 'status':
      return api.call(changeLearningPath, { params: { courseId: change.courseId }, body: { status: change.status } })
    case 'move':
      return api.call(changeLearningPath, {
        params: { courseId: change.courseId },
        body: { position: change.position },
      })
    case 'remove':
      return {
        path: await api.call(removeFromLearningPath, { params: { courseId: change.courseId } }),
        pointsAwarded: 0,
      }
    case 'add':
      return {
        path: await api.call(addToLearningPath, { body: { courseId: change.course.courseId } }),
        pointsAwarded: 0,
      }
    case 'swap':
      return { path: await swap(change.courseId, change.course.courseId), pointsAwarded: 0 }
    case 'swapBack':
      return {
        path: await swap(change.courseId, change.entry.courseId, {
          status: change.entry.status === 'started' ? 'started' : 'planned',
          origin: change.entry.origin,
        }),
        pointsAwarded: 0,
      }
    default: {
      const { courseId, position, status, origin } = change.entry
      return {
        path: await api.call(addToLearningPath, { body: { courseId, position, status, origin } }),
        pointsAwarded: 0,
      }
    }
  }
}

function swap(
  courseId: string,
  newCourseId: string,
  was: { status?: 'planned' | 'started'; origin?: LearningPathEntry['origin'] } = {},
): Promise<LearningPathEntry[]> {
  return api.call(swapOnLearningPath, { params: { courseId }, body: { courseId: newCourseId, ...was } })
}
