import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { accountKeyOf } from '#server/account/sign-in/login-guard.ts'
import { forgetAccountFailures } from '#server/account/sign-in/login-guard.repo.ts'
import { deleteReset, deleteResets, findReset } from './password-reset.repo.ts'
import { requireStrongPassword } from './password-rule.ts'
import { hashResetToken } from './request-password-reset.ts'
import { deleteFactor } from '#server/account/second-factor/second-factor.repo.ts'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { revokeAllSignIns } from '#server/users/sign-in.repo.ts'
import { setPassword } from '#server/users/user.repo.ts'

/** Sets the new password once per link; every session ends. */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'keyedHash'>,
  input: { token: string; password: string },
): Promise<void> {
  const now = deps.clock.now()
  const link = hashResetToken(deps, input.token)
  const user = await findReset(deps.db, link, now)
  if (!user) throw refused()
  await requireStrongPassword(input.password, {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
  })
  const passwordHash = await deps.passwords.hash(input.password)
  await deps.db.transaction().execute(async (tx) => {
    if (!(await deleteReset(tx, link))) throw refused()
    await deleteResets(tx, user.id)
    await setPassword(tx, user.id, passwordHash)
    await revokeAllSignIns(tx, user.id, now)
    // the link proves the address: a second step that was set up before anybody proved it may be a stranger's
    if (user.email_verified_at === null) {
      await deleteFactor(tx, user.id)
      await markVerified(tx, user.id, now)
    }
    // anyone who locked themselves out by guessing gets in again
    await forgetAccountFailures(tx, accountKeyOf(deps, user.email))
  })
}

function refused(): Problem {
  return new Problem('account.reset_link_refused', 'This link has been used or has run out. Please ask for a new one.')
}
