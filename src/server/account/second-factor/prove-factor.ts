import { must } from '#core/must.ts'
import { Problem } from '#contract/problem.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { tooMany, windowBefore } from '#server/account/sign-in/login-guard.ts'
import { forgetAccountFailures, insertFailure, latestFailures } from '#server/account/sign-in/login-guard.repo.ts'
import { countUse } from '#server/http/allowance.repo.ts'
import { findFactor, lockFactor, takeRecoveryCode, spendStep, type SecondFactorRow } from './second-factor.repo.ts'
import { unseal } from './seal.ts'
import { stepOfCode } from './totp.ts'

type ProveDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>

const WRONG_CODES = 10
const WINDOW_MS = 15 * MINUTE_MS
/** Codes are counted per account alone: six digits are few, and anyone who tries them knows the password already. */
const ANY_ADDRESS = 'any'

/** 'used': it was right, and is used up: sent twice by a double press, which is no guess. */
export type Proof = 'right' | 'used' | 'wrong'

/**
 * What a code of the app, or a recovery code, is worth; a right one is used up by this. Codes of one account that come at
 * once are tried one after the other. Throws when there were too many wrong ones.
 */
export async function proveFactor(deps: ProveDeps, factor: SecondFactorRow, written: string): Promise<Proof> {
  const now = deps.clock.now()
  const secret = unseal(deps, factor.user_id, factor.sealed_secret)
  // recovery codes hang on the same secret of this server
  if (!secret) throw new Error('a second step was set up under another AUTH_SECRET: put the old one back')
  const key = factorKeyOf(deps, factor.user_id)
  return deps.db.transaction().execute(async (tx) => {
    await lockFactor(tx, factor.user_id)
    const failures = await latestFailures(tx, key, ANY_ADDRESS, windowBefore(now, WINDOW_MS), WRONG_CODES)
    if (failures.length >= WRONG_CODES) throw tooMany(msOf(must(failures.at(-1))) + WINDOW_MS - msOf(now))
    const proof = await spendCode({ ...deps, db: tx }, factor, secret, written.replaceAll(/[\s-]/g, '').toLowerCase())
    if (proof === 'right') await forgetAccountFailures(tx, key)
    if (proof === 'wrong')
      await insertFailure(tx, { id: newId('lgf'), account_key: key, address_key: ANY_ADDRESS, at: now })
    return proof
  })
}

async function spendCode(deps: ProveDeps, factor: SecondFactorRow, secret: Uint8Array, code: string): Promise<Proof> {
  if (!/^\d{6}$/.test(code)) return factor.confirmed_at === null ? 'wrong' : spendRecoveryCode(deps, factor, code)
  const step = stepOfCode(secret, code, msOf(deps.clock.now()))
  if (step === undefined) return 'wrong'
  return (await spendStep(deps.db, factor.user_id, step)) ? 'right' : 'used'
}

/** A used recovery code is deleted; for a while only its mark tells it from one that never was. */
async function spendRecoveryCode(
  { db, clock, keyedHash }: ProveDeps,
  { user_id: userId }: SecondFactorRow,
  code: string,
) {
  const hash = hashRecoveryCode({ keyedHash }, code)
  const isRight = await takeRecoveryCode(db, userId, hash)
  const { uses } = await countUse(db, `recovery-code:${userId}:${hash}`, clock.now(), WINDOW_MS, isRight ? 1 : 0)
  if (isRight) return 'right'
  return uses > 0 ? 'used' : 'wrong'
}

/** For somebody who is signed in: a 401 would say that their session has ended. */
export async function requireFactor(deps: ProveDeps, factor: SecondFactorRow, code: string): Promise<void> {
  if ((await proveFactor(deps, factor, code)) !== 'right') throw wrongCode('account.wrong_code')
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
