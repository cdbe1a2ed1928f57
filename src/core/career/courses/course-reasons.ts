import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, DreamRole, InterimRole, Role } from '#core/career/catalogue/catalogue-types.ts'
import { isPreferredFormat } from '#core/career/courses/course-fit.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import type { CourseGains } from '#core/career/courses/course-gains.ts'
import { MOST_NAMED, nameList } from '#core/text/name-list.ts'
import { prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { weeksFor } from '#core/career/courses/study-hours.ts'

/** Why this course stands in this person's list: what it closes first, then how it suits them. */
export function reasonsFor(
  catalogue: Catalogue,
  course: Course,
  gains: CourseGains,
  person: Learner & { dreamRole: DreamRole; interimRole: InterimRole | null },
): string[] {
  const { dreamRole, interimRole } = person
  const reasons = [dreamBenefit(catalogue, gains, dreamRole)]
  if (interimRole && gains.interim.length > 0) reasons.push(interimBenefit(catalogue, gains, interimRole, dreamRole))
  if (isPreferredFormat(course, person.learningPreference)) reasons.push(FORMAT_REASON[course.format])
  if (course.free && person.challenges.includes('financial')) reasons.push('It costs nothing.')
  reasons.push(paceReason(course, person.hoursPerDay))
  return reasons
}

/** What the course does for the dream role, naming the skills; true to the gaps of this person. */
export function dreamBenefit(catalogue: Catalogue, gains: CourseGains, dreamRole: DreamRole): string {
  if (gains.dream.length > 0) return closesGaps(catalogue, gains.dream, dreamRole)
  const ground = laysGround(catalogue, gains, dreamRole)
  if (ground) return ground
  if (gains.nice.length > 0) return `Adds what ${dreamRole.title} jobs like to see: ${namesOf(catalogue, gains.nice)}.`
  if (gains.interim.length > 0) return `Closes no gap for ${dreamRole.title} itself; it is a step on the way there.`
  return `Closes no gap for ${dreamRole.title}; take it if it interests you.`
}

/** The same for the interim role; a course that closes nothing there says so. */
export function interimBenefit(
  catalogue: Catalogue,
  gains: CourseGains,
  interimRole: InterimRole,
  dreamRole: DreamRole,
): string {
  if (gains.interim.length > 0) return closesGaps(catalogue, gains.interim, interimRole)
  const ground = laysGround(catalogue, gains, interimRole)
  if (ground) return ground
  const paysOff = gains.dream.length + gains.prepares.length + gains.nice.length > 0
  return paysOff
    ? `${interimRole.title} does not need this one; it pays off later, for ${dreamRole.title}.`
    : `Closes no gap for ${interimRole.title} either.`
}

const FORMAT_REASON: Record<Course['format'], string> = {
  video: 'You learn from videos, as you prefer.',
  projects: 'You learn by building, as you prefer.',
  reading: 'You learn by reading, as you prefer.',
  mixed: 'It mixes videos, reading and practice.',
}

function closesGaps(catalogue: Catalogue, skillIds: readonly string[], role: Role): string {
  const gaps = skillIds.length === 1 ? 'a gap' : `${skillIds.length} gaps`
  return `Closes ${gaps} for ${role.title}: ${namesOf(catalogue, skillIds)}.`
}

/** 'Programming Fundamentals comes before Java and Python', or null when nothing the role asks for builds on it. */
function laysGround(catalogue: Catalogue, gains: CourseGains, role: Role): string | null {
  const later = role.skills
    .filter((asked) => asked.level !== 'nice')
    .sort((a, b) => b.weight - a.weight)
    .map((asked) => asked.skill)
  const isBefore = (skillId: string, other: string) => prerequisitesOf(catalogue, other).has(skillId)
  const ground = gains.prepares.filter((skillId) => later.some((other) => isBefore(skillId, other)))
  if (ground.length === 0) return null
  const builds = later.filter((other) => ground.some((skillId) => isBefore(skillId, other))).slice(0, 2)
  const verb = ground.length === 1 ? 'comes' : 'come'
  return `Lays the ground for ${role.title}: ${namesOf(catalogue, ground)} ${verb} before ${namesOf(catalogue, builds)}.`
}

function namesOf(catalogue: Catalogue, skillIds: readonly string[]): string {
  return nameList(
    skillIds.map((skillId) => skillName(catalogue, skillId)),
    MOST_NAMED,
  )
}

function paceReason(course: Course, hoursPerDay: number): string {
  const weeks = Math.ceil(weeksFor(course.durationHours, hoursPerDay))
  return `${course.durationHours} hours: ${weeks === 1 ? 'within a week' : `about ${weeks} weeks`} at your pace.`
}
