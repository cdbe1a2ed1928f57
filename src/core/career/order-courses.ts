import type { Catalogue } from '#core/career/catalogue.ts'
import type { Course } from '#core/career/catalogue-types.ts'
import { unmetBy } from '#core/career/pick-courses.ts'
import { hasYearsInTech } from '#core/career/ordinary-skills.ts'
import { groundOf, prerequisitesOf } from '#core/career/prerequisite-order.ts'
import type { SkillStates } from '#core/career/skill-state.ts'
import { FIRST_STEP_HOURS } from '#core/career/study-hours.ts'
import { must } from '#core/must.ts'

const STEP = { beginner: 0, intermediate: 1, advanced: 2 }

/**
 * The courses in the order to take them: as given, with harder ones some places later; a course waits for
 * those that teach what it requires, and for an easier one on the same main skill. A short one that nothing has to
 * come before leads, save for who has worked in tech for years: they are sent to no first lessons for a quick success.
 */
export function orderCourses(catalogue: Catalogue, courses: readonly Course[], states: SkillStates): Course[] {
  const ground = groundOf(catalogue, states)
  const isSeasoned = hasYearsInTech(states)
  const waiting = harderLater(courses)
  const ordered: Course[] = []
  while (waiting.length > 0) {
    const isReady = (course: Course) => !waitsFor(catalogue, course, waiting, ground)
    const lead = waiting.find(isReady) ?? leastUnmet(catalogue, waiting, ground)
    const isFirst = ordered.length === 0 && !isSeasoned
    const ready = (isFirst && waiting.find((course) => isShortFor(course, lead) && isReady(course))) || lead
    waiting.splice(waiting.indexOf(ready), 1)
    ordered.push(ready)
    for (const skillId of ready.skills) ground.add(skillId)
  }
  return ordered
}

const PLACES_LATER_PER_STEP = 3

function harderLater(courses: readonly Course[]): Course[] {
  const place = new Map(courses.map((course, index) => [course, index + PLACES_LATER_PER_STEP * STEP[course.level]]))
  return [...courses].sort((a, b) => must(place.get(a)) - must(place.get(b)))
}

/** Short, and no harder than what would else come first. */
function isShortFor({ durationHours, level }: Course, lead: Course): boolean {
  return durationHours <= FIRST_STEP_HOURS && STEP[level] <= STEP[lead.level]
}

function waitsFor(
  catalogue: Catalogue,
  course: Course,
  waiting: readonly Course[],
  ground: ReadonlySet<string>,
): boolean {
  const unmet = unmetBy(catalogue, course, ground)
  return waiting.some(
    (other) =>
      other !== course &&
      (other.skills.some((skillId) => unmet.includes(skillId)) ||
        isEasierStepTo(other, course) ||
        (isFirstLessonFor(catalogue, other, course) && !isFirstLessonFor(catalogue, course, other))),
  )
}

/** The beginning of what a course only touches, or builds on: Python before the course on pandas that brings some along. */
function isFirstLessonFor(catalogue: Catalogue, other: Course, { skills: [main, ...touched] }: Course): boolean {
  const [first] = other.skills
  if (first === undefined || main === undefined || other.level !== 'beginner' || first === main) return false
  return touched.includes(first) || prerequisitesOf(catalogue, main).has(first)
}

function isEasierStepTo(other: Course, course: Course): boolean {
  const main = course.skills[0]
  return STEP[other.level] < STEP[course.level] && main !== undefined && other.skills.slice(0, 3).includes(main)
}

/** Two courses can wait for each other (each teaches what the other requires): the smaller leap goes first. */
function leastUnmet(catalogue: Catalogue, waiting: readonly Course[], ground: ReadonlySet<string>): Course {
  const leaps = waiting.map((course) => unmetBy(catalogue, course, ground).length + STEP[course.level] / 10)
  return must(waiting[leaps.indexOf(Math.min(...leaps))])
}
