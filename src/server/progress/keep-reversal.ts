import type { Reversal } from '#core/progress/reversal.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { appendEvents } from './ledger.repo.ts'
import { updateProgress, type ProgressRow } from './progress.repo.ts'

/** Appends a reversal and takes its points off the total and off the week it was earned in. */
export async function keepReversal(tx: Db, before: ProgressRow, judged: Reversal, now: Instant): Promise<void> {
  await appendEvents(tx, [judged.event])
  const isSameWeek = before.week_start === judged.week.weekStart && judged.week.points !== 0
  await updateProgress(tx, before.user_id, {
    total_points: judged.total,
    ...(judged.event.points === 0 ? {} : { reached_at: now }),
    ...(isSameWeek ? { week_points: before.week_points + judged.week.points, week_reached_at: now } : {}),
  })
}
