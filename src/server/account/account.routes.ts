import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { getUserDetails } from './get-user-details.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, account.signup, ({ body }) => signUp(deps, body), { perMinute: 60 })
  serve(app, deps, account.login, ({ body, address }) => logIn(deps, body, address))
  serve(app, deps, account.refresh, ({ body }) => refreshSession(deps, body.refreshToken))
  serve(app, deps, account.logout, async ({ body }) => {
    await logOut(deps, body.refreshToken)
    return {}
  })
  serve(
    app,
    deps,
    account.forgotPassword,
    async ({ body }) => {
      requestPasswordReset(deps, body.email)
      return {}
    },
    { perMinute: 20 },
  )
  serve(
    app,
    deps,
    account.resetPassword,
    async ({ body }) => {
      await resetPassword(deps, body)
      return {}
    },
    { perMinute: 20 },
  )
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
