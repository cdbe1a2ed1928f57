import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, InterimRole, Role } from '#core/career/catalogue/catalogue-types.ts'
import { isNeeded } from '#core/career/courses/course-gains.ts'
import { heldBackBy, skillsOf, type Hold } from '#core/career/match/failed-checks.ts'
import { beforeCourses } from '#core/career/skills/courses-taken.ts'
import { provingDoes } from '#core/career/routes/hours-to-role.ts'
import { isInReach, isReady } from '#core/career/match/in-reach.ts'
import { unmetBy } from '#core/career/courses/pick-courses.ts'
import { groundOf } from '#core/career/skills/prerequisite-order.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import { withProjects } from '#core/career/skills/projects.ts'
import { heldShare, heldWeight, matchPercent } from '#core/career/match/role-match.ts'
import {
  afterCourse,
  afterCourses,
  hoursTowards,
  legTo,
  onTheWayTo,
  studyHoursLeft,
} from '#core/career/routes/route-courses.ts'
import type { Closing, Leg } from '#core/career/routes/route-courses.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { openItems } from '#core/career/match/next-to-learn.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { hoursOfSteps } from '#core/career/courses/study-hours.ts'
import { comesInTime, isNearEnough, isNoStep, nearestInterimRole } from './stepping-stones.ts'
import {
  type RouteStep,
  type RouteRole,
  type Walk,
  countedStates,
  reachedAfter,
  retake,
  roleOn,
  walkLeg,
} from './walk-leg.ts'

/**
 * A route without dates. `path` follows the courses the person chose, `straight` goes for the dream role
 * at once, `interim` first brings `via` into reach. `roles` are the interim roles that are no step back and come well
 * before the dream role, if at all, and that role last.
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
  /** Checks failed lately; what they alone hold back is reached by passing them. */
  failed?: readonly Hold[]
  /** Hours that the person's timeframe has room for. */
  mostHours?: number
}

/**
 * Up to three routes. The first is the person's: along their own path, by way of the interim role they chose if any. Then
 * those to compare it with: straight there, and by way of one and of another interim role, where they differ from it.
 */
export function draftRoutes(catalogue: Catalogue, wish: RouteWish): RouteDraft[] {
  return walkRoutes(catalogue, wish).map((walked) => drawn(wish, walked))
}

/** A route that was walked and may still be dropped: what people read of it is not made yet. */
type Walked = {
  kind: RouteDraft['kind']
  via: InterimRole | null
  walk: Walk
  /** The number of steps done at the end of the leg to a role. */
  ends: ReadonlyMap<string, number>
}

function walkRoutes(catalogue: Catalogue, wish: RouteWish): Walked[] {
  const isThere = isReady(wish.dreamRole, wish.states)
  const via = !isThere && wish.chosenVia && !isInReach(wish.chosenVia, wish.states) ? wish.chosenVia : null
  const own = neededOf(catalogue, wish, via, wish.pathCourseIds)
  const closing = isThere ? undefined : closingOf(catalogue, wish)
  const straightWith = (courses: readonly Course[], kind: RouteDraft['kind']) =>
    walkOf(catalogue, wish, kind, [
      legTo(catalogue, wish.dreamRole, { ...wish, interimRole: null }, courses, undefined, closing),
    ])
  const mine = via
    ? detourBy(catalogue, wish, via, own, closing)
    : straightWith(own, own.length > 0 ? 'path' : 'straight')
  if (isThere) return [mine]
  const straight = via ? settled(catalogue, wish, null, (courses) => straightWith(courses, 'straight')) : mine
  const left = ({ walk }: Walked) => gapsLeft(catalogue, walk, closing)
  const others = detours(catalogue, wish, straight, closing).filter(
    (detour) => detour.via.id !== via?.id && isWorthComparing(wish, detour, straight) && left(detour) <= left(straight),
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
function gapsLeft(catalogue: Catalogue, { steps }: Walk, closing?: Closing): number {
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

type Detour = Walked & { via: InterimRole }

/** A detour that takes as long and brings its role no sooner is the same route under another name. */
function isWorthComparing({ dreamRole }: RouteWish, detour: Detour, straight: Walked): boolean {
  return (
    Math.abs(hoursUntil(detour, dreamRole) - hoursUntil(straight, dreamRole)) > SAME_HOURS ||
    hoursUntil(straight, detour.via) - hoursUntil(detour, detour.via) > SAME_HOURS
  )
}

/** A detour may cost this much more study than the straight route. */
const MOST_DETOUR = 1.25
/** Hours by which a detour may seem shorter than the straight route; beyond that it only does less. */
const ROUNDING = 2
/** An interim role that comes hardly later and costs less on the whole makes another pointless. */
const HARDLY_LATER = 1.5
/** Nobody steps back: a route goes by a role of which the person has this share of their best match. */
const LEAST_NEARNESS = 0.5

/** By way of the nearest interim role, else of the one that comes soonest, and of the one that costs least time on the whole. */
function detours(catalogue: Catalogue, wish: RouteWish, straight: Walked, closing?: Closing): Detour[] {
  const straightHours = hoursUntil(straight, wish.dreamRole)
  const total = (detour: Detour) => hoursUntil(detour, wish.dreamRole)
  const first = (detour: Detour) => hoursUntil(detour, detour.via)
  const best = Math.max(0, ...wish.interimRoles.map((role) => heldShare(role, wish.states)))
  const nearest = nearestInterimRole(catalogue, wish.dreamRole, wish.states)
  const walked = wish.interimRoles
    .filter((role) => !isInReach(role, wish.states) && isNearEnough(heldShare(role, wish.states), best, LEAST_NEARNESS))
    .map((via) => settled(catalogue, wish, via, (own) => detourBy(catalogue, wish, via, own, closing)))
    .filter(
      (detour) =>
        first(detour) < hoursUntil(straight, detour.via) &&
        comesInTime(first(detour), total(detour)) &&
        total(detour) >= straightHours - ROUNDING &&
        total(detour) <= MOST_DETOUR * straightHours,
    )
  const sensible = walked.filter(
    (detour) => !walked.some((other) => total(other) < total(detour) && first(other) <= HARDLY_LATER * first(detour)),
  )
  const soonest = walked.find(({ via }) => via === nearest) ?? least(sensible, first)
  const shortest = least(
    sensible.filter((detour) => detour !== soonest),
    total,
  )
  return [soonest, shortest].filter((detour) => detour !== null)
}

/** A route is redrawn from the path once it is taken: until then it is drawn as it will be, its courses being the path. */
function settled<One extends Walked>(
  catalogue: Catalogue,
  wish: RouteWish,
  via: InterimRole | null,
  walkBy: (own: readonly Course[]) => One,
): One {
  let own = neededOf(catalogue, wish, via, wish.keptCourseIds)
  let walked = walkBy(own)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const courseIds = walked.walk.steps.flatMap(({ courseId }) => courseId || [])
    if (courseIds.join() === own.map(({ id }) => id).join()) break
    own = neededOf(catalogue, wish, via, courseIds)
    walked = walkBy(own)
  }
  return walked
}

const MOST_TURNS = 4

/** Who has more to pass begins with a course: each check takes an hour with the practice for it. */
const MOST_CHECKS_FIRST = 3

/** A detour saves no study: what its first leg does not do for the dream role is still to be done in the second. */
function detourBy(
  catalogue: Catalogue,
  wish: RouteWish,
  via: InterimRole,
  own: readonly Course[],
  closing?: Closing,
): Detour {
  const { dreamRole, states } = wish
  const checks = provingDoes(via, states).length
  // where a few checks alone would do, they are what the pages name, and nothing has to be studied first
  const first =
    checks > 0 && checks <= MOST_CHECKS_FIRST
      ? { role: via, courses: [], practiceHours: 0, taken: [] }
      : legTo(catalogue, via, { ...wish, interimRole: null }, servingRole(catalogue, via, states, own))
  const after = { ...wish, interimRole: null, states: afterCourses(states, first.courses) }
  const before = beforeCourses(catalogue, states)
  const walked = { ...first, courses: [...first.taken, ...first.courses] }
  const hoursLeft = Math.max(0, studyHoursLeft(dreamRole, before) - hoursTowards(catalogue, walked, dreamRole, before))
  const rest = own.filter((course) => !first.courses.includes(course))
  const taught = new Set(first.courses.flatMap(({ skills }) => skills))
  const still = closing && { ...closing, gaps: closing.gaps.filter((gap) => !taught.has(gap)) }
  const second = legTo(catalogue, dreamRole, after, rest, hoursLeft, still)
  return { ...walkOf(catalogue, wish, 'interim', [first, second]), via }
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

function walkOf(catalogue: Catalogue, wish: RouteWish, kind: Walked['kind'], legs: readonly Leg[]): Walked {
  const asked = new Set(legs.flatMap((leg) => [...onTheWayTo(catalogue, leg.role)]))
  const walk: Walk = { catalogue, asked, states: wish.states, steps: [], stages: [wish.states], hoursBefore: 0 }
  const ends = new Map(legs.map((leg) => [leg.role.id, walkLeg(walk, leg)]))
  const { dreamRole, states, failed = [] } = wish
  const proven = walk.steps.flatMap((step) => (step.kind === 'proof' ? step.skills : []))
  const skills = heldBackBy(dreamRole, states, skillsOf(failed)).filter((skill) => !proven.includes(skill))
  const holding = failed.filter(({ skillId }) => skills.includes(skillId))
  if (holding.length > 0 || isInReach(dreamRole, states)) ends.set(dreamRole.id, walk.steps.length)
  if (holding.length > 0) {
    const before = retake(walk, holding, [...rolesOnTheWay(catalogue, wish, ends), dreamRole])
    for (const [roleId, end] of ends) if (end >= before) ends.set(roleId, end + 1)
  }
  return { kind, via: null, walk, ends }
}

function hoursUntil({ walk, ends }: Walked, role: Role): number {
  const after = reachedAfter(walk, role, ends.get(role.id))
  return after === null ? Infinity : hoursOfSteps(walk.steps, after)
}

function drawn(wish: RouteWish, walked: Walked): RouteDraft {
  const { dreamRole, states, failed } = wish
  const { kind, via, walk, ends } = walked
  const { catalogue, asked } = walk
  const counted = countedStates(walk)
  const percents = counted.map((states) => matchPercent(dreamRole, states))
  const steps = walk.steps.map((step, index) => ({
    ...step,
    adds: must(percents[index + 1]) - must(percents[index]),
  }))
  const hoursToDream = hoursUntil(walked, dreamRole)
  const isOnWay = (role: InterimRole) => {
    const hours = hoursUntil(walked, role)
    return hours === Infinity || comesInTime(hours, hoursToDream)
  }
  return {
    kind,
    via: via && { roleId: via.id, title: via.title },
    steps: withProjects(catalogue, asked, states, steps),
    roles: [
      ...rolesOnTheWay(catalogue, wish, ends).filter((role) => ends.has(role.id) || isOnWay(role)),
      dreamRole,
    ].map((role) => roleOn(walk, counted, role, { endOfLeg: ends.get(role.id), failed })),
  }
}

/** The interim roles that are no step back, and those that a leg ends with. */
const rolesOnTheWay = (catalogue: Catalogue, { dreamRole, states }: RouteWish, ends: Walked['ends']) =>
  interimRolesOf(catalogue, dreamRole).filter(
    (role) => ends.has(role.id) || !isNoStep(catalogue, dreamRole, role, states),
  )

/** The item with the smallest measure; of equals the first; null of none. */
function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let best: T | null = null
  for (const item of items) if (best === null || measure(item) < measure(best)) best = item
  return best
}
