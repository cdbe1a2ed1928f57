import { courseKey } from '#core/progress/report.ts'
import { judgeTakeBack, judgeUndo, keysAskedForUndo } from '#core/progress/reversal.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { keepReversal } from './keep-reversal.ts'
import { findEvents } from './ledger.repo.ts'
import { ownTime } from './own-time.ts'
import { lockProgress } from './progress.repo.ts'

/** Takes back what a finished course paid, within ten minutes; answers the change in points, 0 or below. */
export function undoAward(deps: Pick<Deps, 'clock'>, tx: Db, userId: string, courseId: string): Promise<number> {
  return reverse(deps, tx, userId, { root: courseKey(courseId), judge: judgeUndo })
}

/** Takes back what a follow-up or a debrief paid, at any time. */
export function takeBackAward(deps: Pick<Deps, 'clock'>, tx: Db, userId: string, root: string): Promise<number> {
  return reverse(deps, tx, userId, { root, judge: judgeTakeBack })
}

async function reverse(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  userId: string,
  { root, judge }: { root: string; judge: typeof judgeUndo },
): Promise<number> {
  const progress = await lockProgress(tx, userId, deps.clock.now())
  const now = ownTime(deps.clock, progress)
  const known = await findEvents(tx, userId, keysAskedForUndo(root))
  const judged = judge(root, { userId, zone: progress.time_zone, total: progress.total_points, known }, now)
  if (judged.kind === 'refused') return 0
  await keepReversal(tx, progress, judged, now)
  return judged.event.points
}
