import type { z } from 'zod'
import type { routePaceSchema, routePlanSchema } from '#contract/career-plan.ts'
import { courseById, interimRoleById, interimRolesOf, skillName } from '#core/career/catalogue.ts'
import { planRoutes as planDatedRoutes } from '#core/career/plan-route.ts'
import { SHOWN_INTERIM_ROLES } from '#core/career/questionnaire.ts'
import { matchRole } from '#core/career/role-match.ts'
import type { Route } from '#core/career/dated-route.ts'
import { localDateIn } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { loadAim, loadSkillStates, studyHoursOf, wishOf } from './load-person.ts'
import { loadPath } from './save-learning-path.ts'

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>
type Plan = z.input<typeof routePlanSchema>

/** Dated routes from today on, along the person's own path and by way of interim roles; null without a dream role. */
export async function planRoutes(
  deps: PlanDeps,
  userId: string,
  pace: z.output<typeof routePaceSchema>,
): Promise<Plan | null> {
  const { catalogue, db } = deps
  const saved = await loadAim(deps, db, userId)
  const user = await findUser(db, userId)
  if (!saved || !user) return null
  const { answers, dreamRole } = saved
  const states = await loadSkillStates(deps, db, userId)
  const path = await loadPath(db, userId)
  const timeframe = pace.timeframe ?? answers.timeframeToAchieveDreamRole
  const wish = {
    ...wishOf(deps, answers, dreamRole, states),
    hoursPerDay: pace.hoursPerDay ?? studyHoursOf(answers),
    interimRoles: answers.interimRole ? interimRolesOf(catalogue, dreamRole).slice(0, SHOWN_INTERIM_ROLES) : [],
    pathCourseIds: path.filter((entry) => entry.status !== 'completed').map((entry) => entry.courseId),
  }
  const plan = planDatedRoutes(catalogue, wish, { startsOn: localDateIn(user.time_zone, deps.clock.now()), timeframe })
  const roleIds = new Set(plan.routes.flatMap((route) => route.milestones.map((milestone) => milestone.roleId)))
  const roles = [...roleIds].flatMap((id) => (id === dreamRole.id ? dreamRole : (interimRoleById(catalogue, id) ?? [])))
  return {
    ...plan,
    timeframe,
    dreamRole: dreamRole.title,
    walked: path
      .filter((entry) => entry.status === 'completed')
      .map(({ courseId }) => ({ courseId, title: courseById(catalogue, courseId)?.title ?? courseId })),
    ...factsOf(deps, plan.routes),
    matches: Object.fromEntries(roles.map((role) => [role.id, matchRole(catalogue, role, states)])),
  }
}

/** What the routes speak of by id. */
function factsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  routes: readonly Route[],
): Pick<Plan, 'skillNames' | 'courses' | 'projects'> {
  const steps = routes.flatMap((route) => route.steps)
  const courses = [...new Set(steps.map((step) => step.courseId))].flatMap((id) => courseById(catalogue, id) ?? [])
  const skillIds = new Set([...steps.flatMap((step) => step.skills), ...courses.flatMap((course) => course.skills)])
  const projectIds = new Set(steps.flatMap((step) => step.projects.map(({ projectId }) => projectId)))
  return {
    projects: Object.fromEntries(
      catalogue.projects
        .filter(({ id }) => projectIds.has(id))
        .map(({ id, title, deliverable, rubric }) => [id, { title, deliverable, rubric }]),
    ),
    skillNames: Object.fromEntries([...skillIds].map((id) => [id, skillName(catalogue, id)])),
    courses: Object.fromEntries(
      courses.map(({ id, link, platform, level, skills }) => [id, { link, platform, level, teaches: skills }]),
    ),
  }
}
