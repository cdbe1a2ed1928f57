import type { FastifyInstance } from 'fastify'
import * as security from '#contract/security.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { changePassword } from './passwords/change-password.ts'
import { endSession, signOutEverywhere } from './sign-in/end-sessions.ts'
import { getSecurity } from './get-security.ts'
import { renewRecoveryCodes, startFactor, turnFactorOff, turnFactorOn } from './second-factor/second-factor.ts'
import { confirmEmail, sendEmailCheck } from './email/verify-email.ts'

/** How a person guards their account. */
export function registerSecurityRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, security.getSecurity, ({ caller }) => getSecurity(deps, caller))
  serve(app, deps, security.changePassword, ({ caller, body, address }) =>
    changePassword(deps, {
      ...caller,
      address,
      current: body.current_password,
      wanted: body.password,
      code: body.code,
    }),
  )
  serve(app, deps, security.signOutEverywhere, async ({ caller }) => (await signOutEverywhere(deps, caller.userId), {}))
  serve(
    app,
    deps,
    security.endSession,
    async ({ caller, params }) => (await endSession(deps, caller.userId, params.id), {}),
  )
  registerFactorRoutes(app, deps)
  serve(app, deps, security.sendEmailCheck, async ({ caller }) => (await sendEmailCheck(deps, caller.userId), {}))
  serve(app, deps, security.confirmEmail, async ({ body }) => (await confirmEmail(deps, body.token), {}), {
    perMinute: 20,
  })
}

function registerFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, security.startSecondFactor, ({ caller, body, address }) =>
    startFactor(deps, { ...body, userId: caller.userId, address }),
  )
  serve(app, deps, security.confirmSecondFactor, async ({ caller, body }) => ({
    recovery_codes: await turnFactorOn(deps, caller, body.code),
  }))
  serve(app, deps, security.renewRecoveryCodes, async ({ caller, body, address }) => ({
    recovery_codes: await renewRecoveryCodes(deps, { ...body, userId: caller.userId, address }),
  }))
  serve(
    app,
    deps,
    security.turnOffSecondFactor,
    async ({ caller, body, address }) => (await turnFactorOff(deps, { ...body, userId: caller.userId, address }), {}),
  )
}
