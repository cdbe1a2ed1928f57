import type { Instant } from '#core/time.ts'
import { addMs, DAY_MS, msOf, SECOND_MS } from '#core/time.ts'

/** Nobody reads and answers a question faster than this: what comes sooner was not read. */
export const LEAST_MS_PER_ITEM = 3 * SECOND_MS
/** Scored checks that one person may begin on one local day, over all skills. */
export const SCORED_A_DAY = 3
/** An item seen in a scored check is not drawn again for the same person for so many days. */
export const SEEN_FOR_DAYS = 180
/** With fewer unseen items than this a check would say nothing, so none is begun. */
export const LEAST_ITEMS = 6

/** When so many answers may have been given at the earliest. */
export function earliestEnd(startedAt: Instant, answers: number): Instant {
  return addMs(startedAt, answers * LEAST_MS_PER_ITEM)
}

/** Whole seconds until the answers may be handed in; 0: now. */
export function secondsTooEarly(startedAt: Instant, answers: number, now: Instant): number {
  return Math.max(0, Math.ceil((msOf(earliestEnd(startedAt, answers)) - msOf(now)) / SECOND_MS))
}

/** What was seen before this instant may be asked again. */
export function seenSince(now: Instant): Instant {
  return addMs(now, -SEEN_FOR_DAYS * DAY_MS)
}

/** An item of a scored check and when it was shown. */
export type Seen = { itemId: string; at: Instant }

/** Null: enough is unseen for a check now. Otherwise when enough may be asked again. */
export function opensAt(itemIds: readonly string[], seen: readonly Seen[], now: Instant): Instant | null {
  const lastSeen = new Map<string, Instant>()
  for (const { itemId, at } of seen) if ((lastSeen.get(itemId) ?? '') < at) lastSeen.set(itemId, at)
  const free = itemIds.map((itemId) => {
    const at = lastSeen.get(itemId)
    return at === undefined ? '' : addMs(at, SEEN_FOR_DAYS * DAY_MS)
  })
  const enough = free.sort()[Math.min(LEAST_ITEMS, free.length) - 1] ?? ''
  return enough > now ? enough : null
}
