import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course } from '#core/career/catalogue/catalogue-types.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { gainsOf, isNeeded } from '#core/career/courses/course-gains.ts'
import type { Aim, CourseGains } from '#core/career/courses/course-gains.ts'
import { isInReach, isReady, missingMusts } from '#core/career/match/in-reach.ts'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { withKnownFromWork } from '#core/career/match/known-from-work.ts'
import { orderCourses } from '#core/career/courses/order-courses.ts'
import { skillsToStudy } from '#core/career/match/other-choices.ts'
import { pickCourses } from '#core/career/courses/pick-courses.ts'
import { reasonsFor } from '#core/career/courses/course-reasons.ts'
import { needsOf, niceNeedsOf } from '#core/career/courses/skill-gaps.ts'
import type { Target } from '#core/career/courses/skill-gaps.ts'

/** Who asks: a person with their aim, and how they learn. */
export type CourseWish = Learner & Aim

export type CourseRecommendation = { courseId: string; closes: CourseGains; why: string[] }

/** Closing a gap of the interim role as well counts, but the dream role leads. */
const INTERIM_SHARE = 0.8

/** How many courses results show unless asked for another number. */
export const DEFAULT_COURSE_LIMIT = 8

/**
 * The courses to take, in the order to take them; the first `limit` of the whole path. Each closes a gap
 * (or what a gap builds on) that the ones before it leave open, so there is none whose skills are all held
 * and no near-duplicate. Who holds every must and should gets the nice-to-haves; who holds all gets none.
 */
export function recommendCourses(
  catalogue: Catalogue,
  wish: CourseWish,
  limit: number = DEFAULT_COURSE_LIMIT,
): CourseRecommendation[] {
  return dreamFirst(catalogue, wish, pathCourses(catalogue, wish))
    .slice(0, Math.max(0, limit))
    .map((course) => recommendationOf(catalogue, course, wish))
}

/** A course that only the role on the way asks for heads no list: its first is the first step of the route. */
function dreamFirst(catalogue: Catalogue, wish: CourseWish, courses: readonly Course[]): Course[] {
  if (isReady(wish.dreamRole, wish.states)) return [...courses]
  const serves = courses.filter((course) => isNeeded(catalogue, course, { ...wish, interimRole: null }))
  if (serves[0] === courses[0]) return [...courses]
  const first = orderCourses(catalogue, serves, wish.states, [wish.dreamRole])[0]
  return [...(first ? [first] : []), ...courses.filter((course) => course !== first)]
}

/** The whole path of courses to the dream role by way of the interim role, in the order to take them. */
export function pathCourses(catalogue: Catalogue, wish: CourseWish, keep: readonly Course[] = []): Course[] {
  const targets = targetsOf(wish)
  const roles = targets.map(({ role }) => role)
  const states = withKnownFromWork(catalogue, roles, wish.states)
  const needs = needsOf(catalogue, targets, wish.states)
  const wanted = needs.size > 0 ? needs : niceNeedsOf(wish.dreamRole, states)
  return orderCourses(
    catalogue,
    pickCourses(
      catalogue,
      wanted,
      states,
      wish,
      keep,
      skillsToStudy(roles, states),
      new Set(mustsOf(roles, wish.states)),
    ),
    states,
    roles,
  )
}

/** What keeps one of the roles out of reach. */
const mustsOf = (roles: readonly AskedRole[], states: SkillStates): string[] =>
  roles.flatMap((role) => (isInReach(role, states) ? [] : missingMusts(role, states)))

/** One course as a recommendation for this person. */
export function recommendationOf(catalogue: Catalogue, course: Course, wish: CourseWish): CourseRecommendation {
  const closes = gainsOf(catalogue, course, wish)
  return { courseId: course.id, closes, why: reasonsFor(catalogue, course, closes, wish) }
}

function targetsOf({ dreamRole, interimRole }: CourseWish): Target[] {
  const dream = { role: dreamRole, share: 1 }
  return interimRole ? [dream, { role: interimRole, share: INTERIM_SHARE }] : [dream]
}
