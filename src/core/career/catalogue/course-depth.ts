import type { Course } from '#core/career/catalogue/catalogue-types.ts'

/** What a course is mainly about: the first of its skills. */
export const MAIN_SKILLS = 3

/** Hours on a skill after which half of what a course can teach of it is taught. */
const HALF_DEPTH_HOURS = 3

const known = new WeakMap<Course, readonly number[]>()

/**
 * How deep a course goes into each of its skills, 0 to 1, in their order. Skills stand in the data with the
 * most central first, so the hours are shared out 1 : 1/2 : 1/3 …; a 20-hour tour of 18 topics goes deep in
 * few. Worked out once a course.
 */
export function depthsOf(course: Course): readonly number[] {
  const before = known.get(course)
  if (before) return before
  const shares = course.skills.reduce((sum, _, index) => sum + 1 / (index + 1), 0)
  const depths = course.skills.map((_, index) => {
    const hours = course.durationHours / (index + 1) / shares
    return hours / (hours + HALF_DEPTH_HOURS)
  })
  known.set(course, depths)
  return depths
}

/** The same for one skill; 0 for a skill it does not teach. */
export function depthOf(course: Course, skillId: string): number {
  return depthsOf(course)[course.skills.indexOf(skillId)] ?? 0
}
