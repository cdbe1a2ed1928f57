import type { LearningPathEntry } from '#contract/career.ts'
import type { PathStatus } from '#core/career/learning-path.ts'
import { toast } from '../ui/toasts.tsx'
import { usePathChange, useStudyToday } from './use-learning-path.ts'

export type PathActions = ReturnType<typeof usePathActions>

/** What the buttons of the path do, each with its word back to the person and a way to undo. */
export function usePathActions({ hasGame }: { hasGame: boolean }) {
  const change = usePathChange()
  const study = useStudyToday()

  const setStatus = (course: LearningPathEntry, status: PathStatus) => {
    const words = saidOf(course.courseTitle, status)
    const action = {
      label: 'Undo',
      onClick: () => change.mutate({ kind: 'status', courseId: course.courseId, status: course.status }),
    }
    const said = toast.success(words, { action })
    change.mutateAsync({ kind: 'status', courseId: course.courseId, status }).then(
      ({ pointsAwarded }) => {
        if (hasGame && pointsAwarded > 0) toast.success(words, { id: said, action, description: `+${pointsAwarded} XP` })
        return undefined
      },
      () => toast.dismiss(said),
    )
  }

  return {
    setStatus,
    move: (courseId: string, position: number) => change.mutate({ kind: 'move', courseId, position }),
    remove: (course: LearningPathEntry) => {
      const said = toast.success(`Taken off your path: ${course.courseTitle}`, {
        action: { label: 'Undo', onClick: () => change.mutate({ kind: 'restore', entry: course }) },
      })
      change.mutateAsync({ kind: 'remove', courseId: course.courseId }).catch(() => toast.dismiss(said))
    },
    study: () =>
      study.mutate(undefined, {
        onSuccess: ({ pointsAwarded }) =>
          toast.success(pointsAwarded > 0 && hasGame ? `Today is logged. +${pointsAwarded} XP` : 'Today is logged.'),
      }),
    isSavingStudy: study.isPending,
    hasStudied: study.isSuccess,
  }
}

function saidOf(title: string, status: PathStatus): string {
  if (status === 'completed') return `Done: ${title}`
  return status === 'started' ? `Started: ${title}` : `Back to planned: ${title}`
}
