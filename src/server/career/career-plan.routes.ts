import type { FastifyInstance } from 'fastify'
import * as plan from '#contract/career-plan.ts'
import * as summary from '#contract/career-summary.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { swapCourse } from './change-learning-path.ts'
import { listAlternatives, searchCourses } from './find-courses.ts'
import { getMatchHistory } from './get-match-history.ts'
import { keepPace } from './keep-pace.ts'
import { planRoutes } from './plan-routes.ts'
import { prepareForRole } from './prepare-for-role.ts'
import { listRolesAhead } from './list-roles-ahead.ts'
import { loadSummary } from './load-summary.ts'
import { reportLink } from './report-link.ts'
import { registerRouteCalendar } from './route-calendar.route.ts'
import { takeRoute } from './take-route.ts'

const REPORTS_PER_MINUTE = 20

export function registerCareerPlanRoutes(app: FastifyInstance, deps: Deps): void {
  registerRouteCalendar(app, deps)
  serve(app, deps, plan.getRoutes, ({ caller, query }) => planRoutes(deps, caller.userId, query), { isKept: true })
  serve(
    app,
    deps,
    summary.getSummary,
    async ({ caller }) => {
      const loaded = await loadSummary(deps, deps.db, caller.userId)
      return loaded && loaded.summary
    },
    { isKept: true },
  )
  serve(app, deps, summary.listRolesAhead, ({ caller }) => listRolesAhead(deps, caller.userId))
  serve(app, deps, plan.takeRoute, ({ caller, body }) => takeRoute(deps, caller.userId, body.route))
  serve(app, deps, plan.keepPace, ({ caller, body }) => keepPace(deps, caller.userId, body))
  serve(app, deps, plan.listAlternatives, ({ caller, params }) =>
    listAlternatives(deps, caller.userId, params.courseId),
  )
  serve(app, deps, plan.swapOnLearningPath, ({ caller, params, body }) =>
    swapCourse(deps, caller.userId, params.courseId, body.courseId, body),
  )
  serve(app, deps, plan.searchCourses, ({ caller, query }) => searchCourses(deps, caller.userId, query.q))
  serve(
    app,
    deps,
    plan.reportLink,
    ({ caller, params, body }) => reportLink(deps, caller.userId, params.courseId, body.note),
    { perMinute: REPORTS_PER_MINUTE },
  )
  serve(app, deps, plan.prepareForRole, ({ caller, params }) => prepareForRole(deps, caller.userId, params.id))
  serve(app, deps, plan.getMatchHistory, ({ caller }) => getMatchHistory(deps, caller.userId))
}
