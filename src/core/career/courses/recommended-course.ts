import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, CourseCost } from '#core/career/catalogue/catalogue-types.ts'
import { gainsOf } from '#core/career/courses/course-gains.ts'
import type { Aim } from '#core/career/courses/course-gains.ts'
import { dreamBenefit, interimBenefit } from '#core/career/courses/course-reasons.ts'

/** A course as it travels: the eight specified fields, its id, and what stands beside them. */
export type RecommendedCourse = {
  courseId: string
  courseTitle: string
  duration: string
  courseLevel: string
  interimRoleBenefit: string
  dreamRoleBenefit: string
  courseDescription: string
  /** The platform it is taken on. */
  courseProvider: string
  courseLink: string
  /** Who made it. */
  institution: string
  durationHours: number
  cost: CourseCost
}

const LEVEL_NAME = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' }

/**
 * The eight specified fields of a course for this person. The benefit sentences name the skills it closes
 * for each role; one that closes nothing for the interim role says so. Pass the nearest interim role also
 * for people who want none (the page folds it away); null leaves the sentence empty. Without an aim both are empty.
 */
export function toRecommendedCourse(catalogue: Catalogue, course: Course, aim: Aim | null): RecommendedCourse {
  return {
    courseId: course.id,
    courseTitle: course.title,
    duration: course.duration,
    courseLevel: LEVEL_NAME[course.level],
    ...benefitsOf(catalogue, course, aim),
    courseDescription: course.description,
    courseProvider: course.platform,
    courseLink: course.link,
    institution: course.provider,
    durationHours: course.durationHours,
    cost: course.cost,
  }
}

function benefitsOf(catalogue: Catalogue, course: Course, aim: Aim | null) {
  if (!aim) return { interimRoleBenefit: '', dreamRoleBenefit: '' }
  const { dreamRole, interimRole } = aim
  const gains = gainsOf(catalogue, course, aim)
  return {
    interimRoleBenefit: interimRole ? interimBenefit(catalogue, gains, interimRole, dreamRole) : '',
    dreamRoleBenefit: dreamBenefit(catalogue, gains, dreamRole),
  }
}
