import type { FastifyInstance } from 'fastify'
import * as openings from '#contract/openings.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { listForPerson, listOpenings } from './list-openings.ts'
import { hideOpening, saveOpening, showOpening } from './save-opening.ts'
import { listSourceStates } from './sources.ts'
import { addWatch, changeWatch, removeWatch, viewWatches } from './watches.ts'

const SEARCHES_PER_MINUTE = 120

export function registerOpeningRoutes(app: FastifyInstance, deps: Deps): void {
  const often = { perMinute: SEARCHES_PER_MINUTE }
  serve(app, deps, openings.listLiveOpenings, ({ query }) => listOpenings(deps, query), often)
  serve(app, deps, openings.listOwnOpenings, ({ caller, query }) => listForPerson(deps, caller.userId, query), often)
  serve(app, deps, openings.listOpeningSources, () => listSourceStates(deps))
  serve(app, deps, openings.saveOpening, ({ caller, params }) => saveOpening(deps, caller.userId, params.id))
  serve(app, deps, openings.hideOpening, ({ caller, params, body }) =>
    hideOpening(deps, caller.userId, params.id, body.reason),
  )
  serve(app, deps, openings.showOpening, ({ caller, params }) => showOpening(deps, caller.userId, params.id))
  serve(app, deps, openings.listWatches, ({ caller }) => viewWatches(deps, caller.userId))
  serve(app, deps, openings.addWatch, ({ caller, body }) => addWatch(deps, caller.userId, body))
  serve(app, deps, openings.changeWatch, ({ caller, params, body }) =>
    changeWatch(deps, caller.userId, params.id, body),
  )
  serve(app, deps, openings.removeWatch, ({ caller, params }) => removeWatch(deps, caller.userId, params.id))
}
