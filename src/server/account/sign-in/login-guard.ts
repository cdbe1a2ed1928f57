import { Problem } from '#contract/problem.ts'
import { addMs, HOUR_MS, MINUTE_MS, msOf, SECOND_MS, type Instant } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { blockOf } from '#server/http/address-block.ts'
import { newId } from '#server/new-id.ts'
import {
  countAddressFailures,
  deleteFailuresBefore,
  forgetFailures,
  insertFailure,
  isKnownAddress,
  latestAddressFailure,
  latestFailures,
  rememberAddress,
  type Window,
} from './login-guard.repo.ts'

type GuardDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'keyedHash'>
type Guess = {
  email: string
  password: string
  address: string
  user: { id: string; password_hash: string } | undefined
  /** Asked once the password is right, before this counts as a success. */
  alsoNeeds?: (() => Promise<boolean>) | undefined
  /** The signed-in user's password once more: counted apart, so that strangers behind one address do not lock the owner out. */
  isOwn?: boolean
}

const PER_ACCOUNT_AND_ADDRESS = 10
const ACCOUNT_WINDOW_MS = 15 * MINUTE_MS
const PER_ADDRESS = 300
const ADDRESS_WINDOW_MS = HOUR_MS
/** Past its failures an address waits this long after each further one. */
const ADDRESS_DELAY_MS = 10 * SECOND_MS

/**
 * Whether the password is right; throws when there were too many wrong ones. Guessing is slowed without
 * locking the owner out: failures are counted per account *and* address, so somebody else's guesses
 * elsewhere do not close the door here. Lives in the database, for every process.
 */
export function guessPassword(deps: GuardDeps, guess: Guess): Promise<boolean> {
  const from = { address: blockOf(guess.address), account: `${guess.isOwn ? 'own' : 'login'}:${guess.email}` }
  return deps.passwords.guess(async (verify) => {
    await requireGuessAllowed(deps, guess)
    const isRight = (await verify(guess.password, guess.user?.password_hash)) && (await (guess.alsoNeeds?.() ?? true))
    await (isRight && guess.user ? noteSuccess(deps, guess, guess.user.id) : noteFailure(deps, guess))
    return isRight
  }, from)
}

async function requireGuessAllowed(deps: GuardDeps, guess: Guess): Promise<void> {
  const now = deps.clock.now()
  const { accountKey, addressKey } = guardKeys(deps, guess)
  const failures = await latestFailures(
    deps.db,
    accountKey,
    addressKey,
    windowBefore(now, ACCOUNT_WINDOW_MS),
    PER_ACCOUNT_AND_ADDRESS,
  )
  const oldest = failures.at(-1)
  if (failures.length >= PER_ACCOUNT_AND_ADDRESS && oldest) throw tooMany(msOf(oldest) + ACCOUNT_WINDOW_MS - msOf(now))
  if (deps.config.isRateLimited) await requireAddressAllowed(deps, addressKey, guess.user?.id ?? '')
}

async function requireAddressAllowed(deps: GuardDeps, addressKey: string, userId: string): Promise<void> {
  const now = deps.clock.now()
  const window = windowBefore(now, ADDRESS_WINDOW_MS)
  // a campus shares one address: anyone who signed in from it before is let through
  if (await isKnownAddress(deps.db, userId, addressKey)) return
  if ((await countAddressFailures(deps.db, addressKey, window)) < PER_ADDRESS) return
  const latest = await latestAddressFailure(deps.db, addressKey, window)
  const waitMs = latest ? msOf(latest) + ADDRESS_DELAY_MS - msOf(now) : 0
  if (waitMs > 0) throw tooMany(waitMs)
}

/** Servers that share a database may be a little ahead. */
const CLOCKS_APART_MS = 10 * SECOND_MS

export function windowBefore(now: Instant, ms: number): Window {
  return { since: addMs(now, -ms), until: addMs(now, CLOCKS_APART_MS) }
}

async function noteFailure(deps: GuardDeps, guess: Guess): Promise<void> {
  const now = deps.clock.now()
  const { accountKey, addressKey } = guardKeys(deps, guess)
  await deleteFailuresBefore(deps.db, addMs(now, -ADDRESS_WINDOW_MS))
  await insertFailure(deps.db, { id: newId('lgf'), account_key: accountKey, address_key: addressKey, at: now })
}

async function noteSuccess(deps: GuardDeps, guess: Guess, userId: string): Promise<void> {
  const { accountKey, addressKey } = guardKeys(deps, guess)
  await forgetFailures(deps.db, accountKey, addressKey)
  await rememberAddress(deps.db, userId, addressKey, deps.clock.now())
}

function guardKeys(deps: Pick<Deps, 'keyedHash'>, { email, address, isOwn }: Guess) {
  return {
    accountKey: accountKeyOf(deps, isOwn ? `own:${email}` : email),
    addressKey: deps.keyedHash('login-address', blockOf(address)),
  }
}

export function accountKeyOf(deps: Pick<Deps, 'keyedHash'>, email: string): string {
  return deps.keyedHash('login-account', email)
}

/** Never longer than the longest window of failures, whatever a clock says. */
export function tooMany(leftMs: number): Problem {
  const waitMs = Math.min(leftMs, ACCOUNT_WINDOW_MS)
  const wait =
    waitMs < MINUTE_MS ? count(Math.ceil(waitMs / SECOND_MS), 'second') : count(Math.ceil(waitMs / MINUTE_MS), 'minute')
  return new Problem(
    'auth.too_many_attempts',
    `Too many attempts. Please try again in ${wait}, or reset your password.`,
    {
      retryAfterSeconds: Math.max(1, waitMs / SECOND_MS),
    },
  )
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
