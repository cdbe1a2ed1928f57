import type { FastifyInstance } from 'fastify'
import * as billing from '#contract/billing.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { getBilling, openPortal, setCancellation, startCheckout } from './own-billing.ts'
import { registerWebhook } from './webhook.route.ts'

const PER_MINUTE = { perMinute: 30 }

/** Nothing of this exists on a server without payment. */
export function registerBillingRoutes(app: FastifyInstance, deps: Deps): void {
  const { payments } = deps
  if (!payments) return
  const room = { ...deps, payments }
  serve(
    app,
    deps,
    billing.getBilling,
    ({ caller, query }) => getBilling(room, caller.userId, Boolean(query.session)),
    PER_MINUTE,
  )
  serve(app, deps, billing.startCheckout, ({ caller, body }) => startCheckout(room, caller.userId, body), PER_MINUTE)
  serve(app, deps, billing.openPortal, ({ caller }) => openPortal(room, caller.userId), PER_MINUTE)
  serve(
    app,
    deps,
    billing.setCancellation,
    ({ caller, body }) => setCancellation(room, caller.userId, body.isCancelled),
    PER_MINUTE,
  )
  registerWebhook(app, room)
}
