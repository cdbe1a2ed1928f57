import type { LearningPathEntry } from '#contract/learning-path.ts'
import type { PathStatus } from '#core/career/courses/learning-path.ts'
import { ACTIVITIES } from '#core/progress/activities.ts'
import { useStrings } from '../strings/strings.tsx'
import { toast } from '../ui/toasts.tsx'
import { usePathChange, useStudyToday } from './use-learning-path.ts'

export type PathActions = ReturnType<typeof usePathActions>

/** What the buttons of the path do, each with its word back to the person and a way to undo. */
export function usePathActions({ hasGame }: { hasGame: boolean }) {
  const { said: words } = useStrings('learningPath')
  const { undo } = useStrings('courses')
  const change = usePathChange()
  const study = useStudyToday()

  const setStatus = (course: LearningPathEntry, status: PathStatus) => {
    const sentence = words[status](course.courseTitle)
    const action = {
      label: undo,
      onClick: () => change.mutate({ kind: 'status', courseId: course.courseId, status: course.status }),
    }
    const said = toast.success(sentence, { action })
    change.mutateAsync({ kind: 'status', courseId: course.courseId, status }).then(
      ({ pointsAwarded }) => {
        if (hasGame && pointsAwarded > 0)
          toast.success(sentence, {
            id: said,
            action,
            description:
              status === 'completed'
                ? words.pointsAndCheck(pointsAwarded, ACTIVITIES.skillCheckPassed.points)
                : words.points(pointsAwarded),
          })
        return undefined
      },
      () => toast.dismiss(said),
    )
  }

  return {
    setStatus,
    move: (courseId: string, position: number) => change.mutate({ kind: 'move', courseId, position }),
    remove: (course: LearningPathEntry) => {
      const said = toast.success(words.removed(course.courseTitle), {
        action: { label: undo, onClick: () => change.mutate({ kind: 'restore', entry: course }) },
      })
      change.mutateAsync({ kind: 'remove', courseId: course.courseId }).catch(() => toast.dismiss(said))
    },
    study: () =>
      study.mutate(undefined, {
        onSuccess: ({ pointsAwarded }) =>
          toast.success(pointsAwarded > 0 && hasGame ? words.studiedWithPoints(pointsAwarded) : words.studied),
      }),
    isSavingStudy: study.isPending,
    hasStudied: study.isSuccess,
  }
}
