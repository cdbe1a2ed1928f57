import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { createFairTurns } from '#server/http/fair-turns.ts'
import { serve } from '#server/http/route.ts'
import { getOwnPlan as ownPlan } from '#contract/plans.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { getOwnPlan } from './get-own-plan.ts'
import { getUserDetails } from './get-user-details.ts'
import { updateProfile } from './update-profile.ts'

/** Of one address; each holds all of a user's rows and files in memory. */
const EXPORTS_PER_MINUTE = 10

export function registerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, account.getUserDetails, async ({ caller }) => ({
    userInfo: await getUserDetails(deps, caller.userId),
  }))
  serve(app, deps, ownPlan, ({ caller }) => getOwnPlan(deps, caller.userId))
  serve(app, deps, account.updateProfile, async ({ caller, body }) => ({
    userInfo: await updateProfile(deps, caller.userId, body),
  }))
  const exporting = createFairTurns({ atOnce: 2, perKey: 1, waitingPerKey: 1 })
  serve(
    app,
    deps,
    account.exportAccount,
    async ({ caller, reply }) => {
      reply.header('content-disposition', 'attachment; filename="waymark-export.json"')
      return exportAccount(deps, caller.userId)
    },
    { perMinute: EXPORTS_PER_MINUTE, turns: exporting },
  )
  serve(app, deps, account.deleteAccount, async ({ caller, body, address }) => {
    await deleteAccount(deps, caller.userId, body, address)
    return {}
  })
}
