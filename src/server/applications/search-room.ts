import { Problem } from '#contract/problem.ts'
import type { Db } from '#server/db/connect.ts'
import { weighParts } from './parts.repo.ts'

/** An import of 5,000 applications makes 15,000 lines; somebody who writes a page a day for years 5 million characters. */
const MOST_ROWS = 25_000
const MOST_CHARACTERS = 5_000_000

/**
 * Each application has its limits; all histories together have one too, since some pages read them all: today's list,
 * reminders, the calendar.
 */
export async function requireHistoryRoom(db: Db, userId: string): Promise<void> {
  const { rows, characters } = await weighParts(db, userId)
  if (rows >= MOST_ROWS || characters >= MOST_CHARACTERS)
    throw new Problem(
      'applications.history_full',
      'Your applications hold as much history as there is room for. Export them and delete some you no longer need.',
    )
}
