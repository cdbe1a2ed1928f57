import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { guessPassword } from './login-guard.ts'
import { proveFactor, wrongCode } from './prove-factor.ts'
import { findFactor } from './second-factor.repo.ts'
import { deleteEndedSignIns } from './sign-in.repo.ts'
import { startSignIn } from './start-sign-in.ts'
import { findUserByEmail } from './user.repo.ts'

type LogInDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'accessTokens' | 'keyedHash'>

/**
 * A wrong password and an unknown e-mail are told apart neither by words nor by time. A second step is asked for
 * only after the right password; a missing code is neither a failure nor a success.
 */
export async function logIn(
  deps: LogInDeps,
  input: { email: string; password: string; remember?: boolean | undefined; code?: string | undefined },
  address: string,
): Promise<TokenPair> {
  const user = await findUserByEmail(deps.db, input.email)
  const factor = user && (await findFactor(deps.db, user.id))
  let isCodeWrong = false
  const alsoNeeds = async (): Promise<boolean> => {
    if (!factor?.confirmed_at) return true
    if (!input.code) throw new Problem('auth.second_factor_required', 'Enter the code of your authenticator app.', { fields: { code: 'Enter the code of your authenticator app.' } })
    isCodeWrong = !(await proveFactor(deps, factor, input.code))
    return !isCodeWrong
  }
  const isRight = await guessPassword(deps, { ...input, address, user, alsoNeeds })
  if (isCodeWrong) throw wrongCode('auth.second_factor_refused')
  if (!user || !isRight) throw new Problem('auth.invalid_login', 'Invalid login details')
  return deps.db.transaction().execute(async (tx) => {
    await deleteEndedSignIns(tx, user.id, deps.clock.now())
    return startSignIn(deps, tx, { id: user.id, tokenVersion: user.token_version }, input.remember ?? false)
  })
}
