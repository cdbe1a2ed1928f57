import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { addMs, SECOND_MS, type Instant } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import {
  advanceSignIn,
  findSignInByToken,
  insertRefreshToken,
  noteShared,
  revokeSignIn,
} from '#server/users/sign-in.repo.ts'
import { hashRefreshToken, hasIdledOut, successorOf } from './start-sign-in.ts'

type RefreshDeps = Pick<Deps, 'db' | 'clock' | 'accessTokens' | 'keyedHash' | 'log'>

/** A lost answer is asked for again within this time, no matter who has begun to use it meanwhile: several tabs at once. */
const RETRY_MS = 10 * SECOND_MS
/** In a row: one happens by itself, when a tab was late or a phone changed its network. */
const SHARED_ROUNDS_AT_MOST = 2
const SHARED = 'shared'

/**
 * Rotates the pair (RFC 9700, docs/decisions/0004). The current token moves the family on; its direct
 * parent gets the same successor while that is still unused; anything older was copied: the family ends. So it does when two go
 * on with one family side by side (docs/decisions/0080). `place` is where the request comes from: address and program.
 */
export async function refreshSession(deps: RefreshDeps, refreshToken: string, place: string): Promise<TokenPair> {
  const now = deps.clock.now()
  const from = deps.keyedHash('refresh-place', place)
  const signIn = await findSignInByToken(deps.db, hashRefreshToken(deps, refreshToken))
  if (!signIn || signIn.revoked_at || signIn.expires_at <= now || hasIdledOut(signIn, now)) throw refused()

  const isCurrent = signIn.token_generation === signIn.generation
  const isDirectParent = signIn.token_generation === signIn.generation - 1
  if ((!isCurrent && !isDirectParent) || (isDirectParent && (await isCopied(deps, signIn, from, now)))) {
    await revokeSignIn(deps.db, signIn.id, now)
    deps.log.warn(
      { event: 'refresh_token_reused', userId: signIn.user_id },
      'an old refresh token came back: sign-in ended',
    )
    throw refused()
  }

  const successor = successorOf(deps, refreshToken)
  if (isCurrent) {
    const sharedRounds = signIn.rotated_by === SHARED ? signIn.shared_rounds : 0
    await deps.db.transaction().execute(async (tx) => {
      // a parallel refresh may have moved the family on already; its successor is this same one
      await insertRefreshToken(tx, hashRefreshToken(deps, successor), signIn.id, signIn.token_generation + 1)
      await advanceSignIn(tx, signIn.id, signIn.token_generation, { now, place: from, sharedRounds })
    })
  }
  return {
    accessToken: deps.accessTokens.issue({
      userId: signIn.user_id,
      signInId: signIn.id,
      version: signIn.token_version,
      generation: signIn.token_generation + 1,
    }),
    refreshToken: successor,
  }
}

type Family = NonNullable<Awaited<ReturnType<typeof findSignInByToken>>>

/**
 * The parent of the current token came back. Its successor was used already, or it comes from another place than the one
 * that moved the family on: somebody else may hold a copy. Late, or several times in a row, it is one.
 */
async function isCopied(deps: RefreshDeps, signIn: Family, from: string, now: Instant): Promise<boolean> {
  const isUsed = signIn.seen_generation >= signIn.generation
  if (isUsed && addMs(signIn.rotated_at, RETRY_MS) < now) return true
  const isElsewhere = signIn.rotated_by !== null && signIn.rotated_by !== SHARED && signIn.rotated_by !== from
  if (!isUsed && !isElsewhere) return false
  if (signIn.rotated_by === SHARED) return false
  if (signIn.shared_rounds >= SHARED_ROUNDS_AT_MOST) return true
  await noteShared(deps.db, signIn.id, signIn.generation, SHARED)
  return false
}

function refused(): Problem {
  return new Problem('auth.refresh_refused', 'Your session has ended. Please sign in again.')
}
