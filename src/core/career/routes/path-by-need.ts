import { interimRoleById, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole, Role } from '#core/career/catalogue/catalogue-types.ts'
import { isNeeded } from '#core/career/courses/course-gains.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import type { PathEntry } from '#core/career/courses/learning-path.ts'
import { afterCourses, onTheWayTo } from '#core/career/routes/route-courses.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/**
 * An open course of the path that is no step of the route: it closes no gap any more, other courses of the route close
 * the same, or the goal is reached before it.
 */
export type OptionalCourse = { courseId: string; reason: 'closesNothing' | 'covered' | 'afterGoal' }

/** The path as it serves the role and its route. */
export function pathByNeed(
  catalogue: Catalogue,
  { dreamRole, states, path }: { dreamRole: DreamRole; states: SkillStates; path: readonly PathEntry[] },
  route: Route,
): { done: string[]; optional: OptionalCourse[]; isOnPath: (step: { courseId: string }) => boolean } {
  const via = route.via && interimRoleById(catalogue, route.via.roleId)
  const serving = servedBy(catalogue, [dreamRole, ...(via ? [via] : [])])
  const onRoute = new Set(route.steps.map(({ courseId }) => courseId))
  const open = path.filter(({ status }) => status !== 'completed')
  const atTheEnd = afterCourses(
    states,
    [...onRoute].flatMap((id) => catalogue.courses.get(id) ?? []),
  )
  const closes = (courseId: string, known: SkillStates) => {
    const course = catalogue.courses.get(courseId)
    return course !== undefined && isNeeded(catalogue, course, { dreamRole, interimRole: via, states: known })
  }
  const reasonFor = (courseId: string): OptionalCourse['reason'] => {
    if (!closes(courseId, states)) return 'closesNothing'
    return closes(courseId, atTheEnd) ? 'afterGoal' : 'covered'
  }
  const onPath = new Set(open.map(({ courseId }) => courseId))
  return {
    done: path
      .filter(({ status, courseId }) => status === 'completed' && serving(courseId))
      .map(({ courseId }) => courseId),
    optional: open
      .filter(({ courseId }) => !onRoute.has(courseId))
      .map(({ courseId }) => ({ courseId, reason: reasonFor(courseId) })),
    isOnPath: ({ courseId }) => onPath.has(courseId),
  }
}

function servedBy(catalogue: Catalogue, roles: readonly Role[]): (courseId: string) => boolean {
  const asked = new Set(roles.flatMap((role) => [...onTheWayTo(catalogue, role)]))
  return (courseId) => catalogue.courses.get(courseId)?.skills.some((skillId) => asked.has(skillId)) ?? false
}
