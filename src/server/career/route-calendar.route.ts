import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { routeCalendarQuerySchema } from '#contract/career-plan.ts'
import { Problem, problemSchema } from '#contract/problem.ts'
import { routeCalendar } from '#core/career/routes/route-calendar.ts'
import { must } from '#core/must.ts'
import type { Deps } from '#server/deps.ts'
import { requireCaller } from '#server/http/session.ts'
import { languageOf } from '#server/users/user.repo.ts'
import { noAnswers } from './no-answers.ts'
import { planRoutes } from './plan-routes.ts'

/** The one call of this room that answers a file. */
export function registerRouteCalendar(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/career/route.ics',
    schema: {
      summary: 'A dated route as a calendar file (iCalendar)',
      tags: ['career'],
      security: [{ accessToken: [] }],
      querystring: routeCalendarQuerySchema,
      produces: ['text/calendar'],
      response: { '4xx': problemSchema, '5xx': problemSchema },
    },
    onRequest: requireCaller(deps, {}),
    handler: async (request, reply) => {
      const { route: index, ...pace } = request.query as z.output<typeof routeCalendarQuerySchema>
      const userId = must(request.caller).userId
      const plan = await planRoutes(deps, userId, pace)
      if (!plan) throw noAnswers()
      const route = plan.routes[index]
      if (!route) throw new Problem('request.not_found', 'There is no such route.')
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="waymark-route.ics"')
        .send(
          routeCalendar(route, {
            ownerId: userId,
            dreamRole: plan.dreamRole,
            madeAt: deps.clock.now(),
            projects: plan.projects,
            language: await languageOf(deps.db, userId),
          }),
        )
    },
  })
}
