import type { FastifyInstance } from 'fastify'
import { readJobAd } from '#contract/career-plan.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { readJobAd as readAd } from './read-job-ad.ts'

const ADS_PER_MINUTE = 60

export function registerAdRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, readJobAd, ({ caller, body }) => readAd(deps, caller.userId, body.text), {
    perMinute: ADS_PER_MINUTE,
  })
}
