import { must } from '#core/must.ts'
import type { Clock, Instant } from '#core/time.ts'
import type { ProgressRow } from './progress.repo.ts'

/**
 * Now, as a person's ledger tells it: never before what it last wrote down, even when the machine's clock was set back.
 * Events sort by their instants, and a replay must meet them in the order in which they were judged. To be asked once
 * the person's progress is locked.
 */
export function ownTime(
  clock: Clock,
  { reached_at: reachedAt, last_action_at: lastActionAt }: Pick<ProgressRow, 'reached_at' | 'last_action_at'>,
): Instant {
  return must([clock.now(), reachedAt, lastActionAt ?? ''].toSorted().at(-1))
}
