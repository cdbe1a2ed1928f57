import { must } from '#core/must.ts'
import type { PointEvent } from './point-event.ts'
import { BADGES } from '#core/progress/badges.ts'
import type { Badge, BadgeFacts } from '#core/progress/badges.ts'

/** A badge earned, and the source key of the event that earned it. */
export type BadgeGrant = { badgeId: string; sourceKey: string }

export type BadgeProgress = Pick<Badge, 'id' | 'name' | 'description' | 'target'> & {
  /** 0 to `target`. */
  current: number
}

/** The badges that `facts` earn and the person does not hold yet. `events`: those just judged, the reported one first. */
export function judgeBadges(facts: BadgeFacts, held: readonly string[], events: readonly PointEvent[]): BadgeGrant[] {
  const earned = BADGES.filter((badge) => !held.includes(badge.id) && badge.current(facts) >= badge.target)
  return earned.map((badge) => ({ badgeId: badge.id, sourceKey: starOf(badge, events).sourceKey }))
}

/** Every badge with what is left for it. A badge once held stays full, whatever was reversed since. */
export function badgeProgress(facts: BadgeFacts, held: readonly string[]): BadgeProgress[] {
  return BADGES.map(({ id, name, description, target, current }) => ({
    id,
    name,
    description,
    target,
    current: held.includes(id) ? target : Math.min(target, current(facts)),
  }))
}

function starOf(badge: Badge, events: readonly PointEvent[]): PointEvent {
  return events.find(({ activity }) => badge.earnedBy.includes(activity)) ?? must(events[0])
}
