import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { revokeAllSignIns, revokeOwnSignIn } from '#server/users/sign-in.repo.ts'
import { raiseTokenVersion } from '#server/users/user.repo.ts'

type EndDeps = Pick<Deps, 'db' | 'clock'>

/** Every sign-in ends at once: the tokens that are out there are refused from now on. */
export async function signOutEverywhere(deps: EndDeps, userId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await raiseTokenVersion(tx, userId)
    await revokeAllSignIns(tx, userId, deps.clock.now())
  })
}

export async function endSession(deps: EndDeps, userId: string, signInId: string): Promise<void> {
  if (!(await revokeOwnSignIn(deps.db, userId, signInId, deps.clock.now()))) {
    throw new Problem('account.unknown_session', 'This sign-in has ended already.')
  }
}
