import { Problem } from '#contract/problem.ts'
import { HOUR_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { countUse } from '#server/http/allowance.repo.ts'
import { findMessagesFrom } from '#server/site/contact.repo.ts'
import { findUser } from '#server/users/user.repo.ts'
import { writeEverything } from './export.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

/** It reads every row and file of the person. */
const EXPORTS_PER_HOUR = 6

type ExportDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'keyedHash'>

/** Everything held about the person as one document, piece by piece; only the password's hash stays behind. */
export async function exportAccount(deps: ExportDeps, userId: string): Promise<AsyncIterable<string>> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  await requireAllowance(deps, userId)
  const { password_hash: _kept, token_version: _internal, ...account } = user
  // an address that was never confirmed may be a stranger's, and so may its messages
  const contact_messages = user.email_verified_at === null ? [] : await findMessagesFrom(deps.db, user.email)
  const head = { exportedAt: deps.clock.now(), account, contact_messages }
  return (async function* () {
    yield JSON.stringify(head).slice(0, -1)
    yield* writeEverything(deps.db, userId)
    yield '}'
  })()
}

async function requireAllowance({ config, db, clock, keyedHash }: ExportDeps, userId: string): Promise<void> {
  if (!config.isRateLimited) return
  const { uses, endsInMs } = await countUse(db, keyedHash('allowance', `export:${userId}`), clock.now(), HOUR_MS)
  if (uses > EXPORTS_PER_HOUR)
    throw new Problem('request.too_many', `${EXPORTS_PER_HOUR} exports an hour are enough. Please try again later.`, {
      retryAfterSeconds: Math.ceil(endsInMs / 1000),
    })
}
