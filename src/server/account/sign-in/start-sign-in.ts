import type { TokenPair } from '#contract/account.ts'
import { addMs, DAY_MS, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { newId, newSecret } from '#server/new-id.ts'
import { insertSignIn } from '#server/users/sign-in.repo.ts'

export type SignInDeps = Pick<Deps, 'clock' | 'accessTokens' | 'keyedHash'>

/** Remembered: 30 days in all, 14 idle. Else 24 hours. */
const REMEMBERED = { lifeMs: 30 * DAY_MS, idleMs: 14 * DAY_MS }
const NOT_REMEMBERED = { lifeMs: DAY_MS, idleMs: DAY_MS }

/** Opens a family of refresh tokens and gives its first pair. */
export async function startSignIn(
  deps: SignInDeps,
  db: Db,
  user: { id: string; tokenVersion: number },
  isRemembered: boolean,
): Promise<TokenPair> {
  const now = deps.clock.now()
  const { lifeMs, idleMs } = isRemembered ? REMEMBERED : NOT_REMEMBERED
  const id = newId('sin')
  const refreshToken = newSecret()
  await insertSignIn(
    db,
    {
      id,
      user_id: user.id,
      generation: 1,
      rotated_at: now,
      created_at: now,
      expires_at: addMs(now, lifeMs),
      idle_ms: idleMs,
      revoked_at: null,
      // the first has no parent that could come back
      seen_generation: 1,
      rotated_by: null,
    },
    hashRefreshToken(deps, refreshToken),
  )
  return {
    accessToken: deps.accessTokens.issue({ userId: user.id, signInId: id, version: user.tokenVersion, generation: 1 }),
    refreshToken,
  }
}

export function hashRefreshToken(deps: Pick<Deps, 'keyedHash'>, token: string): string {
  return deps.keyedHash('refresh-token', token)
}

/** A token has one successor, derived from it: parallel refreshes and retries all get the same. */
export function successorOf(deps: Pick<Deps, 'keyedHash'>, token: string): string {
  return deps.keyedHash('refresh-successor', token)
}

export function hasIdledOut(signIn: { rotated_at: Instant; idle_ms: number }, now: Instant): boolean {
  return addMs(signIn.rotated_at, signIn.idle_ms) <= now
}
