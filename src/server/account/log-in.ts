import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { guessPassword } from './login-guard.ts'
import { deleteEndedSignIns } from './sign-in.repo.ts'
import { startSignIn } from './start-sign-in.ts'
import { findUserByEmail } from './user.repo.ts'

type LogInDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'accessTokens' | 'keyedHash'>

/** A wrong password and an unknown e-mail are told apart neither by words nor by time. */
export async function logIn(
  deps: LogInDeps,
  input: { email: string; password: string; remember?: boolean | undefined },
  address: string,
): Promise<TokenPair> {
  const user = await findUserByEmail(deps.db, input.email)
  const isRight = await guessPassword(deps, { ...input, address, user })
  if (!user || !isRight) throw new Problem('auth.invalid_login', 'Invalid login details')
  return deps.db.transaction().execute(async (tx) => {
    await deleteEndedSignIns(tx, user.id, deps.clock.now())
    return startSignIn(deps, tx, { id: user.id, tokenVersion: user.token_version }, input.remember ?? false)
  })
}
