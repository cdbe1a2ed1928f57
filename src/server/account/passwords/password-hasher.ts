import { hash, verify } from '@node-rs/argon2'
import { Problem } from '#contract/problem.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /**
   * Runs `guess` when its turn has come, so that what it looks at before it verifies (how many guesses were
   * wrong so far) is not older than the turn: a hundred guesses sent at once get no further than ten.
   */
  guess<T>(guess: (verify: Verify) => Promise<T>): Promise<T>
}

/** Takes the same time with `undefined` (no such account) as with a real hash; false then. */
export type Verify = (password: string, passwordHash: string | undefined) => Promise<boolean>

/** The library's const enum is ambient, so its member stands here as a number. */
const ARGON2ID = 2
/** As OWASP recommends: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const WAITING_AT_MOST = 500

/** Hashes at most two at a time; beyond the queue the server says it is busy instead of running out of memory. */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createQueue(AT_ONCE, WAITING_AT_MOST)
  const standIn = hash('a password nobody has', OPTIONS)
  const check: Verify = async (password, passwordHash) => {
    const isRight = await verify(passwordHash ?? (await standIn), password)
    return isRight && passwordHash !== undefined
  }
  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    guess: (guess) => inTurn(() => guess(check)),
  }
}

function createQueue(atOnce: number, waitingAtMost: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingAtMost) {
        throw new Problem('server.busy', 'Many people are signing in right now. Please try again in a moment.', {
          retryAfterSeconds: 5,
        })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
