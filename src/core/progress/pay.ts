import type { ActivityKey } from './activities.ts'
import { ACTIVITY_KEYS, activityOf, PAID_TOGETHER, REPEATABLE_DAY_CAP } from './activities.ts'
import type { DaySums } from './progress-state.ts'

/**
 * What an activity pays on a day of which `today` was already earned: the table's points, or 0 when the activity's
 * own limit or the day's cap leaves no room for all of them. Never a part: a course pays 0 or its points.
 */
export function payFor(activity: ActivityKey, today: DaySums, points = activityOf(activity).points): number {
  const { isRepeatable, paidPerDay } = activityOf(activity)
  if (!isRepeatable) return points
  if (paidPerDay !== null && paidOf(activity, today) >= paidPerDay) return 0
  return repeatablePointsOf(today) + points <= REPEATABLE_DAY_CAP ? points : 0
}

function paidOf(activity: ActivityKey, today: DaySums): number {
  const alike = PAID_TOGETHER.includes(activity) ? PAID_TOGETHER : [activity]
  return alike.reduce((sum, key) => sum + (today[key]?.paid ?? 0), 0)
}

/** Points that count towards the day's cap. */
export function repeatablePointsOf(today: DaySums): number {
  const repeatable = ACTIVITY_KEYS.filter((key) => activityOf(key).isRepeatable)
  return repeatable.reduce((sum, key) => sum + (today[key]?.points ?? 0), 0)
}
