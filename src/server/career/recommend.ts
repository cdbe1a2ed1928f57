import type { RecommendedCourse } from '#contract/career.ts'
import { courseById, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import { recommendCourses, type CourseWish } from '#core/career/courses/recommend-courses.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import { toRecommendedCourse } from '#core/career/courses/recommended-course.ts'
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
  const describe = wish
    ? describeFor(deps.catalogue)(wish)
    : (course: Course) => toRecommendedCourse(deps.catalogue, course, null)
  return [...new Set(courseIds)].flatMap((courseId) => {
    const course = courseById(deps.catalogue, courseId)
    return course ? describe(course) : []
  })
}

/** The courses of a wish are described once: a page asks for the same path again and again. */
const describeFor = oncePer((catalogue: Catalogue) =>
  oncePer((wish: CourseWish) => {
    const { dreamRole, states } = wish
    const interimRole = wish.interimRole ?? nearestInterimRole(catalogue, dreamRole, states)
    return oncePer((course: Course) => toRecommendedCourse(catalogue, course, { dreamRole, states, interimRole }))
  }),
)
