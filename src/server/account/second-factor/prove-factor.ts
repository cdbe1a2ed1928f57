import { must } from '#core/must.ts'
import { Problem } from '#contract/problem.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { tooMany, windowBefore } from '#server/account/sign-in/login-guard.ts'
import { forgetAccountFailures, insertFailure, latestFailures } from '#server/account/sign-in/login-guard.repo.ts'
import { findFactor, takeRecoveryCode, spendStep, type SecondFactorRow } from './second-factor.repo.ts'
import { unseal } from './seal.ts'
import { stepOfCode } from './totp.ts'

type ProveDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>

const WRONG_CODES = 10
const WINDOW_MS = 15 * MINUTE_MS
/** Codes are counted per account alone: six digits are few, and anyone who tries them knows the password already. */
const ANY_ADDRESS = 'any'

/** Whether a code of the app, or a recovery code, is right; it is used up by this. Throws when there were too many wrong ones. */
export async function proveFactor(deps: ProveDeps, factor: SecondFactorRow, written: string): Promise<boolean> {
  const now = deps.clock.now()
  const secret = unseal(deps, factor.user_id, factor.sealed_secret)
  // recovery codes hang on the same secret of this server
  if (!secret) throw new Error('a second step was set up under another AUTH_SECRET: put the old one back')
  const key = factorKeyOf(deps, factor.user_id)
  const failures = await latestFailures(deps.db, key, ANY_ADDRESS, windowBefore(now, WINDOW_MS), WRONG_CODES)
  if (failures.length >= WRONG_CODES) throw tooMany(msOf(must(failures.at(-1))) + WINDOW_MS - msOf(now))
  const isRight = await spendCode(deps, factor, secret, written.replaceAll(/[\s-]/g, '').toLowerCase())
  if (isRight) await forgetAccountFailures(deps.db, key)
  else await insertFailure(deps.db, { id: newId('lgf'), account_key: key, address_key: ANY_ADDRESS, at: now })
  return isRight
}

async function spendCode(deps: ProveDeps, factor: SecondFactorRow, secret: Uint8Array, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code))
    return factor.confirmed_at !== null && takeRecoveryCode(deps.db, factor.user_id, hashRecoveryCode(deps, code))
  const step = stepOfCode(secret, code, msOf(deps.clock.now()))
  return step !== undefined && spendStep(deps.db, factor.user_id, step)
}

/** For somebody who is signed in: a 401 would say that their session has ended. */
export async function requireFactor(deps: ProveDeps, factor: SecondFactorRow, code: string): Promise<void> {
  if (!(await proveFactor(deps, factor, code))) throw wrongCode('account.wrong_code')
}

/** Where the second step is on, the password alone changes nothing that matters. */
export async function requireStepUpCode(deps: ProveDeps, userId: string, code: string | undefined): Promise<void> {
  const factor = await findFactor(deps.db, userId)
  if (!factor?.confirmed_at) return
  if (!code) {
    const detail = 'Enter the code of your authenticator app.'
    throw new Problem('account.code_required', detail, { fields: { code: detail } })
  }
  await requireFactor(deps, factor, code)
}

export function wrongCode(code: 'auth.second_factor_refused' | 'account.wrong_code'): Problem {
  const detail = 'This code is wrong or was used already. Wait for the next one in your app and try again.'
  return new Problem(code, detail, { fields: { code: detail } })
}

export function hashRecoveryCode(deps: Pick<Deps, 'keyedHash'>, code: string): string {
  return deps.keyedHash('recovery-code', code)
}

export function factorKeyOf(deps: Pick<Deps, 'keyedHash'>, userId: string): string {
  return deps.keyedHash('second-factor', userId)
}
