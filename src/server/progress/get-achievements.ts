import type { z } from 'zod'
import type { AchievementsBrief, getAchievementsDetails as details, getAdvancedUserPoints } from '#contract/progress.ts'
import { sessionEnded } from '#server/http/session-ended.ts'
import { badgeProgress } from '#core/progress/judge-badges.ts'
import { badgeImageUrl } from '#core/progress/image-urls.ts'
import { levelNameOf, maxPointsOf } from '#core/progress/levels.ts'
import { addDays } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import { loadBadgeFacts } from './badge-facts.ts'
import { findLadder } from './dream-role.repo.ts'
import { listEvents, sumByActivity, sumByDay, type EventPage } from './ledger.repo.ts'
import { findProgress, listBadges } from './progress.repo.ts'
import { loadStreak } from './streak.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

const NEWEST = 100
const CHARTED_DAYS = 90

/** Points and level; a person without events yet stands at level 1 with 0 points. */
export async function getAchievementsBrief(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
): Promise<AchievementsBrief> {
  const progress = await findProgress(deps.db, userId)
  const totalpoints = progress?.total_points ?? 0
  const levelNumber = progress?.level_number ?? 1
  return {
    totalpoints,
    maxPoints: maxPointsOf(totalpoints, levelNumber),
    levelNumber,
    levelName: levelNameOf(levelNumber, await findLadder(deps.catalogue, deps.db, userId)),
  }
}

/** The same with the newest point events, and every badge with what is left for it. */
export async function getAchievementsDetails(
  deps: ReadDeps,
  userId: string,
  page: { [Key in keyof EventPage]?: EventPage[Key] | undefined },
): Promise<z.input<typeof details.output>> {
  const brief = await getAchievementsBrief(deps, userId)
  const events = await listEvents(deps.db, userId, { limit: page.limit ?? NEWEST, before: page.before })
  const held = new Map((await listBadges(deps.db, userId)).map((badge) => [badge.badge_id, badge.at]))
  const badges = badgeProgress(await loadBadgeFacts(deps, userId), [...held.keys()])
  return {
    ...brief,
    total: brief.totalpoints,
    individualPoints: events.map((event) => ({
      id: event.id,
      numOfPoints: event.points,
      earnedAt: event.at,
      starUrl: event.badge_id ? badgeImageUrl(event.badge_id) : null,
      activity: { [event.category]: { [event.activity]: true } },
      isReversal: event.reverses !== null,
    })),
    badges: badges.map((badge) => ({
      ...badge,
      imageUrl: badgeImageUrl(badge.id),
      earnedAt: held.get(badge.id) ?? null,
    })),
  }
}

/** Points by category, by activity, and by local day of the last ninety. */
export async function getAdvancedPoints(
  deps: ReadDeps,
  userId: string,
): Promise<z.input<typeof getAdvancedUserPoints.output>> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const { today } = await loadStreak(deps, userId, user.time_zone)
  const byCategory: Record<string, number> = {}
  const byActivity: Record<string, number> = {}
  for (const { category, activity, points } of await sumByActivity(deps.db, userId)) {
    byCategory[category] = (byCategory[category] ?? 0) + points
    byActivity[activity] = points
  }
  const days = await sumByDay(deps.db, userId, addDays(today, 1 - CHARTED_DAYS))
  return {
    byCategory,
    byActivity,
    byDay: days.map(({ local_date, points, events }) => ({ date: local_date, points, events })),
  }
}
