import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { advanceSignIn, findSignInByToken, insertRefreshToken, revokeSignIn } from '#server/users/sign-in.repo.ts'
import { hashRefreshToken, hasIdledOut, successorOf } from './start-sign-in.ts'

type RefreshDeps = Pick<Deps, 'db' | 'clock' | 'accessTokens' | 'keyedHash' | 'log'>

/**
 * Rotates the pair (RFC 9700, docs/decisions/0004). The current token moves the family on; its direct
 * parent gets the same successor while that is still unused; anything older was copied: the family ends.
 */
export async function refreshSession(deps: RefreshDeps, refreshToken: string): Promise<TokenPair> {
  const now = deps.clock.now()
  const signIn = await findSignInByToken(deps.db, hashRefreshToken(deps, refreshToken))
  if (!signIn || signIn.revoked_at || signIn.expires_at <= now || hasIdledOut(signIn, now)) throw refused()

  const isCurrent = signIn.token_generation === signIn.generation
  const isDirectParent = signIn.token_generation === signIn.generation - 1
  if (!isCurrent && !isDirectParent) {
    await revokeSignIn(deps.db, signIn.id, now)
    deps.log.warn(
      { event: 'refresh_token_reused', userId: signIn.user_id },
      'an old refresh token came back: sign-in ended',
    )
    throw refused()
  }

  const successor = successorOf(deps, refreshToken)
  if (isCurrent) {
    await deps.db.transaction().execute(async (tx) => {
      // a parallel refresh may have moved the family on already; its successor is this same one
      await insertRefreshToken(tx, hashRefreshToken(deps, successor), signIn.id, signIn.token_generation + 1)
      await advanceSignIn(tx, signIn.id, signIn.token_generation, now)
    })
  }
  return {
    accessToken: deps.accessTokens.issue({
      userId: signIn.user_id,
      signInId: signIn.id,
      version: signIn.token_version,
    }),
    refreshToken: successor,
  }
}

function refused(): Problem {
  return new Problem('auth.refresh_refused', 'Your session has ended. Please sign in again.')
}
