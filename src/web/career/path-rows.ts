import type { LearningPathEntry } from '#contract/learning-path.ts'
import type { CareerSummary } from '#contract/career-summary.ts'

export type SummaryStep = CareerSummary['steps'][number]
export type AheadRow = { step: SummaryStep; course: LearningPathEntry | null }
export type OptionalRow = { course: LearningPathEntry; reason: CareerSummary['optional'][number]['reason'] }
export type PathRows = {
  done: LearningPathEntry[]
  doneElse: LearningPathEntry[]
  ahead: AheadRow[]
  optional: OptionalRow[]
}

/**
 * The path as the page draws it: the steps of the summary with their courses. What was done or taken off a moment ago
 * counts at once; the summary that follows says the same.
 */
export function pathRows(path: readonly LearningPathEntry[], summary: CareerSummary): PathRows {
  const entries = new Map(path.map((entry) => [entry.courseId, entry]))
  const serving = new Set([...summary.done, ...summary.steps.map(({ courseId }) => courseId)])
  const completed = path.filter(({ status }) => status === 'completed')
  return {
    done: completed.filter(({ courseId }) => serving.has(courseId)),
    doneElse: completed.filter(({ courseId }) => !serving.has(courseId)),
    ahead: summary.steps.flatMap((step) => {
      const course = entries.get(step.courseId) ?? null
      const isGone = course?.status === 'completed' || (step.isOnPath && course === null)
      return isGone ? [] : [{ step, course }]
    }),
    optional: summary.optional.flatMap(({ courseId, reason }) => {
      const course = entries.get(courseId)
      return course && course.status !== 'completed' ? [{ course, reason }] : []
    }),
  }
}

/** '3 of 8': the place of the next step among all. */
export function placeIn({ done, ahead }: Pick<PathRows, 'done' | 'ahead'>): { place: number; of: number } {
  return { place: done.length + 1, of: done.length + ahead.length }
}
