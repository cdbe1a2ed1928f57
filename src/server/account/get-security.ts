import type { Security } from '#contract/security.ts'
import { sessionEnded } from '#server/http/session-ended.ts'
import type { Deps } from '#server/deps.ts'
import { countRecoveryCodes, findFactor } from './second-factor/second-factor.repo.ts'
import { listLiveSignIns } from '#server/users/sign-in.repo.ts'
import { hasIdledOut } from './sign-in/start-sign-in.ts'
import { findUser } from '#server/users/user.repo.ts'

/** What the person sees of how their account is guarded. */
export async function getSecurity(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  caller: { userId: string; signInId: string },
): Promise<Security> {
  const user = await findUser(deps.db, caller.userId)
  if (!user) throw sessionEnded()
  const now = deps.clock.now()
  const factor = await findFactor(deps.db, user.id)
  const isOn = Boolean(factor?.confirmed_at)
  const signIns = (await listLiveSignIns(deps.db, user.id, now)).filter((signIn) => !hasIdledOut(signIn, now))
  return {
    sessions: signIns.map((signIn) => ({
      id: signIn.id,
      started_at: signIn.created_at,
      last_used_at: signIn.rotated_at,
      is_current: signIn.id === caller.signInId,
    })),
    second_factor: { is_on: isOn, recovery_codes_left: isOn ? await countRecoveryCodes(deps.db, user.id) : 0 },
    email: { is_verified: user.email_verified_at !== null, can_verify: deps.mailer.isConfigured },
  }
}
