import type { Instant } from '#core/time.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import { activityOf, RULE_VERSION } from './activities.ts'
import type { PointEvent } from './point-event.ts'
import type { KnownEvent, ProgressState, WeekDelta } from './progress-state.ts'
import { currentGeneration, familyOf, GENERATIONS_MAX, generationsOf, undoKey, voidKey } from './source-key.ts'
import { weekDeltaOf } from './week.ts'

/** A person can take their own award back for this long, the last millisecond included. */
export const UNDO_WINDOW_MS = 10 * MINUTE_MS

export type ReversalState = Pick<ProgressState, 'userId' | 'zone' | 'total' | 'known'>

/** Lower the activity's count by one with it. The level stays, the badges stay, the day stays made. */
export type Reversal = { kind: 'reversed'; event: PointEvent; total: number; week: WeekDelta }

export type ReversalRefusal = {
  kind: 'refused'
  reason: 'nothingToReverse' | 'alreadyReversed' | 'tooLate' | 'tooOften'
}

/** The source keys to look up before `judgeUndo`. */
export function keysAskedForUndo(root: string): string[] {
  return [...familyOf(root), ...generationsOf(root).map(voidKey)]
}

/**
 * A person's own undo, within ten minutes: takes the points back and frees the key, so that doing it again pays
 * again and the net pay is that of one award or none. Refused later or after too many tries: then the points stay,
 * the key stays used, and marking it again pays nothing.
 */
export function judgeUndo(root: string, state: ReversalState, now: Instant): Reversal | ReversalRefusal {
  const { event } = currentGeneration(root, state.known)
  if (event === null) return { kind: 'refused', reason: 'nothingToReverse' }
  if (isKnown(voidKey(event.sourceKey), state)) return { kind: 'refused', reason: 'alreadyReversed' }
  if (msOf(now) - msOf(event.instant) > UNDO_WINDOW_MS) return { kind: 'refused', reason: 'tooLate' }
  if (event.sourceKey === generationsOf(root)[GENERATIONS_MAX - 1]) return { kind: 'refused', reason: 'tooOften' }
  return reverse(event, undoKey(event.sourceKey), state, now)
}

/**
 * For what its person can take back at any time. Within ten minutes as above; later the points go and the key stays
 * used, so that taking back and writing again earns nothing.
 */
export function judgeTakeBack(root: string, state: ReversalState, now: Instant): Reversal | ReversalRefusal {
  const judged = judgeUndo(root, state, now)
  if (judged.kind === 'reversed' || !['tooLate', 'tooOften'].includes(judged.reason)) return judged
  const { sourceKey } = currentGeneration(root, state.known)
  return judgeVoid(sourceKey, state, now)
}

/**
 * An operator's reversal of any award, at any time: the source key stays used. `state.known` holds the event and
 * what is known under its `undo:` and `void:` keys.
 */
export function judgeVoid(sourceKey: string, state: ReversalState, now: Instant): Reversal | ReversalRefusal {
  const event = state.known.find((known) => known.sourceKey === sourceKey)
  if (event === undefined || event.reverses !== null) return { kind: 'refused', reason: 'nothingToReverse' }
  const isReversed = isKnown(undoKey(sourceKey), state) || isKnown(voidKey(sourceKey), state)
  if (isReversed) return { kind: 'refused', reason: 'alreadyReversed' }
  return reverse(event, voidKey(sourceKey), state, now)
}

function reverse(original: KnownEvent, sourceKey: string, state: ReversalState, now: Instant): Reversal {
  const points = 0 - Math.min(original.points, state.total)
  const event: PointEvent = {
    userId: state.userId,
    category: activityOf(original.activity).category,
    activity: original.activity,
    points,
    sourceKey,
    localDate: original.localDate,
    instant: now,
    zone: state.zone,
    ruleVersion: RULE_VERSION,
    reverses: original.sourceKey,
  }
  return { kind: 'reversed', event, total: state.total + points, week: weekDeltaOf([event], original.instant) }
}

function isKnown(sourceKey: string, { known }: ReversalState): boolean {
  return known.some((event) => event.sourceKey === sourceKey)
}
