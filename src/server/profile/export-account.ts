import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { readEverything } from './export.repo.ts'
import { findUser } from '#server/users/user.repo.ts'

/** Everything held about the person as one document; only the password's hash stays behind. */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const user = await findUser(deps.db, userId)
  if (!user) throw new Problem('auth.expired', 'Your session has ended. Please sign in again.')
  const { password_hash: _kept, token_version: _internal, ...account } = user
  return { exportedAt: deps.clock.now(), account, ...(await readEverything(deps.db, userId)) }
}
