import { skillName } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, Role } from '#core/career/catalogue/catalogue-types.ts'
import { isInReach, lackedMusts, proofsToReach } from '#core/career/match/in-reach.ts'
import { payRange } from '#core/career/routes/interim-roles.ts'
import { MOST_NAMED, nameList } from '#core/text/name-list.ts'
import { type StepProject } from '#core/career/skills/projects.ts'
import { heldWeight, matchPercent } from '#core/career/match/role-match.ts'
import { afterCourse, afterProofs, studyHoursLeft } from '#core/career/routes/route-courses.ts'
import { heldUntil, retryOn, skillsOf, type Hold } from '#core/career/match/failed-checks.ts'
import { beforeCourses } from '#core/career/skills/courses-taken.ts'
import type { Leg } from '#core/career/routes/route-courses.ts'
import { afterDoing, HAD, strengthIn } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import type { LocalDate } from '#core/time.ts'

/**
 * A course to take; practice alone, where the courses of an earlier leg have taught all there is; or skills to
 * prove by a skill check, where evidence alone keeps a role out of reach.
 */
export type RouteStep = {
  kind: 'course' | 'practice' | 'proof'
  /** The course; '' for the others. */
  courseId: string
  title: string
  /** The course and the practice with it, or the checks. */
  hours: number
  practiceHours: number
  /** What to practise with; their hours are of `practiceHours`, what is left of these has no name. */
  projects: StepProject[]
  /** Skill ids this step adds (course) or proves (proof) that a role of the route asks for. */
  skills: string[]
  /** Points of the dream role's match that it adds in its turn. */
  adds: number
  /** The first day on which it can be done: a failed check is open again on the next. */
  notBefore?: LocalDate | undefined
}

/** A role on the way. `reachedAfter` is the number of steps done when it comes into reach: 0 is today, null never. */
export type RouteRole = {
  roleId: string
  title: string
  kind: 'dream' | 'interim'
  /** US dollars a year. */
  pay: string
  reachedAfter: number | null
  /** The role match when it comes into reach, or at the end of the route. */
  percent: number
  /** Whether all its must-haves are there then. */
  hasMusts: boolean
  /** A failed check stands against applying until this day; a pass ends it sooner, but on a day that nobody knows. */
  heldUntil?: LocalDate | undefined
}

/** An hour to prepare and take one skill check. */
const PROOF_HOURS = 1

/** A route while it is walked: the states after each step, `stages[0]` being today's. */
export type Walk = {
  catalogue: Catalogue
  asked: Set<string>
  states: SkillStates
  steps: RouteStep[]
  stages: SkillStates[]
  /** Hours of the courses finished before it, with the practice that went with them. */
  hoursBefore: number
}

/** Walks to a role and returns the number of steps done then. */
export function walkLeg(walk: Walk, leg: Leg): number {
  const { role, courses, practiceHours, taken } = leg
  const first = walk.steps.length
  if (courses.length === 0 && practiceHours > 0) practise(walk, role, practiceHours)
  const { shares, ownHours } = practiceOf(
    leg,
    taken.length > 0 ? beforeCourses(walk.catalogue, walk.states) : walk.states,
  )
  taken.forEach(({ durationHours }, index) => (walk.hoursBefore += durationHours + must(shares[index])))
  courses.forEach((course, index) => {
    takeCourse(walk, course)
    const step = must(walk.steps[first + index])
    step.practiceHours = must(shares[taken.length + index])
    step.hours += step.practiceHours
  })
  if (ownHours > 0) practise(walk, role, ownHours)
  proveFor(walk, role)
  return walk.steps.length
}

/** Nobody practises a four-hour course for eighty hours: what is beyond this many times its hours has a step to itself, */
const MOST_PER_HOUR = 2
/** unless it is hardly anything. */
const LEAST_OWN_HOURS = 15

/**
 * The practice of each course, the finished ones first, and what is left for projects that belong to none. It is shared out half by course hours, half
 * by the weight each course by itself closes for the role, whatever the order.
 */
function practiceOf(
  { role, courses, practiceHours, taken }: Leg,
  before: SkillStates,
): { shares: number[]; ownHours: number } {
  const all = [...taken, ...courses]
  const held = heldWeight(role, before)
  const closed = all.map((course) => heldWeight(role, afterCourse(before, course)) - held)
  const weight = closed.reduce((sum, one) => sum + one, 0)
  const hours = all.reduce((sum, course) => sum + course.durationHours, 0)
  let share = 0
  let given = 0
  const shares = all.map(({ durationHours }, index) => {
    share += (durationHours / hours + (weight > 0 ? must(closed[index]) / weight : durationHours / hours)) / 2
    const own = Math.round(practiceHours * share) - given
    given += own
    return own
  })
  const mostOf = ({ durationHours }: Course) => Math.round(MOST_PER_HOUR * durationHours)
  const capped = shares.map((hours, index) => Math.min(hours, mostOf(must(all[index]))))
  const ownHours = practiceHours - capped.reduce((sum, hours) => sum + hours, 0)
  if (courses.length === 0 || ownHours < LEAST_OWN_HOURS) return { shares, ownHours: 0 }
  return { shares: capped, ownHours }
}

function practise(walk: Walk, role: Role, hours: number): void {
  const title = `Practise for ${role.title} with projects of your own`
  walk.steps.push({
    kind: 'practice',
    courseId: '',
    title,
    hours,
    practiceHours: hours,
    projects: [],
    skills: [],
    adds: 0,
  })
  walk.stages.push(walk.states)
}

function takeCourse(walk: Walk, course: Course): void {
  const skills = course.skills.filter((skillId) => walk.asked.has(skillId) && strengthIn(walk.states, skillId) < HAD)
  const { id, title, durationHours } = course
  walk.steps.push({
    kind: 'course',
    courseId: id,
    title,
    hours: durationHours,
    practiceHours: 0,
    projects: [],
    skills,
    adds: 0,
  })
  walk.states = afterCourse(walk.states, course)
  walk.stages.push(walk.states)
}

function proveFor(walk: Walk, role: Role): void {
  if (isInReach(role, walk.states)) return
  const skills = proofsToReach(role, walk.states)
  if (isInReach(role, afterProofs(walk.states, skills))) prove(walk, skills)
}

/**
 * Where failed checks stand against applying they are passed before the first of these roles that comes into reach by that, else
 * last; returns how many steps stand before.
 */
export function retake(walk: Walk, failed: readonly Hold[], roles: readonly Role[]): number {
  const skills = skillsOf(failed)
  const passed = (states: SkillStates) => afterDoing(walk.catalogue, states, skills, 'check')
  const isOpened = (states: SkillStates) => {
    const after = passed(states)
    return roles.some((role) => !isInReach(role, states) && isInReach(role, after))
  }
  const at = walk.stages.findIndex(isOpened)
  const before = at < 0 ? walk.steps.length : at
  walk.steps.splice(before, 0, proofOf(walk, skills, failed.map(retryOn).sort().at(-1)))
  walk.stages.splice(before + 1, Infinity, ...walk.stages.slice(before).map(passed))
  walk.states = must(walk.stages.at(-1))
  return before
}

function prove(walk: Walk, skills: readonly string[]): void {
  walk.steps.push(proofOf(walk, skills))
  walk.states = afterProofs(walk.states, skills)
  walk.stages.push(walk.states)
}

function proofOf({ catalogue }: Walk, skillIds: readonly string[], notBefore?: LocalDate): RouteStep {
  const skills = [...skillIds]
  const title = `Prove ${nameList(
    skills.map((skillId) => skillName(catalogue, skillId)),
    MOST_NAMED,
  )}`
  const hours = skills.length * PROOF_HOURS
  const step = { kind: 'proof' as const, courseId: '', title, hours, practiceHours: 0, projects: [], skills, adds: 0 }
  return notBefore === undefined ? step : { ...step, notBefore }
}

/**
 * The states after each step with all that comes with it, as the match will count them: routes are planned on less, numbers
 * are promised on just this.
 */
export function countedStates({ catalogue, steps, stages }: Walk): SkillStates[] {
  const counted = [must(stages[0])]
  for (const { kind, courseId, skills } of steps) {
    const before = must(counted.at(-1))
    const taught = kind === 'course' ? must(catalogue.courses.get(courseId)).skills : skills
    counted.push(
      kind === 'practice' ? before : afterDoing(catalogue, before, taught, kind === 'proof' ? 'check' : kind),
    )
  }
  return counted
}

/**
 * The number of steps done when a role comes into reach: that of a leg at its end, with the practice done. Another role is
 * passed when its skills are there and so many hours are done as it takes by itself, at the latest at the end; null for never.
 */
export function reachedAfter(
  { catalogue, stages, steps, hoursBefore }: Walk,
  role: Role,
  endOfLeg?: number,
): number | null {
  const first = stages.findIndex((states) => isInReach(role, states))
  if (first <= 0) return first < 0 ? null : (endOfLeg ?? 0)
  if (endOfLeg !== undefined) return endOfLeg
  let before = beforeCourses(catalogue, must(stages[0]))
  let done = hoursBefore
  const enough = steps.findIndex(({ kind, hours, skills }, index) => {
    done += hours
    if (kind === 'proof') before = afterProofs(before, skills)
    return index + 1 >= first && done >= studyHoursLeft(role, before) - ROUNDING
  })
  return enough < 0 ? steps.length : enough + 1
}

/** Hours of a route are whole. */
const ROUNDING = 1

export function roleOn(
  walk: Walk,
  counted: readonly SkillStates[],
  role: Role,
  { endOfLeg, failed = [] }: { endOfLeg: number | undefined; failed: readonly Hold[] | undefined },
): RouteRole {
  const until = heldUntil(role, must(walk.stages[0]), failed)
  const after = reachedAfter(walk, role, endOfLeg)
  const then = must(counted.at(after ?? -1))
  return {
    roleId: role.id,
    title: role.title,
    kind: role.kind,
    pay: payRange(role.earnings),
    reachedAfter: after,
    percent: matchPercent(role, then),
    hasMusts: lackedMusts(role, then).length === 0,
    ...(until === null ? {} : { heldUntil: until }),
  }
}
