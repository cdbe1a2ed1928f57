import type { FastifyInstance } from 'fastify'
import * as billing from '#contract/billing.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { getBilling, openPortal, setCancellation, startCheckout } from './own-billing.ts'
import { registerWebhook } from './webhook.route.ts'

const PER_MINUTE = 30

/** Nothing of this exists on a server without payment. */
export function registerBillingRoutes(app: FastifyInstance, deps: Deps): void {
  const { payments } = deps
  if (!payments) return
  const room = { ...deps, payments }
  const limits = { perMinute: PER_MINUTE, isLong: true }
  const inTurn = { ...limits, turns: deps.queues.paying }
  serve(
    app,
    deps,
    billing.getBilling,
    ({ caller, query }) => getBilling(room, caller.userId, Boolean(query.session)),
    limits,
  )
  serve(app, deps, billing.startCheckout, ({ caller, body }) => startCheckout(room, caller.userId, body), inTurn)
  serve(app, deps, billing.openPortal, ({ caller }) => openPortal(room, caller.userId), limits)
  serve(
    app,
    deps,
    billing.setCancellation,
    ({ caller, body }) => setCancellation(room, caller.userId, body.isCancelled),
    inTurn,
  )
  registerWebhook(app, room)
}
