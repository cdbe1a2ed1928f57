import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { getOwnPlan as ownPlan } from '#contract/plans.ts'
import { serveJsonStream } from '#server/http/serve-json-stream.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { getOwnPlan } from './get-own-plan.ts'
import { getUserDetails } from './get-user-details.ts'
import { updateProfile } from './update-profile.ts'

export function registerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    deps,
    account.getUserDetails,
    async ({ caller }) => ({
      userInfo: await getUserDetails(deps, caller.userId),
    }),
    { isKept: true },
  )
  serve(app, deps, ownPlan, ({ caller }) => getOwnPlan(deps, caller.userId))
  serve(app, deps, account.updateProfile, async ({ caller, body }) => ({
    userInfo: await updateProfile(deps, caller.userId, body),
  }))
  serveJsonStream(
    app,
    deps,
    account.exportAccount,
    async ({ caller, reply }) => {
      const pieces = await exportAccount(deps, caller.userId)
      reply.header('content-disposition', 'attachment; filename="waymark-export.json"')
      return pieces
    },
    { turns: deps.queues.exporting },
  )
  serve(app, deps, account.deleteAccount, async ({ caller, body, address }) => {
    await deleteAccount(deps, caller.userId, body, address)
    return {}
  })
}
