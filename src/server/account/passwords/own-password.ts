import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { guessPassword } from '#server/account/sign-in/login-guard.ts'
import { findUser, type UserRow } from '#server/users/user.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type PasswordDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'keyedHash'>

/** The signed-in person, who typed their password once more. Behind the guard that login has; `field` is where the refusal shows. */
export async function requireOwnPassword(
  deps: PasswordDeps,
  asked: { userId: string; password: string; address: string },
  { field = 'password', detail = 'This is not your password.' } = {},
): Promise<UserRow> {
  const user = await findUser(deps.db, asked.userId)
  if (!user) throw sessionEnded()
  const guess = { email: user.email, password: asked.password, address: asked.address, user, isOwn: true }
  if (await guessPassword(deps, guess)) return user
  throw new Problem('auth.forbidden', detail, { fields: { [field]: detail } })
}
