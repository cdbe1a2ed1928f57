import { randomBytes } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import { msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { requireOwnPassword } from '#server/account/passwords/own-password.ts'
import { hashRecoveryCode, requireFactor } from './prove-factor.ts'
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  putUnconfirmedFactor,
  replaceRecoveryCodes,
  type SecondFactorRow,
} from './second-factor.repo.ts'
import { revokeOtherSignIns } from '#server/users/sign-in.repo.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { seal } from './seal.ts'
import { otpauthUri, stepAt, toBase32 } from './totp.ts'

type FactorDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'keyedHash'>
type Asked = { userId: string; address: string; password: string }

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** 50 bits each: behind the guard that is more than anybody can try. */
const RECOVERY_BYTES = 10
const RECOVERY_LETTERS = 'abcdefghjklmnpqrstuvwxyz23456789'

/** A new key for an authenticator app. It counts once a code of it was typed in. */
export async function startFactor(deps: FactorDeps, asked: Asked): Promise<{ key: string; uri: string }> {
  const user = await requireOwnPassword(deps, asked)
  const secret = randomBytes(SECRET_BYTES)
  const now = deps.clock.now()
  const factor = {
    user_id: user.id,
    sealed_secret: seal(deps, user.id, secret),
    // the codes of before this moment are nobody's
    last_step: stepAt(msOf(now)) - 2,
    confirmed_at: null,
    created_at: now,
  }
  if (!(await deps.db.transaction().execute((tx) => putUnconfirmedFactor(tx, factor)))) {
    throw new Problem(
      'account.second_factor_on',
      'The second step is on already. Turn it off first to use another app.',
    )
  }
  return { key: toBase32(secret), uri: otpauthUri(secret, user.email) }
}

/**
 * Turns the second step on with a first code, and gives the recovery codes, which are shown this once. Every other
 * session ends: it was opened without the second step.
 */
export async function turnFactorOn(
  deps: FactorDeps,
  { userId, signInId }: { userId: string; signInId: string },
  code: string,
): Promise<string[]> {
  const factor = await findFactor(deps.db, userId)
  if (!factor || factor.confirmed_at)
    throw new Problem(
      'account.second_factor_not_started',
      'Start again: there is no key that waits for its first code.',
    )
  await requireFactor(deps, factor, code)
  const codes = makeRecoveryCodes()
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if (!(await confirmFactor(tx, userId, deps.clock.now())))
      throw new Problem('request.conflict', 'This was done in another window already.')
    await revokeOtherSignIns(tx, userId, signInId, deps.clock.now())
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((one) => hashRecoveryCode(deps, one.replace('-', ''))),
    )
  })
  return codes
}

/** New recovery codes; those of before are void. */
export async function renewRecoveryCodes(deps: FactorDeps, asked: Asked & { code: string }): Promise<string[]> {
  const factor = await requireBoth(deps, asked)
  const codes = makeRecoveryCodes()
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, factor.user_id)
    if (!(await findFactor(tx, factor.user_id))?.confirmed_at) throw isOff()
    await replaceRecoveryCodes(
      tx,
      factor.user_id,
      codes.map((one) => hashRecoveryCode(deps, one.replace('-', ''))),
    )
  })
  return codes
}

export async function turnFactorOff(deps: FactorDeps, asked: Asked & { code: string }): Promise<void> {
  const factor = await requireBoth(deps, asked)
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, factor.user_id)
    await deleteFactor(tx, factor.user_id)
  })
}

async function requireBoth(deps: FactorDeps, asked: Asked & { code: string }): Promise<SecondFactorRow> {
  const user = await requireOwnPassword(deps, asked)
  const factor = await findFactor(deps.db, user.id)
  if (!factor?.confirmed_at) throw isOff()
  await requireFactor(deps, factor, asked.code)
  return factor
}

const isOff = () => new Problem('account.second_factor_off', 'The second step is off already.')

/** 'k7mxq-2f9ht': no i, o, 0 or 1, which look like others. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(RECOVERY_BYTES)].map((byte) => RECOVERY_LETTERS[byte & 31]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}
