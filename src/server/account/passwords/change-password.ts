import type { TokenPair } from '#contract/account.ts'
import { sessionEnded } from '#server/http/session-ended.ts'
import { DAY_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from './own-password.ts'
import { requireStepUpCode } from '#server/account/second-factor/prove-factor.ts'
import { deleteResets } from './password-reset.repo.ts'
import { requireStrongPassword } from './password-rule.ts'
import { findSignIn, revokeAllSignIns } from '#server/users/sign-in.repo.ts'
import { startSignIn } from '#server/account/sign-in/start-sign-in.ts'
import { findUser, lockUser, setPassword } from '#server/users/user.repo.ts'

type ChangeDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'accessTokens' | 'keyedHash'>
type Asked = {
  userId: string
  signInId: string
  address: string
  current: string
  wanted: string
  code?: string | undefined
}

/** Every sign-in ends; who changed it goes on with a new one that lasts as long as theirs would have been allowed to. */
export async function changePassword(deps: ChangeDeps, asked: Asked): Promise<TokenPair> {
  const refusal = { field: 'current_password', detail: 'This is not your current password. Nothing was changed.' }
  const user = await requireOwnPassword(deps, { ...asked, password: asked.current }, refusal)
  await requireStepUpCode(deps, user.id, asked.code)
  await requireStrongPassword(asked.wanted, { firstName: user.first_name, lastName: user.last_name, email: user.email })
  const passwordHash = await deps.passwords.hash(asked.wanted)
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const before = await findUser(tx, user.id)
    // another change was quicker: anyone who typed the password of before has not proved anything
    if (before?.password_hash !== user.password_hash) throw sessionEnded()
    const signIn = await findSignIn(tx, asked.signInId)
    await setPassword(tx, user.id, passwordHash)
    await revokeAllSignIns(tx, user.id, deps.clock.now())
    // a link somebody asked for before must not undo this
    await deleteResets(tx, user.id)
    const isRemembered = signIn !== undefined && msOf(signIn.expires_at) - msOf(signIn.created_at) > DAY_MS
    return startSignIn(deps, tx, { id: user.id, tokenVersion: before.token_version + 1 }, isRemembered)
  })
}
