import type { z } from 'zod'
import type { routePaceSchema, routePlanSchema } from '#contract/career-plan.ts'
import { courseById, interimRoleById, skillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadSituation } from './load-summary.ts'
import { changedSituation, oncePerSituation, summariseOnce } from './summaries.ts'

type PlanDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>
type Plan = z.input<typeof routePlanSchema>

/** Dated routes from today on, the person's own first; null without a dream role. */
export async function planRoutes(
  deps: PlanDeps,
  userId: string,
  pace: z.output<typeof routePaceSchema>,
  db: Db = deps.db,
): Promise<Plan | null> {
  const saved = await loadSituation(deps, db, userId)
  if (!saved) return null
  const { timeframe = saved.timeframe, hoursPerDay = saved.hoursPerDay } = pace
  const isSaved = timeframe === saved.timeframe && hoursPerDay === saved.hoursPerDay
  const situation = isSaved
    ? saved
    : changedSituation(saved, `${timeframe} ${hoursPerDay}`, () => ({ timeframe, hoursPerDay }))
  return planOf(deps.catalogue, situation)
}

const planOf = oncePerSituation((catalogue, situation): Plan => {
  const { dreamRole, states, path, timeframe } = situation
  const { plan: found, summary } = summariseOnce(catalogue, situation)
  const plan = situation.wantsInterim ? found : { ...found, routes: found.routes.map(withDreamAlone) }
  const roleIds = new Set(plan.routes.flatMap((route) => route.milestones.map((milestone) => milestone.roleId)))
  const roles = [...roleIds].flatMap((id) => (id === dreamRole.id ? dreamRole : (interimRoleById(catalogue, id) ?? [])))
  return {
    ...plan,
    timeframe,
    dreamRole: dreamRole.title,
    walked: path
      .filter((entry) => summary.done.includes(entry.courseId))
      .map(({ courseId }) => ({ courseId, title: courseById(catalogue, courseId)?.title ?? courseId })),
    ...factsOf(catalogue, plan.routes),
    matches: Object.fromEntries(roles.map((role) => [role.id, matchRole(catalogue, role, states)])),
    summary,
  }
})

/** Who wants no interim role reads of none on the way. */
const withDreamAlone = (route: Route): Route => ({
  ...route,
  milestones: route.milestones.filter(({ kind }) => kind === 'dream'),
})

/** What the routes speak of by id. */
function factsOf(catalogue: Catalogue, routes: readonly Route[]): Pick<Plan, 'skillNames' | 'courses' | 'projects'> {
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
