import { judgeAward, type Award, type Repeat } from '#core/progress/award.ts'
import { todayOf, type LastAction } from '#core/progress/day.ts'
import type { ProgressState } from '#core/progress/progress-state.ts'
import { keysAsked, type Refusal, type Report } from '#core/progress/report.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { appendEvents, insertBadges } from './ledger.repo.ts'
import { ownTime } from './own-time.ts'
import { readProgressState } from './progress-state.repo.ts'
import { insertDay, lockProgress, updateProgress, type LockedProgress, type ProgressRow } from './progress.repo.ts'

/**
 * The one door through which anything is awarded. `tx` is the transaction of what earned it, so that the
 * deed, its point events and the totals stand or fall together; a plain connection opens its own.
 */
export async function award(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  userId: string,
  report: Report,
): Promise<Award | Repeat | Refusal> {
  if (!tx.isTransaction) return tx.transaction().execute((own) => award(deps, own, userId, report))
  const progress = await lockProgress(tx, userId, deps.clock.now())
  const now = ownTime(deps.clock, progress)
  const state = await loadState(tx, userId, progress, report, now)
  const judged = judgeAward(report, state, now)
  if (judged.kind === 'awarded') await keep(tx, userId, progress, judged, now)
  return judged
}

/** What an award paid just now; a repeat or a refusal paid nothing. */
export function pointsOf(judged: Award | Repeat | Refusal): number {
  return judged.kind === 'awarded' ? judged.points : 0
}

export function lastActionOf(
  row: Pick<ProgressRow, 'last_action_at' | 'last_action_zone' | 'last_action_date'>,
): LastAction | null {
  if (!row.last_action_at || !row.last_action_zone || !row.last_action_date) return null
  return { instant: row.last_action_at, zone: row.last_action_zone, date: row.last_action_date }
}

async function loadState(
  tx: Db,
  userId: string,
  progress: LockedProgress,
  report: Report,
  now: Instant,
): Promise<ProgressState> {
  const { plan, time_zone: zone } = progress
  const lastAction = lastActionOf(progress)
  const today = todayOf(zone, now, lastAction)
  return {
    userId,
    plan,
    zone,
    total: progress.total_points,
    levelNumber: progress.level_number,
    lastAction,
    ...(await readProgressState(tx, userId, today, keysAsked(report, today))),
  }
}

async function keep(tx: Db, userId: string, before: ProgressRow, judged: Award, now: Instant): Promise<void> {
  await appendEvents(tx, judged.events)
  await insertBadges(tx, userId, judged.badges, now)
  if (judged.newDay) await insertDay(tx, userId, judged.newDay)
  const isSameWeek = before.week_start === judged.week.weekStart
  const weekPoints = (isSameWeek ? before.week_points : 0) + judged.week.points
  await updateProgress(tx, userId, {
    total_points: judged.total,
    level_number: judged.levelNumber,
    week_start: judged.week.weekStart,
    week_points: weekPoints,
    last_action_at: judged.lastAction.instant,
    last_action_zone: judged.lastAction.zone,
    last_action_date: judged.lastAction.date,
    ...(judged.total === before.total_points ? {} : { reached_at: now }),
    ...(isSameWeek && judged.week.points === 0 ? {} : { week_reached_at: now }),
  })
}
