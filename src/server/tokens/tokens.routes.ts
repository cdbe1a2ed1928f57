import type { FastifyInstance } from 'fastify'
import * as tokens from '#contract/tokens.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { registerOAuthRoutes } from './oauth.routes.ts'
import { createToken, listTokens, revokeToken } from './personal-tokens.ts'

/** None of these takes a personal token: a token can neither see nor make nor end one. */
export function registerTokenRoutes(app: FastifyInstance, deps: Deps): void {
  registerOAuthRoutes(app, deps)
  serve(app, deps, tokens.listTokens, ({ caller }) => listTokens(deps, caller.userId))
  serve(app, deps, tokens.createToken, ({ caller, body, address }) => createToken(deps, caller.userId, body, address))
  serve(
    app,
    deps,
    tokens.revokeToken,
    async ({ caller, params }) => (await revokeToken(deps, caller.userId, params.id), {}),
  )
}
