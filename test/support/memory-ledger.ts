import type { PlanId } from '#core/account/plans.ts'
import type { ActivityKey } from '#core/progress/activities.ts'
import type { Award, Repeat } from '#core/progress/award.ts'
import { judgeAward } from '#core/progress/award.ts'
import type { LastAction } from '#core/progress/day.ts'
import { todayOf } from '#core/progress/day.ts'
import type { PointEvent } from '#core/progress/point-event.ts'
import type { DaySums, ProgressState } from '#core/progress/progress-state.ts'
import type { Refusal, Report } from '#core/progress/report.ts'
import { keysAsked } from '#core/progress/report.ts'
import type { Reversal, ReversalRefusal } from '#core/progress/reversal.ts'
import { judgeTakeBack, judgeUndo, judgeVoid, keysAskedForUndo } from '#core/progress/reversal.ts'
import { undoKey, voidKey } from '#core/progress/source-key.ts'
import type { StreakDay } from '#core/progress/streak.ts'
import { streakAt } from '#core/progress/streak-now.ts'

/** One person's ledger in memory: loads, judges and appends as the server does, and refuses a key used twice. */
export class MemoryLedger {
  plan: PlanId = 'explorer'
  zone = 'UTC'
  outageDays: string[] = []
  total = 0
  levelNumber = 1
  lastAction: LastAction | null = null
  readonly events: PointEvent[] = []
  readonly days: StreakDay[] = []
  readonly counts: Partial<Record<ActivityKey, number>> = {}
  readonly weeks = new Map<string, number>()
  readonly badges: string[] = []

  load(keys: readonly string[], now: string): ProgressState {
    const { plan, zone, total, levelNumber, lastAction, days, outageDays, counts, badges } = this
    const asked = new Set(keys)
    const known = this.events.filter(({ sourceKey }) => asked.has(sourceKey))
    const today = this.sumsOf(todayOf(zone, now, lastAction))
    return {
      userId: 'usr_1',
      plan,
      zone,
      total,
      levelNumber,
      lastAction,
      days,
      outageDays,
      counts,
      today,
      known,
      badges,
    }
  }

  report(report: Report, now: string): Award | Repeat | Refusal {
    const today = todayOf(this.zone, now, this.lastAction)
    const outcome = judgeAward(report, this.load(keysAsked(report, today), now), now)
    if (outcome.kind !== 'awarded') return outcome
    for (const event of outcome.events) this.append(event)
    if (outcome.newDay) this.days.push(outcome.newDay)
    this.lastAction = outcome.lastAction
    this.total = outcome.total
    this.levelNumber = outcome.levelNumber
    this.badges.push(...outcome.badges.map(({ badgeId }) => badgeId))
    this.addWeek(outcome.week)
    return outcome
  }

  undo(root: string, now: string): Reversal | ReversalRefusal {
    return this.take(judgeUndo(root, this.load(keysAskedForUndo(root), now), now))
  }

  takeBack(root: string, now: string): Reversal | ReversalRefusal {
    return this.take(judgeTakeBack(root, this.load(keysAskedForUndo(root), now), now))
  }

  void(sourceKey: string, now: string): Reversal | ReversalRefusal {
    return this.take(judgeVoid(sourceKey, this.load([sourceKey, undoKey(sourceKey), voidKey(sourceKey)], now), now))
  }

  streak(now: string) {
    return streakAt(this, now)
  }

  /** Sums by activity of the events of one local date. */
  sumsOf(date: string): DaySums {
    const sums: DaySums = {}
    for (const { activity, points, localDate } of this.events) {
      if (localDate !== date) continue
      const before = sums[activity] ?? { paid: 0, points: 0 }
      sums[activity] = { paid: before.paid + Math.sign(points), points: before.points + points }
    }
    return sums
  }

  private take(outcome: Reversal | ReversalRefusal): Reversal | ReversalRefusal {
    if (outcome.kind === 'refused') return outcome
    this.append(outcome.event)
    this.total = outcome.total
    this.addWeek(outcome.week)
    return outcome
  }

  private append(event: PointEvent): void {
    const isTaken = this.events.some(
      ({ sourceKey, reverses }) => sourceKey === event.sourceKey || (reverses !== null && reverses === event.reverses),
    )
    if (isTaken) throw new Error(`Used twice: ${event.sourceKey}`)
    this.events.push(event)
    this.counts[event.activity] = (this.counts[event.activity] ?? 0) + (event.reverses === null ? 1 : -1)
  }

  private addWeek({ weekStart, points }: { weekStart: string; points: number }): void {
    this.weeks.set(weekStart, (this.weeks.get(weekStart) ?? 0) + points)
  }
}
