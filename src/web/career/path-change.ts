import type { RecommendedCourse } from '#contract/career.ts'
import type { LearningPathEntry } from '#contract/learning-path.ts'
import {
  addToPath,
  moveOnPath,
  nextOnPath,
  removeFromPath,
  swapOnPath,
  withStatus,
  type PathEntry,
  type PathStatus,
} from '#core/career/courses/learning-path.ts'
import { must } from '#core/must.ts'
import type { Instant } from '#core/time.ts'

/** What a person does to their path. `restore` takes a removal back, `swapBack` a swap. */
export type PathChange =
  | { kind: 'status'; courseId: string; status: PathStatus }
  | { kind: 'move'; courseId: string; position: number }
  | { kind: 'remove'; courseId: string }
  | { kind: 'restore'; entry: LearningPathEntry }
  | { kind: 'add'; course: RecommendedCourse }
  | { kind: 'swap'; courseId: string; course: RecommendedCourse }
  | { kind: 'swapBack'; courseId: string; entry: LearningPathEntry }

/** The path as the server will answer it, so that the page need not wait. */
export function applyChange(path: readonly LearningPathEntry[], change: PathChange, now: Instant): LearningPathEntry[] {
  switch (change.kind) {
    case 'status':
      return fill(path, withStatus(path, change.courseId, change.status, now))
    case 'move':
      return fill(path, moveOnPath(path, change.courseId, change.position))
    case 'remove':
      return fill(path, removeFromPath(path, change.courseId))
    case 'add':
      return fill([...path, asEntry(change.course)], addToPath(path, change.course.courseId))
    case 'swap':
      return fill([...path, asEntry(change.course)], swapOnPath(path, change.courseId, change.course.courseId))
    case 'swapBack':
      return path.map((entry) =>
        entry.courseId === change.courseId ? { ...change.entry, position: entry.position } : entry,
      )
    default: {
      const whole = [...path.filter((entry) => entry.courseId !== change.entry.courseId), change.entry]
      return fill(whole, moveOnPath(whole, change.entry.courseId, change.entry.position))
    }
  }
}

/** The course to do now, and its place in the path from 1; undefined when all is done. */
export function nextStepOf(
  path: readonly LearningPathEntry[],
): { course: LearningPathEntry; place: number } | undefined {
  const next = nextOnPath(path)
  const index = path.findIndex((entry) => entry.courseId === next?.courseId)
  return index < 0 ? undefined : { course: must(path[index]), place: index + 1 }
}

/**
 * Where a course goes in the whole path when it moves by one in a list that may hide the completed ones:
 * to the place of the neighbour one sees. Undefined at the ends.
 */
export function placeAfterStep(
  path: readonly { courseId: string }[],
  shown: readonly { courseId: string }[],
  courseId: string,
  step: -1 | 1,
): number | undefined {
  const at = shown.findIndex((entry) => entry.courseId === courseId)
  const neighbour = at < 0 ? undefined : shown[at + step]
  return neighbour && path.findIndex((entry) => entry.courseId === neighbour.courseId)
}

/** Its status and place come from core's rules. */
function asEntry(course: RecommendedCourse): LearningPathEntry {
  return { ...course, status: 'planned', position: 0, startedAt: null, completedAt: null, origin: 'own' }
}

/** core's rules keep what they know of an entry; the rest of it comes from the path as it was. */
function fill(path: readonly LearningPathEntry[], entries: readonly PathEntry[]): LearningPathEntry[] {
  const known = new Map(path.map((entry) => [entry.courseId, entry]))
  return entries.map((entry, position) => ({ ...must(known.get(entry.courseId)), ...entry, position }))
}
