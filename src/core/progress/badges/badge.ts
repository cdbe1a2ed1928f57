import type { ActivityKey } from '../activities.ts'
import type { ActivityCounts } from '../progress-state.ts'

/** What badges are judged by: aggregates of the person's ledger and days, after the event in question. */
export type BadgeFacts = {
  counts: ActivityCounts
  /** Days in the longest run ever. */
  longestStreak: number
  /** The longest step between two days made, in days. */
  longestStepDays: number
  /** Days in a row of the daily challenge up to now, counted up to seven. */
  challengeRun: number
}

export type Badge = {
  /** Kebab-case; names the drawing too. */
  id: string
  name: string
  /** How it is earned, as a sentence for people. */
  description: string
  /** Earned when `current` reaches this. */
  target: number
  /** How far the person is; may pass the target. */
  current: (facts: BadgeFacts) => number
  /** The activities that can earn it: the first of them among the new events carries the badge's star. */
  earnedBy: readonly ActivityKey[]
}

/** A badge for doing one activity `target` times. */
export function countBadge(
  badge: Pick<Badge, 'id' | 'name' | 'description' | 'target'> & { activity: ActivityKey },
): Badge {
  const { activity, ...shown } = badge
  return { ...shown, current: ({ counts }) => counts[activity] ?? 0, earnedBy: [activity] }
}

/** A badge for a run of `target` days, frozen days not counted. */
export function streakBadge(
  badge: Pick<Badge, 'id' | 'name' | 'description' | 'target'> & { activity: ActivityKey },
): Badge {
  const { activity, ...shown } = badge
  return { ...shown, current: ({ longestStreak }) => longestStreak, earnedBy: [activity] }
}
