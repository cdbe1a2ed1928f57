import type { z } from 'zod'
import type { RecommendedCourse } from '#contract/career.ts'
import type { searchCourses as searchCoursesCall } from '#contract/career-plan.ts'
import { Problem } from '#contract/problem.ts'
import { courseById, skillName } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import { alternativesTo } from '#core/career/courses/course-alternatives.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import type { Deps } from '#server/deps.ts'
import { loadWish } from './load-summary.ts'
import { describeCourses } from './recommend.ts'
import { loadPath } from './save-learning-path.ts'

type FindDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

const SHOWN = 20

/** Courses to take instead of one on the path, best first. */
export async function listAlternatives(deps: FindDeps, userId: string, courseId: string): Promise<RecommendedCourse[]> {
  const path = await loadPath(deps.db, userId)
  const course = courseById(deps.catalogue, courseId)
  if (!course || !path.some((entry) => entry.courseId === courseId)) {
    throw new Problem('career.unknown_course', 'This course is not in the catalogue or not on your path.')
  }
  const wish = await loadWish(deps, deps.db, userId)
  if (!wish) return []
  const others = alternativesTo(
    deps.catalogue,
    course,
    wish,
    path.map((entry) => entry.courseId),
  )
  return describeCourses(
    deps,
    wish,
    others.map((other) => other.id),
  )
}

/** Courses by title, maker, platform or skill, those whose title starts so first; what fits best without a query. */
export async function searchCourses(
  deps: FindDeps,
  userId: string,
  query: string,
): Promise<z.input<typeof searchCoursesCall.output>> {
  const wish = await loadWish(deps, deps.db, userId)
  const onPath = new Set((await loadPath(deps.db, userId)).map((entry) => entry.courseId))
  const wanted = query.trim().toLowerCase()
  const found =
    wanted === ''
      ? wish
        ? recommendCourses(deps.catalogue, wish, SHOWN).map((one) => one.courseId)
        : []
      : coursesNamed(deps, wanted)
  return describeCourses(deps, wish, found).map((course) => ({ ...course, isOnPath: onPath.has(course.courseId) }))
}

function coursesNamed({ catalogue }: Pick<Deps, 'catalogue'>, wanted: string): string[] {
  const fitOf = (course: Course): number => {
    const title = course.title.toLowerCase()
    if (title.startsWith(wanted)) return 3
    if (title.includes(wanted)) return 2
    const asked = wanted.split(/\s+/)
    if (asked.every((word) => title.includes(word))) return 1
    const around = [course.provider, course.platform, ...course.skills.map((id) => skillName(catalogue, id))]
    return around.some((name) => name.toLowerCase().startsWith(wanted)) ? 1 : 0
  }
  return catalogue.offeredCourses
    .map((course) => ({ id: course.id, fit: fitOf(course) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, SHOWN)
    .map(({ id }) => id)
}
