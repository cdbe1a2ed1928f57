import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole, Course } from '#core/career/catalogue/catalogue-types.ts'
import { unmetBy } from '#core/career/courses/pick-courses.ts'
import { hasYearsInTech } from '#core/career/skills/ordinary-skills.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { FIRST_STEP_HOURS } from '#core/career/courses/study-hours.ts'
import { must } from '#core/must.ts'

const STEP = { beginner: 0, intermediate: 1, advanced: 2 }

/**
 * The courses in the order to take them: as given, with harder ones some places later; a course waits for
 * those that teach what it requires, and for an easier one on the same main skill. A short one that nothing has to
 * come before leads, where `roles` have its matter learnt about then, save for who has worked in tech for years: they are
 * sent to no first lessons for a quick success.
 */
export function orderCourses(
  catalogue: Catalogue,
  courses: readonly Course[],
  states: SkillStates,
  roles: readonly AskedRole[],
): Course[] {
  const ground = groundOf(catalogue, states)
  const isSeasoned = hasYearsInTech(states)
  const places = placesIn(roles)
  const placeOf = ({ skills }: Course) => Math.min(...skills.map((skillId) => places.get(skillId) ?? Infinity))
  const waiting = harderLater(courses)
  const ordered: Course[] = []
  while (waiting.length > 0) {
    const isReady = (course: Course) => !waitsFor(catalogue, course, waiting, ground)
    const lead = waiting.find(isReady) ?? leastUnmet(catalogue, waiting, ground)
    const isEarly = (course: Course) => placeOf(course) <= placeOf(lead) + PLACES_EARLY
    const isFirst = ordered.length === 0 && !isSeasoned
    const ready =
      (isFirst && waiting.find((course) => isShortFor(course, lead) && isEarly(course) && isReady(course))) || lead
    waiting.splice(waiting.indexOf(ready), 1)
    ordered.push(ready)
    for (const skillId of ready.skills) ground.add(skillId)
  }
  return ordered
}

/**
 * The courses that a way is made of, as given, save that a first lesson in what it asks for comes before harder courses in what the
 * role has learnt well after it: pandas before MLOps. For a list that is settled: what waits for a course nobody takes waits for ever.
 */
export function lessonsFirst(
  catalogue: Catalogue,
  courses: readonly Course[],
  states: SkillStates,
  role: AskedRole,
): Course[] {
  const ground = groundOf(catalogue, states)
  const places = new Map(
    topicsOf(role).flatMap(({ learn }) =>
      learn.flatMap(({ skill, or = [], at }) => [skill, ...or].map((id) => [id, at])),
    ),
  )
  const asked = new Set(role.skills.flatMap(({ skill, level }) => (level === 'nice' ? [] : skill)))
  const placeOf = ({ skills: [main = ''] }: Course) => places.get(main)
  const comesBefore = (other: Course, course: Course) => {
    const [early, late] = [placeOf(other), placeOf(course)]
    if (early === undefined || late === undefined || STEP[other.level] >= STEP[course.level]) return false
    return asked.has(must(other.skills[0])) && early + PLACES_APART <= late
  }
  const waiting = [...courses]
  const ordered: Course[] = []
  while (waiting.length > 0) {
    const isReady = (course: Course) => !waitsFor(catalogue, course, waiting, ground)
    const isInTurn = (course: Course) => isReady(course) && !waiting.some((other) => comesBefore(other, course))
    const next = waiting.find(isInTurn) ?? must(waiting[0])
    waiting.splice(waiting.indexOf(next), 1)
    ordered.push(next)
    for (const skillId of next.skills) ground.add(skillId)
  }
  return ordered
}

/** Nearer neighbours in that order may change places. */
const PLACES_APART = 4

/** A first step may be this much out of the order in which roles have things learnt: Git before a language, no pipelines. */
const PLACES_EARLY = 4

/** Where in that order each skill, or the part that it stands for, has its place. */
export function placesIn(roles: readonly AskedRole[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const put = (skillId: string, at: number) => places.set(skillId, Math.min(at, places.get(skillId) ?? Infinity))
  for (const { any, learn } of roles.flatMap(topicsOf)) {
    for (const { skill, or = [], at } of learn) for (const one of [skill, ...or]) put(one, at)
    const first = Math.min(...learn.map(({ at }) => at))
    for (const { skill } of any) if (!places.has(skill)) put(skill, first)
  }
  return places
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
        isFirstLessonFor(catalogue, other, course)),
  )
}

/** The beginning of what the main skill of a course builds on: Python before the course on pandas that brings some along. */
function isFirstLessonFor(catalogue: Catalogue, other: Course, { skills: [main] }: Course): boolean {
  const [first] = other.skills
  if (first === undefined || main === undefined || other.level !== 'beginner') return false
  return prerequisitesOf(catalogue, main).has(first)
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
