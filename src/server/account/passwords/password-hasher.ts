import { hash, verify } from '@node-rs/argon2'
import { createFairTurns } from '#server/http/fair-turns.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /**
   * Runs `guess` when its turn has come, so that what it looks at before it verifies (how many guesses were
   * wrong so far) is not older than the turn: a hundred guesses sent at once get no further than ten. Addresses are
   * served in rotation, and one account has few guesses under way.
   */
  guess<T>(guess: (verify: Verify) => Promise<T>, from?: { address: string; account: string }): Promise<T>
}

/** Takes the same time with `undefined` (no such account) as with a real hash; false then. */
export type Verify = (password: string, passwordHash: string | undefined) => Promise<boolean>

/** The library's const enum is ambient, so its member stands here as a number. */
const ARGON2ID = 2
/** As OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2 }
const AT_ONCE = 2
/** Of one address: a campus that logs in at once fits in. */
const WAITING_PER_ADDRESS = 300
const WAITING_PER_ACCOUNT = 10

/** Hashes at most two at a time; beyond the queue a caller is asked to wait, so that the server never runs out of memory. */
export function createPasswordHasher(cost = COST): PasswordHasher {
  const options = { algorithm: ARGON2ID, parallelism: 1, ...cost }
  const perAddress = createFairTurns({ atOnce: AT_ONCE, perKey: AT_ONCE, waitingPerKey: WAITING_PER_ADDRESS })
  const perAccount = createFairTurns({ atOnce: Infinity, perKey: AT_ONCE, waitingPerKey: WAITING_PER_ACCOUNT })
  const standIn = hash('a password nobody has', options)
  const check: Verify = async (password, passwordHash) => {
    const kept = passwordHash ?? (await standIn)
    const composed = password.normalize('NFC')
    // as it was typed: passwords of before that were kept so
    const isRight = (await verify(kept, composed)) || (composed !== password && (await verify(kept, password)))
    return isRight && passwordHash !== undefined
  }
  return {
    // one keyboard writes 'é' as one character, another as two (RFC 8265)
    hash: (password) => perAddress.run('', () => hash(password.normalize('NFC'), options)),
    guess: (guess, from = { address: '', account: '' }) =>
      perAccount.run(from.account, () => perAddress.run(from.address, () => guess(check))),
  }
}
