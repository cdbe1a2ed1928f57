import type { FastifyInstance } from 'fastify'
import * as ads from '#contract/ads.ts'
import { readJobAd } from '#contract/career-plan.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { listAdRows } from './ads.repo.ts'
import { readAdFile } from './read-ad-file.ts'
import { readJobAd as readAd } from './read-job-ad.ts'
import { readSource } from './read-source.ts'
import { removeAd, saveAd, viewAd } from './saved-ads.ts'

const ADS_PER_MINUTE = 60

export function registerAdRoutes(app: FastifyInstance, deps: Deps): void {
  // opening a link and waiting for a worker hold no place of a quick request
  const reading = { perMinute: ADS_PER_MINUTE, isLong: true }
  serve(app, deps, readJobAd, ({ caller, body }) => readAd(deps, caller.userId, body.text), reading)
  serve(
    app,
    deps,
    ads.previewAd,
    async ({ caller, body }) => (await readSource(deps, caller.userId, body)).reading,
    reading,
  )
  serve(app, deps, ads.readAdFile, ({ upload, signal }) => readAdFile(deps, upload, signal), {
    perMinute: ADS_PER_MINUTE,
    turns: deps.queues.reading,
  })
  serve(app, deps, ads.saveAd, async ({ caller, body }) => (await saveAd(deps, caller.userId, body)).ad, reading)
  serve(app, deps, ads.listAds, async ({ caller }) =>
    (await listAdRows(deps.db, caller.userId)).map((row) => ({
      id: row.id,
      url: row.url,
      title: row.title,
      company: row.company,
      savedAt: row.saved_at,
      validThrough: row.valid_through,
    })),
  )
  serve(app, deps, ads.getAd, ({ caller, params }) => viewAd(deps, caller.userId, params.id))
  serve(app, deps, ads.removeAd, ({ caller, params }) => removeAd(deps, caller.userId, params.id))
}
