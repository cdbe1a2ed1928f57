import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { blockOf } from '#server/http/address-block.ts'
import { serve } from '#server/http/route.ts'
import { logIn } from './sign-in/log-in.ts'
import { logOut } from './sign-in/log-out.ts'
import { refreshSession } from './sign-in/refresh-session.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { signUp } from './sign-in/sign-up.ts'

export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, account.signup, ({ body }) => signUp(deps, body), { perMinute: 60, isLong: true })
  serve(app, deps, account.login, ({ body, address }) => logIn(deps, body, address), { isLong: true })
  serve(app, deps, account.refresh, ({ body, address, userAgent }) =>
    refreshSession(deps, body.refreshToken, `${blockOf(address)} ${userAgent}`),
  )
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
}
