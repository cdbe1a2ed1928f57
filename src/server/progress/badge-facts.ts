import { challengeRunOf } from '#core/progress/challenge-run.ts'
import type { BadgeFacts } from '#core/progress/badges.ts'
import { keysAsked } from '#core/progress/report.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { countActivities, findEvents } from './ledger.repo.ts'
import { loadStreak } from './streak.ts'

/** What badges are judged by, for showing how far each is. */
export async function loadBadgeFacts(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<BadgeFacts> {
  const user = await findUser(deps.db, userId)
  const streak = await loadStreak(deps, userId, user?.time_zone ?? 'UTC')
  const challenges = await findEvents(deps.db, userId, keysAsked({ activity: 'challengeCompleted' }, streak.today))
  return {
    counts: await countActivities(deps.db, userId),
    longestStreak: streak.longest,
    longestStepDays: streak.longestStepDays,
    challengeRun: challengeRunOf(challenges, streak.today),
  }
}
