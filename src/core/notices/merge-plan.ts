import type { Instant } from '../time.ts'
import { reasonKey } from './judge-notices.ts'
import type { Channel } from './kinds.ts'
import type { PlannedNotice } from './plan-notices.ts'
import type { Reason } from './reasons.ts'

/** A notice that waits for its time; `isHeld` when it has been judged before, and waits for another reason. */
export type QueuedNotice = Pick<Reason, 'kind' | 'subject'> & {
  id: string
  channel: Channel
  dueAt: Instant
  isHeld: boolean
}

/** What a new plan changes in what waits: what has lost its reason goes, and a new time of day moves what has not been held. */
export function mergePlan(
  queued: readonly QueuedNotice[],
  planned: readonly PlannedNotice[],
  reasons: readonly Reason[],
  now: Instant,
): { gone: string[]; moved: { id: string; dueAt: Instant }[] } {
  const known = new Set(reasons.map(reasonKey))
  const plan = new Map(planned.map((notice) => [`${notice.channel} ${reasonKey(notice)}`, notice]))
  const gone = queued.filter((notice) => !known.has(reasonKey(notice))).map(({ id }) => id)
  const moved = queued.flatMap(({ id, channel, dueAt, isHeld, ...notice }) => {
    const idealAt = plan.get(`${channel} ${reasonKey(notice)}`)?.idealAt
    return idealAt !== undefined && !isHeld && idealAt > now && idealAt !== dueAt ? [{ id, dueAt: idealAt }] : []
  })
  return { gone, moved }
}
