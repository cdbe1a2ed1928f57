import type { FastifyInstance } from 'fastify'
import * as site from '#contract/public.ts'
import { newId } from '#server/new-id.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { insertMessage } from './contact.repo.ts'

export function registerSiteRoutes(app: FastifyInstance, deps: Deps): void {
  const { ai, site: settings } = deps.config
  serve(app, deps, site.getSite, async () => ({
    ...settings,
    mailConfigured: deps.mailer.isConfigured,
    ai: { configured: ai.isConfigured, fake: ai.isFake },
    billing: deps.payments !== undefined,
    planPrices: deps.config.planPrices,
  }))
  serve(
    app,
    deps,
    site.sendContactMessage,
    async ({ body }) => {
      await insertMessage(deps.db, { id: newId('msg'), ...body, at: deps.clock.now() })
      return {}
    },
    { perMinute: 10 },
  )
}
