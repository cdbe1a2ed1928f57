import { askedSkills, skillsOfRole } from '#core/career/match/asked-skills.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, Role, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { EVIDENCE_STRENGTH } from '#core/career/skills/evidence.ts'
import {
  essentialsMissing,
  isInReach,
  isReady,
  missingParts,
  missingShare,
  proofsToReach,
  reachWeight,
} from '#core/career/match/in-reach.ts'
import { withKnownFromWork } from '#core/career/match/known-from-work.ts'
import { oncePer } from '#core/once-per.ts'
import { beforeCourses, coursesTaken } from '#core/career/skills/courses-taken.ts'
import { lessonsFirst, orderCourses } from '#core/career/courses/order-courses.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import { skillsToStudy } from '#core/career/match/other-choices.ts'
import { pickCourses, unmetBy } from '#core/career/courses/pick-courses.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { heldWeight } from '#core/career/match/role-match.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import { needsOf } from '#core/career/courses/skill-gaps.ts'
import { must } from '#core/must.ts'
import { HAD, combinedStrength, onResume, strengthIn, withStates } from '#core/career/skills/skill-state.ts'
import type { SkillState, SkillStates } from '#core/career/skills/skill-state.ts'

/**
 * The way to one role: courses in order, and the practice on top of them, in hours. Of the practice the courses in `taken`,
 * finished already, have had their share.
 */
export type Leg = { role: Role; courses: readonly Course[]; practiceHours: number; taken: readonly Course[] }

/**
 * The courses after which `role` is in reach, and the practice that goes with them. A list of short courses
 * can tick every skill off in a few weeks and make nobody employable, so a leg takes no less than the share
 * of the role's study time (`timeline` of the data) that is still missing. The person's `own` courses come
 * first, in their order, and are not judged; the rest is cut to what the role needs. `owedHours` are left
 * over from an earlier leg and are practised also where no course is left to take. The practice is that of the whole way, with
 * the courses finished so far: one more of them takes just its own from the plan.
 */
export function legTo(
  catalogue: Catalogue,
  role: Role,
  wish: CourseWish,
  own: readonly Course[] = [],
  owedHours?: number,
  closing?: Closing,
): Leg {
  const budgetHours = Math.max(owedHours ?? 0, studyHoursLeft(role, wish.states))
  const reaching = coursesToReach(catalogue, role, wish, own, budgetHours)
  const courses = closing ? withClosing(catalogue, wish.states, reaching, closing, budgetHours) : reaching
  if (courses.length === 0 || owedHours !== undefined) {
    const hours = courses.length > 0 ? budgetHours : (owedHours ?? 0)
    return { role, courses, practiceHours: Math.max(0, Math.round(hours - hoursOf(courses))), taken: [] }
  }
  const asked = onTheWayTo(catalogue, role)
  const taken = coursesTaken(catalogue, wish.states).filter(({ skills }) => skills.some((skill) => asked.has(skill)))
  const hours = studyHoursLeft(role, beforeCourses(catalogue, wish.states)) - hoursOf([...taken, ...courses])
  return { role, courses, practiceHours: Math.max(0, Math.round(hours)), taken }
}

/**
 * What is open of a role, the courses of the person's path that would close it, and the hours that their time has room for. A
 * role comes into reach with gaps left: a path that teaches them goes on, and does not end at the first day to apply.
 */
export type Closing = { gaps: readonly string[]; courses: readonly Course[]; mostHours: number }

function withClosing(
  catalogue: Catalogue,
  states: SkillStates,
  reaching: readonly Course[],
  { gaps, courses, mostHours }: Closing,
  budgetHours: number,
): Course[] {
  const taken = [...reaching]
  const ground = groundOf(catalogue, states)
  const build = (course: Course) => course.skills.forEach((skill) => ground.add(skill))
  taken.forEach(build)
  for (const gap of gaps) {
    if (taken.some(({ skills }) => skills.includes(gap))) continue
    const next = courses.find(
      (course) => course.skills.includes(gap) && unmetBy(catalogue, course, ground).length === 0,
    )
    if (!next || hoursOf([...taken, next]) > Math.max(mostHours, budgetHours)) continue
    taken.push(next)
    build(next)
  }
  return taken
}

/** The study hours of a leg that also count towards `role`: by the weight of what it adds that the role asks for. */
export function hoursTowards(catalogue: Catalogue, leg: Leg, role: Role, states: SkillStates): number {
  const asked = onTheWayTo(catalogue, role)
  const after = afterCourses(states, leg.courses)
  const gained = askedSkills(leg.role).filter(
    (one) => one.level !== 'nice' && after.has(one.skill) && !states.has(one.skill),
  )
  const weightOf = (skills: readonly RoleSkill[]) => skills.reduce((sum, one) => sum + one.weight, 0)
  const shared = weightOf(gained.filter((one) => asked.has(one.skill))) / Math.max(1, weightOf(gained))
  return shared * (hoursOf(leg.courses) + leg.practiceHours)
}

/** Hours of study a week that the timelines of the data assume, and weeks in a month. */
const TIMELINE_HOURS_PER_WEEK = 10
const WEEKS_PER_MONTH = 52 / 12

/** Study hours from these states to the role: its whole timeline's middle, times the share of the match missing, or where that suffices of the parts that are. */
export function studyHoursLeft(role: Role, states: SkillStates): number {
  const whole = ((role.timeline.minMonths + role.timeline.maxMonths) / 2) * WEEKS_PER_MONTH * TIMELINE_HOURS_PER_WEEK
  const share = 1 - heldWeight(role, states) / reachWeight(role)
  return whole * (share > 0 ? share : isReady(role, states) ? 0 : missingShare(role, states))
}

/** Each route of a person, and each time that it is drawn, asks for the same legs again. */
const reachedIn = oncePer((_catalogue: Catalogue) =>
  oncePer((_states: SkillStates) => oncePer((_role: Role) => new Map<string, readonly Course[]>())),
)

function coursesToReach(
  catalogue: Catalogue,
  role: Role,
  wish: CourseWish,
  own: readonly Course[],
  budgetHours: number,
): readonly Course[] {
  const { learningPreference, hoursPerDay, challenges, isInHurry, states } = wish
  const known = reachedIn(catalogue)(states)(role)
  const key = JSON.stringify([
    own.map(({ id }) => id),
    budgetHours,
    learningPreference,
    hoursPerDay,
    challenges,
    isInHurry,
  ])
  const courses = known.get(key) ?? findCourses(catalogue, role, wish, own, budgetHours)
  known.set(key, courses)
  return courses
}

function findCourses(
  catalogue: Catalogue,
  role: Role,
  wish: CourseWish,
  own: readonly Course[],
  budgetHours: number,
): Course[] {
  const { states } = wish
  if (isInReach(role, states) && !isReady(role, states)) return coursesForParts(catalogue, role, wish, own)
  const ownUntilThere = untilInReach(role, states, own)
  if (isInReach(role, afterCourses(states, ownUntilThere))) return ownUntilThere
  const afterOwn = afterCourses(states, own)
  // What is left to do is to prove it: no further course is added to a path that somebody chose.
  if (own.length > 0 && isInReach(role, afterProofs(afterOwn, proofsToReach(role, afterOwn)))) return [...own]
  const needs = needsOf(catalogue, [{ role, share: 1 }], afterOwn)
  const essentials = essentialsMissing(role, afterOwn)
  // a must that no part of the role has learnt, as manners are, is no need yet
  const learnt = new Set(topicsOf(role).flatMap(({ learn }) => learn.flatMap(({ skill, or = [] }) => [skill, ...or])))
  for (const [skill] of essentials)
    if (skill !== undefined && !learnt.has(skill) && !needs.has(skill)) needs.set(skill, PART_NEED)
  const chosenFor = (learner: Learner): Course[] => {
    const picked = pickCourses(
      catalogue,
      needs,
      withKnownFromWork(catalogue, [role], afterOwn),
      learner,
      [],
      skillsToStudy([role], afterOwn),
      new Set(essentials.flat()),
    ).filter((course) => !own.includes(course))
    const affordable = prune(catalogue, role, afterOwn, picked, budgetHours - hoursOf(own))
    const ordered = orderCourses(catalogue, affordable, afterOwn, [role])
    const way = untilInReach(role, afterOwn, withoutIdle(catalogue, role, afterOwn, ordered))
    return lessonsFirst(catalogue, way, afterOwn, role)
  }
  const chosen = chosenFor(wish)
  if (hoursOf([...own, ...chosen]) <= budgetHours) return [...own, ...chosen]
  const leaner = chosenFor({ ...wish, learningPreference: 'all', isInHurry: true })
  const isBetter = hoursOf(leaner) < hoursOf(chosen) && isInReach(role, afterCourses(afterOwn, leaner))
  return [...own, ...(isBetter ? leaner : chosen)]
}

/** Where the match suffices and parts are missing: the person's own courses on these, else others. */
function coursesForParts(catalogue: Catalogue, role: Role, wish: CourseWish, own: readonly Course[]): Course[] {
  const parts = missingParts(role, wish.states)
  const theirs = own.filter(({ skills }) => parts.some((part) => skills.includes(part)))
  const left = parts.filter((part) => theirs.every(({ skills }) => !skills.includes(part)))
  const needs = new Map(left.map((part) => [part, PART_NEED]))
  const states = withKnownFromWork(catalogue, [role], wish.states)
  const others = pickCourses(catalogue, needs, states, wish, [], skillsToStudy([role], wish.states))
  return orderCourses(catalogue, [...theirs, ...others.filter((course) => !theirs.includes(course))], wish.states, [
    role,
  ])
}

const PART_NEED = 10

/** Every skill that counts for a role, and what these build on. */
export function onTheWayTo(catalogue: Catalogue, role: Role): ReadonlySet<string> {
  return waysIn(catalogue)(role)
}

const waysIn = oncePer((catalogue: Catalogue) =>
  oncePer(
    (role: Role): ReadonlySet<string> =>
      new Set([...skillsOfRole(role)].flatMap((skill) => [skill, ...prerequisitesOf(catalogue, skill)])),
  ),
)

/**
 * Without the courses that add nothing on the way any more when their turn comes, and without a second first course in the same
 * thing, where the role comes into reach without it.
 */
function withoutIdle(catalogue: Catalogue, role: Role, states: SkillStates, courses: readonly Course[]): Course[] {
  const asked = onTheWayTo(catalogue, role)
  const had = new Set<string>()
  let left = courses
  return courses.filter((course) => {
    const isIdle = !course.skills.some(
      (skill) => asked.has(skill) && !had.has(skill) && strengthIn(states, skill) < HAD,
    )
    const others = left.filter((one) => one !== course)
    const isAgain = course.level === 'beginner' && had.has(must(course.skills[0]))
    const isEnough = (courses: readonly Course[]) => isInReach(role, afterCourses(states, courses))
    const isSpare = () => isEnough(others) && isBuiltUp(catalogue, states, others)
    // what is idle for a junior job may bring the senior one into reach, and the junior one with it
    if ((isIdle && (isEnough(others) || !isEnough(left))) || (isAgain && isSpare())) {
      left = others
      return false
    }
    course.skills.forEach((skill) => had.add(skill))
    return true
  })
}

/** Whether each course of these finds the ground it builds on, in this order. */
function isBuiltUp(catalogue: Catalogue, states: SkillStates, courses: readonly Course[]): boolean {
  const ground = groundOf(catalogue, states)
  return courses.every((course) => {
    if (unmetBy(catalogue, course, ground).length > 0) return false
    for (const skill of course.skills) for (const one of [skill, ...prerequisitesOf(catalogue, skill)]) ground.add(one)
    return true
  })
}

/** States after a finished course; its evidence has no date, as it lies in the future. */
export const afterCourse = (states: SkillStates, course: Course): SkillStates => afterCoursesOf(states)(course)

/** The routes of a person try the same courses in the same order again and again. */
const afterCoursesOf = oncePer((states: SkillStates) =>
  oncePer((course: Course) => raised(states, course.skills, 'course')),
)

export function afterCourses(states: SkillStates, courses: readonly Course[]): SkillStates {
  return courses.reduce(afterCourse, states)
}

/** States after passed skill checks. */
export function afterProofs(states: SkillStates, skillIds: readonly string[]): SkillStates {
  return raised(states, skillIds, 'check')
}

function raised(states: SkillStates, skillIds: readonly string[], kind: 'course' | 'check'): SkillStates {
  return withStates(
    states,
    skillIds.map((skillId) => {
      const state = raisedState(states.get(skillId), skillId, kind)
      return [skillId, { ...state, onResume: onResume(states, skillId) }] as const
    }),
  )
}

function raisedState(state: SkillState | undefined, skillId: string, kind: 'course' | 'check'): SkillState {
  if (!state) return { skillId, strength: EVIDENCE_STRENGTH[kind], evidence: [] }
  // a pass settles what a failed check put in doubt
  const evidence = kind === 'check' ? state.evidence.map(({ isDoubted: _settled, ...one }) => one) : state.evidence
  const strength = combinedStrength([...evidence, { kind, isFaded: false }])
  return { ...state, evidence, strength: Math.max(state.strength, strength) }
}

/** Ends with the course that brings the role into reach; all of them when none does. */
function untilInReach(role: Role, states: SkillStates, courses: readonly Course[]): Course[] {
  const taken: Course[] = []
  let after = states
  for (const course of courses) {
    if (isInReach(role, after)) break
    taken.push(course)
    after = afterCourse(after, course)
  }
  return taken
}

/** Leaves out, longest first, what the role is in reach without, until the hours fit; nothing others build on. */
function prune(
  catalogue: Catalogue,
  role: Role,
  states: SkillStates,
  courses: readonly Course[],
  budgetHours: number,
): Course[] {
  let kept = [...courses]
  for (const course of [...courses].sort((a, b) => b.durationHours - a.durationHours)) {
    if (hoursOf(kept) <= budgetHours) break
    const without = kept.filter((one) => one !== course)
    if (isInReach(role, afterCourses(states, without)) && !isGroundOf(catalogue, states, without, course))
      kept = without
  }
  return kept
}

function hoursOf(courses: readonly Course[]): number {
  return courses.reduce((sum, course) => sum + course.durationHours, 0)
}

function isGroundOf(catalogue: Catalogue, states: SkillStates, others: readonly Course[], course: Course): boolean {
  const ground = groundOf(catalogue, states)
  for (const other of others) for (const skillId of other.skills) ground.add(skillId)
  return others.some((other) => unmetBy(catalogue, other, ground).some((skillId) => course.skills.includes(skillId)))
}
