import { sessionEnded } from '#server/http/session-ended.ts'
import type { LastAction } from '#core/progress/day.ts'
import { currentStreak, streakAt, type StreakNow } from '#core/progress/streak-now.ts'
import type { LocalDate } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { findUser } from '#server/users/user.repo.ts'
import { lastActionOf } from './award.ts'
import { findProgress, listStreakFacts } from './progress.repo.ts'

/** The person's streak as of now, computed from the days they made. */
export async function loadStreak(deps: Pick<Deps, 'db' | 'clock'>, userId: string, zone: string): Promise<StreakNow> {
  const progress = await findProgress(deps.db, userId)
  const lastAction = progress ? lastActionOf(progress) : null
  return streakAt({ zone, lastAction, ...(await listStreakFacts(deps.db, userId)) }, deps.clock.now())
}

/** The same for the person who asks, with the zone it was computed in. */
export async function loadOwnStreak(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<StreakNow & { timeZone: string }> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  return { ...(await loadStreak(deps, userId, user.time_zone)), timeZone: user.time_zone }
}

/** Local dates of the current streak, from the last action on: their number is the streak. */
export async function loadStreakDates(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  zone: string,
  lastAction: LastAction | null,
): Promise<LocalDate[]> {
  if (!lastAction) return []
  return currentStreak({ zone, lastAction, ...(await listStreakFacts(deps.db, userId)) }, deps.clock.now()).dates
}
