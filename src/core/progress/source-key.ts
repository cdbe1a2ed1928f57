import type { LocalDate } from '#core/time.ts'
import type { ActivityKey } from './activities.ts'
import { PAID_TOGETHER, STREAK_TIERS } from './activities.ts'
import type { PointEvent } from './point-event.ts'

/** Source keys: what makes an award unique for a person. The prefixes are those of the gamification rule set. */

export const FIRST_MOCK_KEY = 'mock:first'
export const SUBJECT_LENGTH_MAX = 128

/** How often one course can be finished, undone within ten minutes, and finished again. */
export const GENERATIONS_MAX = 5

export const bonusKey = (date: LocalDate) => `bonus:${date}`
export const challengeKey = (date: LocalDate) => `challenge:${date}`
export const masterKey = (roleId: string) => keyOf('master', roleId)
export const undoKey = (sourceKey: string) => `undo:${sourceKey}`
export const voidKey = (sourceKey: string) => `void:${sourceKey}`

export const STREAK_KEYS = STREAK_TIERS.map(({ days }) => `streak:${days}`)

/** `prefix:subject`. Throws a RangeError for a subject that is empty, over-long or holds control characters. */
export function keyOf(prefix: string, subject: string): string {
  const isSound = subject.trim() !== '' && subject.length <= SUBJECT_LENGTH_MAX && !/\p{Cc}/u.test(subject)
  if (!isSound) throw new RangeError(`Not a subject for a ${prefix} key`)
  return `${prefix}:${subject}`
}

/** What its person can take back: a finished course, a follow-up, what was written after an interview. */
export function isUndoable(activity: ActivityKey): boolean {
  return activity === 'courseCompleted' || PAID_TOGETHER.includes(activity)
}

/** `root`, then `root#2` and so on: the keys that successive tries after an undo use. */
export function generationsOf(root: string): string[] {
  return Array.from({ length: GENERATIONS_MAX }, (_, at) => (at === 0 ? root : `${root}#${at + 1}`))
}

/** The keys that tell whether `root` was awarded, and whether its person took it back. */
export function familyOf(root: string): string[] {
  const keys = generationsOf(root)
  return [...keys, ...keys.map(undoKey)]
}

/** The event that holds `root` now, or null and the key that is free for the next award. */
export function currentGeneration<Known extends Pick<PointEvent, 'sourceKey'>>(
  root: string,
  known: readonly Known[],
): { sourceKey: string; event: Known | null } {
  const byKey = new Map(known.map((event) => [event.sourceKey, event]))
  let sourceKey = root
  for (const candidate of generationsOf(root)) {
    sourceKey = candidate
    if (!byKey.has(undoKey(candidate))) break
  }
  return { sourceKey, event: byKey.get(sourceKey) ?? null }
}
