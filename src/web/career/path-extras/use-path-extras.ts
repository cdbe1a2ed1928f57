import { useMutation } from '@tanstack/react-query'
import type { RecommendedCourse } from '#contract/career.ts'
import { addToLearningPath, getLearningPath, type LearningPathEntry } from '#contract/learning-path.ts'
import { getSummary } from '#contract/career-summary.ts'
import { reportLink } from '#contract/career-plan.ts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { queryClient, queryOf } from '../../lib/queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { toast } from '../../ui/toasts.tsx'
import { usePathChange } from '../use-learning-path.ts'

/** Adds a course at the end of the path, with an Undo. */
export function useAddCourse() {
  const { added, undo } = useStrings('courses')
  const change = usePathChange()
  return (course: RecommendedCourse) => {
    const said = toast.success(added(course.courseTitle), {
      action: { label: undo, onClick: () => change.mutate({ kind: 'remove', courseId: course.courseId }) },
    })
    change.mutateAsync({ kind: 'add', course }).catch(() => toast.dismiss(said))
  }
}

/** Adds a course that the route needs, as the engine's own suggestion. */
export function useAddSuggested() {
  const { added, notChanged } = useStrings('courses')
  const add = useMutation({
    mutationFn: ({ courseId }: { courseId: string; title: string }) =>
      api.call(addToLearningPath, { body: { courseId, origin: 'recommended' } }),
    onSuccess: (path, { title }) => {
      queryClient.setQueryData(queryOf(getLearningPath).queryKey, path)
      void queryClient.invalidateQueries({ queryKey: [getSummary.path] })
      toast.success(added(title))
    },
    onError: (error) => toast.error(messageOf(error, notChanged)),
  })
  return (courseId: string, title: string) => add.mutate({ courseId, title })
}

/** Puts another course in a course's place; Undo puts it back as it was. */
export function useSwapCourse() {
  const { swapped } = useStrings('learningPath').said
  const { undo } = useStrings('courses')
  const change = usePathChange()
  return (entry: LearningPathEntry, course: RecommendedCourse) => {
    const said = toast.success(swapped(course.courseTitle, entry.courseTitle), {
      action: { label: undo, onClick: () => change.mutate({ kind: 'swapBack', courseId: course.courseId, entry }) },
    })
    change.mutateAsync({ kind: 'swap', courseId: entry.courseId, course }).catch(() => toast.dismiss(said))
  }
}

export function useReportLink() {
  const words = useStrings('learningPath').reporting
  return useMutation({
    mutationFn: ({ courseId, note }: { courseId: string; note: string }) =>
      api.call(reportLink, { params: { courseId }, body: { note } }),
    onSuccess: () => toast.success(words.sent),
    onError: (error) => toast.error(messageOf(error, words.notSent)),
  })
}
