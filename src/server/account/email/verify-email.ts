import { Problem } from '#contract/problem.ts'
import { addMs, DAY_MS, HOUR_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { ownAddress } from '#server/own-address.ts'
import { countChecksSince, findCheckedPerson, insertCheck, markVerified } from './email-check.repo.ts'
import { newSecret } from '#server/new-id.ts'
import { confirmWords } from './mail-words.ts'
import { findUser, lockUser } from '#server/users/user.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type CheckDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mailer' | 'keyedHash' | 'background'>

const LINK_LIFE_MS = 3 * DAY_MS
const LINKS_PER_HOUR = 3

/** The first link comes with the account; nothing waits for it, and nothing is blocked without it. */
export function welcomeByMail(deps: CheckDeps, userId: string): void {
  if (deps.mailer.isConfigured) deps.background.run('sending the first mail', () => sendEmailCheck(deps, userId))
}

/** Mails a link to the person's address. Only where mail leaves: a link in the outbox would prove nothing. */
export async function sendEmailCheck(deps: CheckDeps, userId: string): Promise<void> {
  if (!deps.mailer.isConfigured) throw new Problem('account.no_mail', 'This server sends no mail.')
  const token = newSecret()
  const user = await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    await lockUser(tx, userId)
    const found = await findUser(tx, userId)
    if (!found) throw sessionEnded()
    if (found.email_verified_at) throw new Problem('account.email_verified', 'Your email address is verified already.')
    if ((await countChecksSince(tx, userId, addMs(now, -HOUR_MS))) >= LINKS_PER_HOUR) {
      throw new Problem(
        'request.too_many',
        'Three mails in an hour are enough. Look in your spam folder, or try again later.',
        { retryAfterSeconds: HOUR_MS / 1000 },
      )
    }
    await insertCheck(tx, {
      hash: hashOf(deps, token),
      user_id: userId,
      created_at: now,
      expires_at: addMs(now, LINK_LIFE_MS),
    })
    return found
  })
  const { subject, text } = confirmWords[user.language]
  await deps.mailer.send({ to: user.email, subject, text: text(user.first_name, ownAddress(deps), token) })
}

export async function confirmEmail(deps: CheckDeps, token: string): Promise<void> {
  const now = deps.clock.now()
  const userId = await findCheckedPerson(deps.db, hashOf(deps, token), now)
  if (!userId)
    throw new Problem(
      'account.email_link_refused',
      'This link has been used or has run out. Ask for a new one in your settings.',
    )
  await deps.db.transaction().execute((tx) => markVerified(tx, userId, now))
}

function hashOf(deps: CheckDeps, token: string): string {
  return deps.keyedHash('email-check', token)
}
