import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { depthOf } from '#core/career/catalogue/course-depth.ts'
import { learnerFit } from '#core/career/courses/course-fit.ts'
import { gainsOf } from '#core/career/courses/course-gains.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'

/**
 * Courses to take instead of `course`, best first: those that close most of the same gaps and suit the
 * person. `taken` are course ids not to offer again. A course that closes no gap is compared by its skills.
 */
export function alternativesTo(
  catalogue: Catalogue,
  course: Course,
  wish: CourseWish,
  taken: readonly string[] = [],
  limit = 3,
): Course[] {
  const { dream, interim, prepares } = gainsOf(catalogue, course, wish)
  const gaps = new Set([...dream, ...interim, ...prepares])
  const wanted = gaps.size > 0 ? [...gaps] : course.skills
  const scores = new Map<Course, number>()
  for (const skillId of wanted) {
    for (const other of catalogue.coursesTeaching.get(skillId) ?? []) {
      if (other === course || taken.includes(other.id)) continue
      scores.set(other, (scores.get(other) ?? 0) + depthOf(other, skillId) * learnerFit(other, wish))
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([other]) => other)
}
