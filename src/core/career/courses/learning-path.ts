import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { weeksFor } from '#core/career/courses/study-hours.ts'
import type { Instant } from '#core/time.ts'

export const PATH_STATUSES = ['planned', 'started', 'completed'] as const
export type PathStatus = (typeof PATH_STATUSES)[number]

/** A course on a person's path. The order of the list is the order of the path. */
export type PathEntry = {
  courseId: string
  status: PathStatus
  startedAt: Instant | null
  completedAt: Instant | null
}

/** A path is a list anyone can read; beyond this it is a library. */
export const MOST_PATH_COURSES = 60

/** The path with a course added at its end; unchanged when it is there already. */
export function addToPath(path: readonly PathEntry[], courseId: string): PathEntry[] {
  if (path.some((entry) => entry.courseId === courseId) || path.length >= MOST_PATH_COURSES) return [...path]
  return [...path, { courseId, status: 'planned', startedAt: null, completedAt: null }]
}

export function removeFromPath(path: readonly PathEntry[], courseId: string): PathEntry[] {
  return path.filter((entry) => entry.courseId !== courseId)
}

/** The path with a course at `position` (0 is first; beyond the ends is the end); others keep their order. */
export function moveOnPath(path: readonly PathEntry[], courseId: string, position: number): PathEntry[] {
  const moved = path.find((entry) => entry.courseId === courseId)
  if (!moved) return [...path]
  const others = removeFromPath(path, courseId)
  const place = Math.min(others.length, Math.max(0, Math.trunc(position) || 0))
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** The path with one course in the place of another, planned again; unchanged when the new one is on it already. */
export function swapOnPath(path: readonly PathEntry[], courseId: string, newCourseId: string): PathEntry[] {
  if (path.some((entry) => entry.courseId === newCourseId)) return [...path]
  return path.map((entry) =>
    entry.courseId === courseId
      ? { courseId: newCourseId, status: 'planned', startedAt: null, completedAt: null }
      : entry,
  )
}

/**
 * The path with a course planned, started or completed at `now`. Each can be undone: going back clears the
 * later instants, and a start once made is kept by finishing.
 */
export function withStatus(
  path: readonly PathEntry[],
  courseId: string,
  status: PathStatus,
  now: Instant,
): PathEntry[] {
  return path.map((entry) => {
    if (entry.courseId !== courseId || entry.status === status) return entry
    const startedAt = status === 'planned' ? null : (entry.startedAt ?? now)
    return { courseId, status, startedAt, completedAt: status === 'completed' ? now : null }
  })
}

/** What to do now: the first course started, else the first planned; null when all is done. */
export function nextOnPath(path: readonly PathEntry[]): PathEntry | null {
  return path.find((entry) => entry.status === 'started') ?? path.find((entry) => entry.status === 'planned') ?? null
}

/**
 * Hours of study left on the path. A started course counts in full, as nobody knows how far it is;
 * a course the catalogue no longer has counts nothing.
 */
export function hoursLeft(catalogue: Catalogue, path: readonly PathEntry[]): number {
  return path.reduce(
    (sum, { courseId, status }) =>
      sum + (status === 'completed' ? 0 : (catalogue.courses.get(courseId)?.durationHours ?? 0)),
    0,
  )
}

/** Hours left, and whole weeks (rounded up) at the person's hours a day. */
export function timeLeft(
  catalogue: Catalogue,
  path: readonly PathEntry[],
  hoursPerDay: number,
): { hours: number; weeks: number } {
  const hours = hoursLeft(catalogue, path)
  return { hours, weeks: Math.ceil(weeksFor(hours, hoursPerDay)) }
}
