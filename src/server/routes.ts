import type { FastifyInstance } from 'fastify'
import { registerAccountRoutes } from './account/account.routes.ts'
import { registerSecurityRoutes } from './account/security.routes.ts'
import { registerAdRoutes } from './ads/ads.routes.ts'
import { registerApplicationRoutes } from './applications/applications.routes.ts'
import { registerMcpRoute } from './assistant/mcp.route.ts'
import { registerBillingRoutes } from './billing/billing.routes.ts'
import { registerArenaRoutes } from './arena/arena.routes.ts'
import { registerCareerPlanRoutes } from './career/career-plan.routes.ts'
import { registerCareerRoutes } from './career/career.routes.ts'
import { registerOpenMapRoutes } from './career/open-map.routes.ts'
import { registerCoachRoutes } from './coach/coach.routes.ts'
import { registerDocumentRoutes } from './documents/documents.routes.ts'
import type { Deps } from './deps.ts'
import { registerNoticeRoutes } from './notices/notices.routes.ts'
import { registerOpeningRoutes } from './openings/openings.routes.ts'
import { registerHealthRoutes } from './http/health.routes.ts'
import { registerMetricsRoute } from './http/metrics.routes.ts'
import { registerInterviewRoutes } from './interview/interview.routes.ts'
import { registerProfileRoutes } from './profile/profile.routes.ts'
import { registerProgressRoutes } from './progress/progress.routes.ts'
import { registerResumeRoutes } from './resume/resume.routes.ts'
import { registerSiteRoutes } from './site/site.routes.ts'
import { registerTokenRoutes } from './tokens/tokens.routes.ts'

/** Every room with a door to the network. */
export function registerRoutes(app: FastifyInstance, deps: Deps): void {
  registerHealthRoutes(app, deps)
  registerMetricsRoute(app, deps)
  registerAccountRoutes(app, deps)
  registerSecurityRoutes(app, deps)
  registerTokenRoutes(app, deps)
  registerProfileRoutes(app, deps)
  registerCareerRoutes(app, deps)
  registerCareerPlanRoutes(app, deps)
  registerOpenMapRoutes(app, deps)
  registerResumeRoutes(app, deps)
  registerProgressRoutes(app, deps)
  registerArenaRoutes(app, deps)
  registerAdRoutes(app, deps)
  registerApplicationRoutes(app, deps)
  registerOpeningRoutes(app, deps)
  registerInterviewRoutes(app, deps)
  registerCoachRoutes(app, deps)
  registerDocumentRoutes(app, deps)
  registerNoticeRoutes(app, deps)
  registerMcpRoute(app, deps)
  registerBillingRoutes(app, deps)
  registerSiteRoutes(app, deps)
}
