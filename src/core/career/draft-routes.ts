import { interimRolesOf, skillName } from '#core/career/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue.ts'
import type { Course, InterimRole, Role } from '#core/career/catalogue-types.ts'
import { isNeeded } from '#core/career/course-gains.ts'
import { isInReach, proofsToReach } from '#core/career/in-reach.ts'
import { payRange } from '#core/career/interim-roles.ts'
import { unmetBy } from '#core/career/pick-courses.ts'
import { groundOf } from '#core/career/prerequisite-order.ts'
import { MOST_NAMED, nameList } from '#core/text/name-list.ts'
import type { CourseWish } from '#core/career/recommend-courses.ts'
import { withProjects, type StepProject } from '#core/career/projects.ts'
import { heldWeight, matchPercent } from '#core/career/role-match.ts'
import {
  afterCourse,
  afterCourses,
  afterProofs,
  hoursTowards,
  legTo,
  onTheWayTo,
  studyHoursLeft,
} from '#core/career/route-courses.ts'
import type { Closing, Leg } from '#core/career/route-courses.ts'
import { fitOf } from '#core/career/role-fit.ts'
import { openItems } from '#core/career/next-to-learn.ts'
import { afterDoing, HAD, strengthIn } from '#core/career/skill-state.ts'
import type { SkillStates } from '#core/career/skill-state.ts'
import { must } from '#core/must.ts'

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
}

/**
 * A route without dates. `path` follows the courses the person chose, `straight` goes for the dream role
 * at once, `interim` first brings `via` into reach. `roles` are the interim roles and, last, the dream role.
 */
export type RouteDraft = {
  kind: 'path' | 'straight' | 'interim'
  via: { roleId: string; title: string } | null
  steps: RouteStep[]
  roles: RouteRole[]
}

export type RouteWish = CourseWish & {
  /** The interim roles to route by; empty for who wants none. */
  interimRoles: readonly InterimRole[]
  /** Courses on the person's learning path that are not completed, in the order to take them. */
  pathCourseIds?: readonly string[]
  /** Of those the ones that stay on the path whatever route is taken: started, or put there by hand. */
  keptCourseIds?: readonly string[]
  /** The interim role of the route the person took; null for straight there and before any choice. */
  chosenVia?: InterimRole | null
  /** Courses that may close what stays open when the role is in reach; the path's own unless said. */
  closingCourseIds?: readonly string[]
  /** Hours that the person's timeframe has room for. */
  mostHours?: number
}

/** An hour to prepare and take one skill check. */
const PROOF_HOURS = 1

/**
 * Up to three routes. The first is the person's: along their own path, by way of the interim role they chose if any. Then
 * those to compare it with: straight there, and by way of one and of another interim role, where they differ from it.
 */
export function draftRoutes(catalogue: Catalogue, wish: RouteWish): RouteDraft[] {
  const isThere = isInReach(wish.dreamRole, wish.states)
  const via = !isThere && wish.chosenVia && !isInReach(wish.chosenVia, wish.states) ? wish.chosenVia : null
  const own = neededOf(catalogue, wish, via, wish.pathCourseIds)
  const closing = isThere ? undefined : closingOf(catalogue, wish)
  const straightWith = (courses: readonly Course[]) =>
    draftOf(catalogue, wish, courses.length > 0 ? 'path' : 'straight', [
      legTo(catalogue, wish.dreamRole, { ...wish, interimRole: null }, courses, 0, closing),
    ])
  const mine = via ? detourBy(catalogue, wish, via, own, closing) : straightWith(own)
  if (isThere) return [mine]
  const straight = via ? straightWith(neededOf(catalogue, wish, null, wish.keptCourseIds)) : mine
  const left = (draft: RouteDraft) => gapsLeft(catalogue, draft, closing)
  const others = detours(catalogue, wish, hoursUntil(straight, wish.dreamRole.id), closing).filter(
    (draft) => must(draft.via).roleId !== via?.id && isWorthComparing(draft, straight) && left(draft) <= left(straight),
  )
  return [mine, ...(via ? [straight] : []), ...others].slice(0, MOST_ROUTES)
}

const MOST_ROUTES = 3

function closingOf(catalogue: Catalogue, wish: RouteWish): Closing {
  const { dreamRole, states, closingCourseIds = wish.pathCourseIds ?? [], mostHours = Infinity } = wish
  const courses = closingCourseIds.flatMap((id) => catalogue.courses.get(id) ?? [])
  const open = openItems(dreamRole, fitOf(dreamRole, states), states).map(({ skill }) => skill)
  return { gaps: open.filter((gap) => courses.some(({ skills }) => skills.includes(gap))), courses, mostHours }
}

/** How many gaps a route leaves: one that leaves more is no other way to the same place. */
function gapsLeft(catalogue: Catalogue, { steps }: RouteDraft, closing?: Closing): number {
  const taught = new Set(steps.flatMap(({ courseId }) => catalogue.courses.get(courseId)?.skills ?? []))
  return (closing?.gaps ?? []).filter((gap) => !taught.has(gap)).length
}

/** The courses of the path that close or prepare a gap when their turn comes; what is left idle is no step of a route. */
function neededOf(
  catalogue: Catalogue,
  wish: RouteWish,
  via: InterimRole | null,
  courseIds: readonly string[] = [],
): Course[] {
  let states = wish.states
  return courseIds.flatMap((id) => {
    const course = catalogue.courses.get(id)
    if (!course) return []
    if (!isNeeded(catalogue, course, { dreamRole: wish.dreamRole, interimRole: via, states })) return []
    states = afterCourse(states, course)
    return [course]
  })
}

/** Hours by which two routes are still the same to anyone who looks at them. */
const SAME_HOURS = 10

/** A detour that takes as long and brings its role no sooner is the same route under another name. */
function isWorthComparing(detour: RouteDraft, straight: RouteDraft): boolean {
  const until = (draft: RouteDraft, roleId: string) => hoursUntil(draft, roleId)
  const dream = must(detour.roles.at(-1)).roleId
  const via = must(detour.via).roleId
  return (
    Math.abs(until(detour, dream) - until(straight, dream)) > SAME_HOURS ||
    until(straight, via) - until(detour, via) > SAME_HOURS
  )
}

/** A detour may cost this much more study than the straight route. */
const MOST_DETOUR = 1.25
/** Hours by which a detour may seem shorter than the straight route; beyond that it only does less. */
const ROUNDING = 2
/** An interim role that comes hardly later and costs less on the whole makes another pointless. */
const HARDLY_LATER = 1.5
/** Nobody steps back: a role needs this share of the match the person has with the nearest one. */
const LEAST_NEARNESS = 0.5

/** By way of the interim role that comes soonest, and of the one that costs least time on the whole. */
function detours(catalogue: Catalogue, wish: RouteWish, straightHours: number, closing?: Closing): RouteDraft[] {
  const total = (draft: RouteDraft) => hoursUntil(draft, wish.dreamRole.id)
  const first = (draft: RouteDraft) => hoursUntil(draft, must(draft.via).roleId)
  const nearest = Math.max(0, ...wish.interimRoles.map((role) => matchPercent(role, wish.states)))
  const drafts = wish.interimRoles
    .filter((role) => !isInReach(role, wish.states) && matchPercent(role, wish.states) >= nearest * LEAST_NEARNESS)
    .map((via) => settledDetour(catalogue, wish, via, closing))
    .filter(
      (draft) =>
        first(draft) < total(draft) &&
        total(draft) >= straightHours - ROUNDING &&
        total(draft) <= MOST_DETOUR * straightHours,
    )
  const sensible = drafts.filter(
    (draft) => !drafts.some((other) => total(other) < total(draft) && first(other) <= HARDLY_LATER * first(draft)),
  )
  const soonest = least(sensible, first)
  const shortest = least(
    sensible.filter((draft) => draft !== soonest),
    total,
  )
  return [soonest, shortest].filter((draft) => draft !== null)
}

/** A route is redrawn from the path once it is taken: until then it is drawn as it will be, its courses being the path. */
function settledDetour(catalogue: Catalogue, wish: RouteWish, via: InterimRole, closing?: Closing): RouteDraft {
  let own = neededOf(catalogue, wish, via, wish.keptCourseIds)
  let draft = detourBy(catalogue, wish, via, own, closing)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const courseIds = draft.steps.flatMap(({ courseId }) => courseId || [])
    if (courseIds.join() === own.map(({ id }) => id).join()) break
    own = neededOf(catalogue, wish, via, courseIds)
    draft = detourBy(catalogue, wish, via, own, closing)
  }
  return draft
}

const MOST_TURNS = 4

/** A detour saves no study: what its first leg does not do for the dream role is still to be done in the second. */
function detourBy(
  catalogue: Catalogue,
  wish: RouteWish,
  via: InterimRole,
  own: readonly Course[],
  closing?: Closing,
): RouteDraft {
  const { dreamRole, states } = wish
  const first = legTo(catalogue, via, { ...wish, interimRole: null }, servingRole(catalogue, via, states, own))
  const after = { ...wish, interimRole: null, states: afterCourses(states, first.courses) }
  const hoursLeft = Math.max(0, studyHoursLeft(dreamRole, states) - hoursTowards(catalogue, first, dreamRole, states))
  const rest = own.filter((course) => !first.courses.includes(course))
  const taught = new Set(first.courses.flatMap(({ skills }) => skills))
  const still = closing && { ...closing, gaps: closing.gaps.filter((gap) => !taught.has(gap)) }
  return draftOf(catalogue, wish, 'interim', [first, legTo(catalogue, dreamRole, after, rest, hoursLeft, still)])
}

/** Of the courses those that bring a role nearer and those these build on, in their order. */
function servingRole(catalogue: Catalogue, role: Role, today: SkillStates, courses: readonly Course[]): Course[] {
  let states = today
  const serving = new Set<Course>()
  for (const course of courses) {
    const after = afterCourse(states, course)
    if (heldWeight(role, after) <= heldWeight(role, states) + 1e-9) continue
    states = after
    serving.add(course)
  }
  const ground = groundOf(catalogue, today)
  const wanted = new Set<string>()
  for (const course of courses.toReversed()) {
    if (course.skills.some((skillId) => wanted.has(skillId))) serving.add(course)
    if (serving.has(course)) for (const skillId of unmetBy(catalogue, course, ground)) wanted.add(skillId)
  }
  return courses.filter((course) => serving.has(course))
}

function draftOf(catalogue: Catalogue, wish: RouteWish, kind: RouteDraft['kind'], legs: readonly Leg[]): RouteDraft {
  const asked = new Set(legs.flatMap((leg) => [...onTheWayTo(catalogue, leg.role)]))
  const walk: Walk = { catalogue, asked, states: wish.states, steps: [], stages: [wish.states], counted: [wish.states] }
  const ends = new Map(legs.map((leg) => [leg.role.id, walkLeg(walk, leg)]))
  const via = legs.length > 1 ? must(legs[0]).role : null
  const percents = walk.counted.map((states) => matchPercent(wish.dreamRole, states))
  walk.steps.forEach((step, index) => (step.adds = must(percents[index + 1]) - must(percents[index])))
  return {
    kind,
    via: via && { roleId: via.id, title: via.title },
    steps: withProjects(catalogue, asked, wish.states, walk.steps),
    roles: [...interimRolesOf(catalogue, wish.dreamRole), wish.dreamRole].map((role) =>
      roleOn(walk, role, ends.get(role.id)),
    ),
  }
}

/**
 * A route while it is walked: the states after each step, `stages[0]` being today's. `counted` are those after each with all
 * that comes with it, as the match will count them: routes are planned on less, numbers are promised on just this.
 */
type Walk = {
  catalogue: Catalogue
  asked: Set<string>
  states: SkillStates
  steps: RouteStep[]
  stages: SkillStates[]
  counted: SkillStates[]
}

/**
 * Walks to a role and returns the number of steps done then. Practice is shared out half by course hours, half
 * by the weight each course closes for the role.
 */
function walkLeg(walk: Walk, { role, courses, practiceHours }: Leg): number {
  const first = walk.steps.length
  if (courses.length === 0 && practiceHours > 0) practise(walk, role, practiceHours)
  const closed = courses.map((course) => {
    const held = heldWeight(role, walk.states)
    takeCourse(walk, course)
    return heldWeight(role, walk.states) - held
  })
  const weight = closed.reduce((sum, one) => sum + one, 0)
  const hours = courses.reduce((sum, course) => sum + course.durationHours, 0)
  let share = 0
  let given = 0
  courses.forEach((_, index) => {
    const step = must(walk.steps[first + index])
    share += (step.hours / hours + (weight > 0 ? must(closed[index]) / weight : step.hours / hours)) / 2
    step.practiceHours = Math.round(practiceHours * share) - given
    given += step.practiceHours
    step.hours += step.practiceHours
  })
  proveFor(walk, role)
  return walk.steps.length
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
  walk.counted.push(must(walk.counted.at(-1)))
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
  walk.counted.push(afterDoing(walk.catalogue, must(walk.counted.at(-1)), course.skills, 'course'))
  walk.stages.push(walk.states)
}

function proveFor(walk: Walk, role: Role): void {
  if (isInReach(role, walk.states)) return
  const skills = proofsToReach(role, walk.states)
  const proven = afterProofs(walk.states, skills)
  if (!isInReach(role, proven)) return
  const title = `Prove ${nameList(
    skills.map((skillId) => skillName(walk.catalogue, skillId)),
    MOST_NAMED,
  )}`
  const hours = skills.length * PROOF_HOURS
  walk.steps.push({ kind: 'proof', courseId: '', title, hours, practiceHours: 0, projects: [], skills, adds: 0 })
  walk.states = proven
  walk.counted.push(afterDoing(walk.catalogue, must(walk.counted.at(-1)), skills, 'check'))
  walk.stages.push(proven)
}

/** The role of a leg is reached at its end, with the practice done; any other when its match says so. */
function roleOn(walk: Walk, role: Role, endOfLeg?: number): RouteRole {
  const first = walk.stages.findIndex((states) => isInReach(role, states))
  const stage = first >= 0 && endOfLeg !== undefined ? endOfLeg : first
  return {
    roleId: role.id,
    title: role.title,
    kind: role.kind,
    pay: payRange(role.earnings),
    reachedAfter: stage < 0 ? null : stage,
    percent: matchPercent(role, must(walk.counted.at(stage))),
  }
}

function hoursUntil(draft: RouteDraft, roleId: string): number {
  const after = draft.roles.find((role) => role.roleId === roleId)?.reachedAfter ?? null
  return after === null ? Infinity : draft.steps.slice(0, after).reduce((sum, step) => sum + step.hours, 0)
}

/** The item with the smallest measure; of equals the first; null of none. */
function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let best: T | null = null
  for (const item of items) if (best === null || measure(item) < measure(best)) best = item
  return best
}
