import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { hoursToRole } from '#core/career/routes/hours-to-role.ts'
import type { PathEntry } from '#core/career/courses/learning-path.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { paidWay } from '#core/career/routes/route-advice.ts'
import { hoursOn } from '#core/career/routes/standing.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import { routesFor, type Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'

/** The courses that make the route taken the path: drawn from what stays on it, and once more from its own courses. */
export function settledCourses(catalogue: Catalogue, situation: Situation): string[] {
  const coursesOn = (path: readonly PathEntry[]) =>
    must(
      routesFor(catalogue, { ...situation, path }, { closing: situation.path, isAlone: true }).routes[0],
    ).steps.flatMap(({ courseId }) => courseId || [])
  const kept = situation.path.filter(({ courseId, status }) => status === 'completed' || situation.kept.has(courseId))
  let courseIds = coursesOn(kept)
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = coursesOn(withPlanned(kept, courseIds))
    if (next.join() === courseIds.join()) break
    courseIds = next
  }
  return courseIds
}

/**
 * The interim role to go by before any choice, for who wants one: where paid work comes sooner that way by more than what it
 * costs the dream role. null goes straight there.
 */
export function proposedRoute(catalogue: Catalogue, situation: Situation, before: string | null = null): string | null {
  if (!situation.wantsInterim || situation.chosenRoute !== null) return null
  const nearest = nearestInterimRole(catalogue, situation.dreamRole, situation.states)
  if (nearest === null) return null
  const straight = { ...situation, proposedRoute: null }
  const path = withPlanned(startedOf(straight), settledCourses(catalogue, straight))
  const { routes } = routesFor(catalogue, { ...straight, path }, { closing: situation.path })
  const mostHours = hoursToRole(nearest, situation.states) * HARDLY_FURTHER
  const isNear = (route: Route) =>
    route.via?.roleId === nearest.id || (hoursOn(route, route.via?.roleId) ?? route.hours) <= mostHours
  const near = routes.filter((route, at) => at === 0 || isNear(route))
  const way = paidWay(near, { nearest: nearest.id, before }) ?? paidWay(routes, { nearest: nearest.id, before })
  return way?.via?.roleId ?? null
}

/** Nobody is sent by a job that is so much further than the nearest. */
const HARDLY_FURTHER = 1.5

/** The situation as it would be with this dream role, its path drawn: one role is read the same whichever is set. */
export function imaginedWith(catalogue: Catalogue, from: Situation, dreamRole: DreamRole): Situation {
  const started = startedOf(from)
  const situation = { ...from, dreamRole, chosenRoute: null, proposedRoute: null }
  const nearest = from.wantsInterim ? nearestInterimRole(catalogue, dreamRole, from.states) : null
  const recommended = recommendCourses(catalogue, { ...situation, interimRole: nearest })
  const open = {
    ...situation,
    path: withPlanned(
      started,
      recommended.map(({ courseId }) => courseId),
    ),
  }
  const imagined = { ...open, proposedRoute: proposedRoute(catalogue, open) }
  return { ...imagined, path: withPlanned(started, settledCourses(catalogue, imagined)) }
}

const startedOf = ({ path, kept }: Situation) =>
  path.filter(({ courseId, status }) => status !== 'planned' || kept.has(courseId))

function withPlanned(path: readonly PathEntry[], courseIds: readonly string[]): PathEntry[] {
  const onPath = new Set(path.map(({ courseId }) => courseId))
  const planned = (courseId: string): PathEntry => ({ courseId, status: 'planned', startedAt: null, completedAt: null })
  return [...path, ...courseIds.filter((id) => !onPath.has(id)).map(planned)]
}

const MOST_TURNS = 4
