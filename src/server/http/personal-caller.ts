import { Problem } from '#contract/problem.ts'
import { isTokenScope, TOKEN_PREFIX, type TokenScope } from '#core/account/token-scopes.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import { findLiveToken, noteTokenUse } from '#server/users/personal-token.repo.ts'
import { countUse } from './allowance.repo.ts'
import type { Caller, PersonalCaller } from './caller.ts'
import { countCallsPerMinute } from './calls-per-minute.ts'
import type { RouteDeps } from './route-deps.ts'

export const TOKEN_CALLS_PER_MINUTE = 60

const perMinute = countCallsPerMinute(TOKEN_CALLS_PER_MINUTE)

/** Of a user, with whichever of their tokens, on whichever process: more of either are not more calls. */
export async function limitTokenCalls(deps: RouteDeps, { userId }: Caller, calls = 1): Promise<void> {
  if (!deps.config.isRateLimited || calls === 0) return
  const retryAfterSeconds = await secondsToWait(deps, userId, calls)
  if (retryAfterSeconds === undefined) return
  throw new Problem(
    'request.too_many',
    `A personal token may make ${TOKEN_CALLS_PER_MINUTE} calls a minute. Please wait ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  )
}

/** SQLite has one process, which counts in memory; the others count in the database together. */
async function secondsToWait(
  { db, clock, config, keyedHash }: RouteDeps,
  userId: string,
  calls: number,
): Promise<number | undefined> {
  const now = clock.now()
  if (!config.databaseUrl) return perMinute.take(userId, msOf(now), calls)
  const { uses, endsInMs } = await countUse(db, keyedHash('rate', `token ${userId}`), now, MINUTE_MS, calls)
  return uses > TOKEN_CALLS_PER_MINUTE ? Math.ceil(endsInMs / 1_000) : undefined
}

export function bearsPersonalToken(header: string): boolean {
  return header.slice('Bearer '.length, 'Bearer '.length + TOKEN_PREFIX.length) === TOKEN_PREFIX
}

const WRITTEN = new RegExp(`^Bearer (${TOKEN_PREFIX}[\\w-]{43})$`, 'i')

/** Who a personal token speaks for, and what it may do; undefined when it is none that stands. */
export async function findPersonalCaller(deps: RouteDeps, header: string): Promise<PersonalCaller | undefined> {
  const secret = header.length > 100 ? undefined : WRITTEN.exec(header)?.[1]
  const now = deps.clock.now()
  const token = secret && (await findLiveToken(deps.db, hashToken(deps, secret), now))
  if (!token) return undefined
  await noteTokenUse(deps.db, token, now)
  const scopes: unknown = JSON.parse(token.scopes)
  return {
    userId: token.user_id,
    signInId: token.id,
    token: { id: token.id, scopes: Array.isArray(scopes) ? scopes.filter(isTokenScope) : [] },
  }
}

export function requireScope({ token }: PersonalCaller, scope: TokenScope | undefined): void {
  if (scope === undefined)
    throw new Problem('auth.token_refused', 'A personal token cannot do this. Sign in to Waymark and do it there.')
  if (!token.scopes.includes(scope))
    throw new Problem('auth.scope_missing', `This token may not do this: it lacks ${scope}. Make one that has it.`)
}

export function hashToken({ keyedHash }: Pick<RouteDeps, 'keyedHash'>, secret: string): string {
  return keyedHash('personal-token', secret)
}
