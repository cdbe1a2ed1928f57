import type { LocalDate } from '#core/time.ts'
import { activityOf } from './activities.ts'
import type { LastAction } from './day.ts'
import { isDateJump } from './day.ts'
import { levelAfter } from './levels.ts'
import type { PointEvent } from './point-event.ts'
import type { ActivityCounts } from './progress-state.ts'
import type { StreakDay } from './streak.ts'
import { weekDeltaOf } from './week.ts'

/** All that is kept beside one person's ledger for speed, told again by the ledger alone. */
export type Replay = {
  total: number
  levelNumber: number
  lastAction: LastAction | null
  days: StreakDay[]
  counts: ActivityCounts
  /** Points on the weekly board by its Monday. */
  weeks: Map<LocalDate, number>
}

/** Recomputes a person's aggregates from all their events, in the order they were appended. */
export function replayLedger(events: readonly PointEvent[]): Replay {
  const replay: Replay = { total: 0, levelNumber: 1, lastAction: null, days: [], counts: {}, weeks: new Map() }
  const instants = new Map(events.map(({ sourceKey, instant }) => [sourceKey, instant]))
  for (const event of events) {
    const { activity, points, reverses } = event
    replay.total += points
    replay.levelNumber = levelAfter(replay.total, replay.levelNumber)
    replay.counts[activity] = (replay.counts[activity] ?? 0) + (reverses === null ? 1 : -1)
    const earnedAt = instants.get(reverses ?? event.sourceKey) ?? event.instant
    const week = weekDeltaOf([event], earnedAt)
    replay.weeks.set(week.weekStart, (replay.weeks.get(week.weekStart) ?? 0) + week.points)
    if (reverses === null && activityOf(activity).kind === 'action') takeAction(replay, event)
  }
  return replay
}

function takeAction(replay: Replay, { zone, instant, localDate }: PointEvent): void {
  if (replay.lastAction?.date !== localDate) {
    replay.days.push({ date: localDate, isJump: isDateJump(zone, instant, replay.lastAction) })
  }
  replay.lastAction = { instant, zone, date: localDate }
}
