import type { FastifyInstance } from 'fastify'
import * as open from '#contract/open-map.ts'
import type { Deps } from '#server/deps.ts'
import { blockOf } from '#server/http/address-block.ts'
import { servePicture } from '#server/http/serve-picture.ts'
import { serve } from '#server/http/route.ts'
import { dreamRoleAsked } from './no-answers.ts'
import { cheerWay, getOwnWay, shareWay, showWay, stopSharingWay } from './shared-ways.ts'
import { drawWayCard } from './way-card.ts'

/** Each draws up a whole plan. */
const PLANS_PER_MINUTE = 60
const CHEERS_PER_MINUTE = 20
/** A plan changes by the day, and its link may end at any moment. */
const PICTURE_SECONDS = 300

/** Maps of a way that need no sign-in: one's own before signing up, and those that others share. */
export function registerOpenMapRoutes(app: FastifyInstance, deps: Deps): void {
  const perMinute = PLANS_PER_MINUTE
  serve(
    app,
    deps,
    open.tryMap,
    ({ body, address, signal }) => {
      const asked = {
        dreamRole: dreamRoleAsked(deps.catalogue, body.dreamRole),
        text: body.text,
        now: deps.clock.now(),
      }
      return deps.workers.run('tryMap', asked, { userId: `stranger ${blockOf(address)}`, signal })
    },
    { perMinute, isLong: true },
  )
  serve(app, deps, open.getOwnWay, ({ caller }) => getOwnWay(deps, caller.userId))
  serve(app, deps, open.shareOwnWay, ({ caller, body }) => shareWay(deps, caller.userId, body.isNamed))
  serve(app, deps, open.stopSharingWay, async ({ caller }) => (await stopSharingWay(deps, caller.userId), {}))
  serve(app, deps, open.readWay, ({ params }) => showWay(deps, params.token), { perMinute })
  serve(app, deps, open.cheerWay, ({ params }) => cheerWay(deps, params.token), { perMinute: CHEERS_PER_MINUTE })
  servePicture(app, '/ways/:token/card.png', PICTURE_SECONDS, ({ token = '' }) => drawWayCard(deps, token))
}
