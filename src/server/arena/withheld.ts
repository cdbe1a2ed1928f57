import { Problem } from '#contract/problem.ts'
import { isOver } from '#core/arena/attempt-rules.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { listOpenAttempts } from './attempt.repo.ts'

/**
 * The bank has few items per skill, so a past result, practice or the day's challenge could answer a scored check
 * that is under way. What shows answers of its skill waits until it has ended.
 */
export async function skillsWithheld({ clock }: Pick<Deps, 'clock'>, db: Db, userId: string): Promise<Set<string>> {
  const now = clock.now()
  const open = await listOpenAttempts(db, userId)
  return new Set(open.filter((row) => row.mode === 'scored' && !isOver(row.ends_at, now)).map((row) => row.skill_id))
}

export function checkIsOpen(): Problem {
  return new Problem('arena.check_open', 'A scored check of this skill is under way. Finish it first, then this opens.')
}
