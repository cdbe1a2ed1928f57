import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { getUserDetails } from './get-user-details.ts'
import { updateProfile } from './update-profile.ts'

export function registerProfileRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, account.getUserDetails, async ({ caller }) => ({
    userInfo: await getUserDetails(deps, caller.userId),
  }))
  serve(app, deps, account.updateProfile, async ({ caller, body }) => ({
    userInfo: await updateProfile(deps, caller.userId, body),
  }))
  serve(app, deps, account.exportAccount, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="waymark-export.json"')
    return exportAccount(deps, caller.userId)
  })
  serve(app, deps, account.deleteAccount, async ({ caller, body, address }) => {
    await deleteAccount(deps, caller.userId, body.password, address)
    return {}
  })
}
