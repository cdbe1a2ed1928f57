import type { PlanId } from '#core/account/plans.ts'
import type { LocalDate } from '#core/time.ts'
import type { ActivityKey } from './activities.ts'
import type { LastAction } from './day.ts'
import type { PointEvent } from './point-event.ts'
import type { StreakDay } from './streak.ts'

/** What a judgement reads of an event that is already in the ledger. */
export type KnownEvent = Pick<PointEvent, 'sourceKey' | 'activity' | 'points' | 'localDate' | 'instant' | 'reverses'>

/**
 * Everything `judgeAward` needs to know of one person, loaded after their progress row was locked: keys guard
 * against a double award, but the day's caps hold only when one person's awards come one after the other.
 */
export type ProgressState = {
  userId: string
  plan: PlanId
  zone: string
  /** Sum of the person's events. */
  total: number
  /** The highest level reached so far; 1 at the start. */
  levelNumber: number
  lastAction: LastAction | null
  /** Every day made, ascending. */
  days: readonly StreakDay[]
  /** The outage days operators marked, for everyone. */
  outageDays: readonly LocalDate[]
  counts: ActivityCounts
  /** The events whose local date is `todayOf(zone, now, lastAction)`, summed by activity. */
  today: DaySums
  /** The events among `keysAsked(report, today)` that are in the ledger. */
  known: readonly KnownEvent[]
  /** Ids of the badges held. */
  badges: readonly string[]
}

/** Events recorded, less those reversed, of all time. */
export type ActivityCounts = Partial<Record<ActivityKey, number>>

/** `paid`: awards above 0 points, less their reversals. `points`: the sum, reversals included. */
export type DaySums = Partial<Record<ActivityKey, { paid: number; points: number }>>

/** What changes on the weekly board: points but the daily bonus, in the week that begins Monday `weekStart`, 00:00 UTC. */
export type WeekDelta = { weekStart: LocalDate; points: number }
