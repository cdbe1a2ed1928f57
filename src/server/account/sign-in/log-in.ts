import type { TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { guessPassword } from './login-guard.ts'
import { proveFactor, wrongCode } from '#server/account/second-factor/prove-factor.ts'
import { findFactor } from '#server/account/second-factor/second-factor.repo.ts'
import { deleteEndedSignIns } from '#server/users/sign-in.repo.ts'
import { withAsciiDomain } from '#server/users/mail-domain.ts'
import { startSignIn } from './start-sign-in.ts'
import { findUser, findUserByEmail, lockUser } from '#server/users/user.repo.ts'

type LogInDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'accessTokens' | 'keyedHash'>

/**
 * A wrong password and an unknown e-mail are distinguished neither by words nor by time. A second step is asked for
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
    if (!input.code) throw codeNeeded()
    const proof = await proveFactor(deps, factor, input.code)
    // neither a success nor a guess
    if (proof === 'used') throw wrongCode('auth.second_factor_refused')
    isCodeWrong = proof === 'wrong'
    return !isCodeWrong
  }
  const isRight = await guessPassword(deps, {
    ...input,
    email: user?.email ?? withAsciiDomain(input.email),
    address,
    user,
    alsoNeeds,
  })
  if (isCodeWrong) throw wrongCode('auth.second_factor_refused')
  if (!user || !isRight) throw invalidLogin()
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const current = await findUser(tx, user.id)
    // a guess waits for its turn: a password that was changed meanwhile opens nothing, or it would outlive the change
    if (current?.password_hash !== user.password_hash) throw invalidLogin()
    // and a second step that was turned on meanwhile is asked for, or its owner would not have shut out who knows the password
    if ((await findFactor(tx, user.id))?.confirmed_at && !factor?.confirmed_at) throw codeNeeded()
    await deleteEndedSignIns(tx, user.id, deps.clock.now())
    return startSignIn(deps, tx, { id: user.id, tokenVersion: current.token_version }, input.remember ?? false)
  })
}

function codeNeeded(): Problem {
  return new Problem('auth.second_factor_required', 'Enter the code of your authenticator app.', {
    fields: { code: 'Enter the code of your authenticator app.' },
  })
}

function invalidLogin(): Problem {
  return new Problem('auth.invalid_login', 'Invalid login details')
}
