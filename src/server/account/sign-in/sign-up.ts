import type { signup, TokenPair } from '#contract/account.ts'
import { Problem } from '#contract/problem.ts'
import { DEFAULT_LANGUAGE } from '#core/account/languages.ts'
import { isTimeZone } from '#core/time.ts'
import { isDuplicate } from '#server/db/errors.ts'
import type { Deps } from '#server/deps.ts'
import { award } from '#server/progress/award.ts'
import type { z } from 'zod'
import { newId } from '#server/new-id.ts'
import { requireStrongPassword } from '#server/account/passwords/password-rule.ts'
import { startSignIn } from './start-sign-in.ts'
import { withAsciiDomain } from '#server/users/mail-domain.ts'
import { findUserByEmail, insertUser } from '#server/users/user.repo.ts'
import { welcomeByMail } from '#server/account/email/verify-email.ts'

type SignUpDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'passwords' | 'accessTokens' | 'keyedHash' | 'catalogue' | 'mailer' | 'background'
>

/** Creates the account, pays for it, and signs it in: the next page is for signed-in people. */
export async function signUp(deps: SignUpDeps, input: z.output<NonNullable<typeof signup.body>>): Promise<TokenPair> {
  await requireStrongPassword(input.password, input)
  const passwordHash = await deps.passwords.hash(input.password)
  const id = newId('usr')
  const email = withAsciiDomain(input.email)
  try {
    const tokens = await deps.db.transaction().execute(async (tx) => {
      // one of before may be kept with its domain as it was written
      if (await findUserByEmail(tx, email)) throw taken()
      await insertUser(tx, {
        id,
        email,
        first_name: input.firstName,
        last_name: input.lastName,
        password_hash: passwordHash,
        time_zone: input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : 'UTC',
        zone_changed_at: null,
        // until the one question is answered (docs/decisions/0069)
        leaderboard_visibility: 'initials',
        wished_plan: input.plan ?? null,
        language: input.language ?? DEFAULT_LANGUAGE,
        joined_at: deps.clock.now(),
      })
      await award(deps, tx, id, { activity: 'accountCreated' })
      return startSignIn(deps, tx, { id, tokenVersion: 1 }, false)
    })
    welcomeByMail(deps, id)
    return tokens
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw taken()
  }
}

function taken(): Problem {
  const detail = 'An account with this email already exists'
  return new Problem('account.email_taken', detail, { fields: { email: detail } })
}
