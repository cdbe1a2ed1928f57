import type { FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { msOf } from '#core/time.ts'
import type { TokenScope } from '#core/account/token-scopes.ts'
import { findLiveSession, noteSeen } from '#server/users/sign-in.repo.ts'
import { blockOf } from './address-block.ts'
import type { Caller, PersonalCaller } from './caller.ts'
import { bearsPersonalToken, findPersonalCaller, limitTokenCalls, requireScope } from './personal-caller.ts'
import type { RouteDeps } from './route-deps.ts'
import { sessionEnded } from './session-ended.ts'

export type { Caller }

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

const MAX_TOKEN_LENGTH = 2_048
/** Anybody can make a hundred accounts: on its first day one counts by its address, where work takes long. */
const NEW_FOR_MS = 24 * 60 * 60_000

/** Refuses a request without a valid access token of a sign-in that still stands, or a personal token with `scope`. */
export function requireCaller(deps: RouteDeps, { scope }: { scope?: TokenScope }) {
  return async (request: FastifyRequest): Promise<void> => {
    const header = request.headers.authorization
    if (header === undefined) throw new Problem('auth.required', 'Please sign in to continue.')
    request.caller = bearsPersonalToken(header)
      ? await requirePersonalCaller(deps, request, header, scope)
      : await findCaller(deps, request, header)
    if (request.caller) return
    request.log.info({ event: 'access_token_refused' }, 'access token refused')
    throw sessionEnded()
  }
}

async function requirePersonalCaller(
  deps: RouteDeps,
  request: FastifyRequest,
  header: string,
  scope: TokenScope | undefined,
): Promise<PersonalCaller | undefined> {
  const caller = await findPersonalCaller(deps, header)
  if (!caller) return undefined
  request.caller = caller
  await limitTokenCalls(deps, caller)
  requireScope(caller, scope)
  return caller
}

async function findCaller(deps: RouteDeps, request: FastifyRequest, header: string): Promise<Caller | undefined> {
  const token = header.length > MAX_TOKEN_LENGTH ? undefined : /^Bearer ([\w.-]+)$/i.exec(header)?.[1]
  const claims = token === undefined ? undefined : deps.accessTokens.verify(token)
  const session = claims && (await findLiveSession(deps.db, claims.signInId, deps.clock.now()))
  if (!claims || session?.user_id !== claims.userId || session.token_version !== claims.version) return undefined
  if (claims.generation > session.seen_generation) await noteSeen(deps.db, claims.signInId, claims.generation)
  const knownFromMs = msOf(session.joined_at) + NEW_FOR_MS
  if (knownFromMs > msOf(deps.clock.now())) deps.workers.meet(claims.userId, blockOf(request.ip), knownFromMs)
  return { userId: claims.userId, signInId: claims.signInId, revision: session.revision ?? undefined }
}
