import type { RecommendedCourse } from '#contract/career.ts'
import { courseById } from '#core/career/catalogue.ts'
import { recommendCourses, type CourseWish } from '#core/career/recommend-courses.ts'
import { nearestInterimRole } from '#core/career/role-match.ts'
import { toRecommendedCourse } from '#core/career/recommended-course.ts'
import type { Deps } from '#server/deps.ts'

/** The courses for a wish, as they travel. */
export function recommendFor(deps: Pick<Deps, 'catalogue'>, wish: CourseWish): RecommendedCourse[] {
  return describeCourses(
    deps,
    wish,
    recommendCourses(deps.catalogue, wish).map((recommendation) => recommendation.courseId),
  )
}

/**
 * Courses of the catalogue with what each closes for this person; ids it does not know are dropped. The interim
 * sentence speaks of the nearest role also to who wants none: pages fold it away. Without a dream role (null) no course says what it closes.
 */
export function describeCourses(
  deps: Pick<Deps, 'catalogue'>,
  wish: CourseWish | null,
  courseIds: readonly string[],
): RecommendedCourse[] {
  const aim = wish && {
    dreamRole: wish.dreamRole,
    states: wish.states,
    interimRole: wish.interimRole ?? nearestInterimRole(deps.catalogue, wish.dreamRole, wish.states),
  }
  return [...new Set(courseIds)].flatMap((courseId) => {
    const course = courseById(deps.catalogue, courseId)
    return course ? toRecommendedCourse(deps.catalogue, course, aim) : []
  })
}
