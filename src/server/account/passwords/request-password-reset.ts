import { addMs, HOUR_MS } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import { newSecret } from '#server/new-id.ts'
import { countResets, deleteResetsBefore, insertReset } from './password-reset.repo.ts'
import { resetWords } from '#server/account/email/mail-words.ts'
import { findUserByEmail, lockUser } from '#server/users/user.repo.ts'

type ResetDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'keyedHash' | 'config' | 'background'>

const LINK_LIFE_MS = HOUR_MS
const LINKS_PER_HOUR = 3

/**
 * Sends a link when the account exists. Answers at once and alike for every address: what follows
 * runs after the answer, so neither words nor time tell who has an account.
 */
export function requestPasswordReset(deps: ResetDeps, email: string): void {
  deps.background.run('sending a reset link', () => sendLink(deps, email))
}

async function sendLink(deps: ResetDeps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  if (!user) return
  const token = newSecret()
  const isMade = await deps.db.transaction().execute((tx) => makeLink(deps, tx, user.id, token))
  const { subject, text } = resetWords[user.language]
  if (isMade) await deps.mailer.send({ to: user.email, subject, text: text(user.first_name, ownAddress(deps), token) })
}

/** One request after the other, so that many at once do not all count the same links. */
async function makeLink(deps: Within<ResetDeps>, tx: Db, userId: string, token: string): Promise<boolean> {
  const now = deps.clock.now()
  await lockUser(tx, userId)
  await deleteResetsBefore(tx, userId, addMs(now, -LINK_LIFE_MS))
  if ((await countResets(tx, userId)) >= LINKS_PER_HOUR) return false
  const link = {
    hash: hashResetToken(deps, token),
    user_id: userId,
    created_at: now,
    expires_at: addMs(now, LINK_LIFE_MS),
  }
  await insertReset(tx, link)
  return true
}

export function hashResetToken(deps: Pick<Deps, 'keyedHash'>, token: string): string {
  return deps.keyedHash('reset-token', token)
}
