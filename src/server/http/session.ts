import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { findLiveSession } from '#server/users/sign-in.repo.ts'
import type { RouteDeps } from './route-deps.ts'

/** Who asks: taken from the access token, never from the request's own words. */
export type Caller = { userId: string; signInId: string }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

const MAX_TOKEN_LENGTH = 2_048

/** Refuses a request without a valid access token of a sign-in that still stands. */
export function requireCaller(deps: RouteDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = request.headers.authorization
    if (header === undefined) throw new Problem('auth.required', 'Please sign in to continue.')
    const caller = await findCaller(deps, header)
    if (!caller) {
      request.log.info({ event: 'access_token_refused' }, 'access token refused')
      throw new Problem('auth.expired', 'Your session has ended. Please sign in again.')
    }
    request.caller = caller
  }
}

async function findCaller(deps: RouteDeps, header: string): Promise<Caller | undefined> {
  const token = header.length > MAX_TOKEN_LENGTH ? undefined : /^Bearer ([\w.-]+)$/i.exec(header)?.[1]
  const claims = token === undefined ? undefined : deps.accessTokens.verify(token)
  const session = claims && (await findLiveSession(deps.db, claims.signInId, deps.clock.now()))
  if (!claims || session?.user_id !== claims.userId || session.token_version !== claims.version) return undefined
  return { userId: claims.userId, signInId: claims.signInId }
}
