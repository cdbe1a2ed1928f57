import type { Moments } from '#contract/moments.ts'
import { MILESTONE_TYPES, type ActivityKey } from '#core/progress/activities.ts'
import { BADGES } from '#core/progress/badges.ts'
import { badgeImageUrl } from '#core/progress/image-urls.ts'
import { levelNameOf } from '#core/progress/levels.ts'
import type { Deps } from '#server/deps.ts'
import { findLadder } from './dream-role.repo.ts'
import { findProgress, listBadges } from './progress.repo.ts'
import { findSeen, listEventsAfter } from './seen-progress.repo.ts'

/** What the person earned after the last event they were shown: shown once, also at a later visit. */
export async function getMoments({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>, userId: string): Promise<Moments> {
  const seen = await findSeen(db, userId)
  const events = await listEventsAfter(db, userId, seen?.event_id ?? '')
  const levelNumber = (await findProgress(db, userId))?.level_number ?? 1
  const keys = new Set(events.map((event) => event.source_key))
  const earned = new Set(
    (await listBadges(db, userId)).filter((badge) => keys.has(badge.source_key)).map((badge) => badge.badge_id),
  )
  return {
    through: events.at(-1)?.id ?? null,
    points: events.reduce((sum, event) => sum + event.points, 0),
    events: events
      .filter((event) => event.points > 0)
      .map(({ activity, points }) => ({ activity: activity as ActivityKey, points })),
    levelNumber,
    levelName: levelNameOf(levelNumber, await findLadder(catalogue, db, userId)),
    isNewLevel: levelNumber > (seen?.level_number ?? 1),
    badges: BADGES.filter(({ id }) => earned.has(id)).map(({ id, name, description }) => ({
      id,
      name,
      description,
      imageUrl: badgeImageUrl(id),
    })),
    milestones: MILESTONE_TYPES.filter((type) => keys.has(`milestone:${type}`)),
    hasChosenBoardName: Boolean(seen?.board_name_chosen_at),
  }
}
