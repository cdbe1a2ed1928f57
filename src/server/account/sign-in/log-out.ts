import type { Deps } from '#server/deps.ts'
import { findSignInByToken, revokeSignIn } from '#server/users/sign-in.repo.ts'
import { hashRefreshToken } from './start-sign-in.ts'

/** Ends the sign-in a refresh token belongs to; an unknown one is nothing to end. */
export async function logOut(deps: Pick<Deps, 'db' | 'clock' | 'keyedHash'>, refreshToken: string): Promise<void> {
  const signIn = await findSignInByToken(deps.db, hashRefreshToken(deps, refreshToken))
  if (signIn) await revokeSignIn(deps.db, signIn.id, deps.clock.now())
}
