import { askForEnding, endLeftSubscriptions } from '#server/billing/reconcile-billing.ts'
import { tidyStorage } from '#server/db/tidy-storage.ts'
import type { Deps } from '#server/deps.ts'
import { deleteMessagesFrom } from '#server/site/contact.repo.ts'
import { accountKeyOf } from '#server/account/sign-in/login-guard.ts'
import { forgetAccountFailures } from '#server/account/sign-in/login-guard.repo.ts'
import { requireOwnPassword } from '#server/account/passwords/own-password.ts'
import { factorKeyOf, requireStepUpCode } from '#server/account/second-factor/prove-factor.ts'
import { deleteUser } from '#server/users/user.repo.ts'

type DeleteDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'passwords' | 'keyedHash' | 'mailer' | 'payments' | 'background' | 'log'
>

/**
 * Deletes the person and, by foreign key, everything held about them; then what names them elsewhere:
 * mails that wait in the outbox, messages to the operator, traces in the database's own files. Asks for
 * the password once more, behind the guard that login has.
 */
export async function deleteAccount(
  deps: DeleteDeps,
  userId: string,
  { password, code }: { password: string; code?: string | undefined },
  address: string,
): Promise<void> {
  const user = await requireOwnPassword(
    deps,
    { userId, password, address },
    { detail: 'This is not your password. Nothing was deleted.' },
  )
  await requireStepUpCode(deps, userId, code)
  await deps.db.transaction().execute(async (tx) => {
    await askForEnding(deps, tx, userId)
    await deleteUser(tx, userId)
    await forgetAccountFailures(tx, accountKeyOf(deps, user.email))
    await forgetAccountFailures(tx, factorKeyOf(deps, userId))
    // an address that was never confirmed may be a stranger's, and so may its messages
    if (user.email_verified_at !== null) await deleteMessagesFrom(tx, user.email)
  })
  endLeftSubscriptions(deps)
  await deps.mailer.forget(user.email)
  await tidyStorage(deps.db)
}
