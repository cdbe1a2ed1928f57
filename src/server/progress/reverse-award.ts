import { judgeVoid, type Reversal, type ReversalRefusal } from '#core/progress/reversal.ts'
import { undoKey, voidKey } from '#core/progress/source-key.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { keepReversal } from './keep-reversal.ts'
import { findEvents } from './ledger.repo.ts'
import { ownTime } from './own-time.ts'
import { lockProgress } from './progress.repo.ts'

/** An operator takes any award back, at any time. Its source key stays used: it cannot be earned again. */
export function reverseAward(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  sourceKey: string,
): Promise<Reversal | ReversalRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, user.id, deps.clock.now())
    const now = ownTime(deps.clock, progress)
    const known = await findEvents(tx, user.id, [sourceKey, undoKey(sourceKey), voidKey(sourceKey)])
    const judged = judgeVoid(
      sourceKey,
      { userId: user.id, zone: user.time_zone, total: progress.total_points, known },
      now,
    )
    if (judged.kind === 'reversed') await keepReversal(tx, progress, judged, now)
    return judged
  })
}
